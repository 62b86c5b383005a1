#include "formats/picture/legend.h"
#include "tests/toy_game/stones.h"

#include <cairo.h>

#include <algorithm>

namespace fairway::toy {

namespace {

constexpr std::array<std::string_view, 2> names{"brook", "stones"};

} // namespace

StonesScene::StonesScene(StonesBody body) : body_(std::move(body)) {
  const auto tallest = std::max_element(body_.stones.begin(), body_.stones.end());
  box_ = {0, 0, static_cast<double>(body_.stones.size()), tallest == body_.stones.end() ? 1.0 : *tallest};
}

std::span<const std::string_view> StonesScene::layerNames() const {
  return names;
}

void StonesScene::paintLayers(cairo_t* target, const formats::PaintOptions&, formats::Layers layers) const {
  cairo_save(target);
  if (layers.has(0)) {
    cairo_set_source_rgb(target, 0.6, 0.8, 0.9);
    cairo_rectangle(target, box_.left, box_.top, box_.width(), box_.height());
    cairo_fill(target);
  }
  for (std::size_t i = 0; layers.has(1) && i < body_.stones.size(); ++i) {
    cairo_set_source_rgb(target, 0.4, 0.4, 0.4);
    cairo_rectangle(target, static_cast<double>(i) + 0.1, box_.bottom - body_.stones[i], 0.8,
                    body_.stones[i]);
    cairo_fill(target);
  }
  cairo_restore(target);
}

std::vector<formats::LegendEntry> StonesScene::legend(const formats::Theme&, formats::Layers,
                                                      const Speaker&) const {
  return {};
}

std::string StonesScene::scaleInWords(int units, double millimetres, const Speaker&) const {
  return std::to_string(units) + " stones, " + std::to_string(millimetres) + " mm each";
}

} // namespace fairway::toy
