#include "formats/river/picture/section_scene.h"

#include "formats/picture/legend.h"
#include "formats/river/picture/brush.h"

namespace fairway::formats::river {

SectionScene::SectionScene(Section section) : section_(std::move(section)), box_{0, 0, sectionWidth, 1} {}

std::span<const std::string_view> SectionScene::layerNames() const {
  return std::span(river::layerNames).first(1);
}

void SectionScene::paintLayers(cairo_t* target, const PaintOptions& options, Layers layers) const {
  if (!layers.has(Layer::River)) return;
  const Pen pen(target);
  const Pen::Kept kept(pen);
  const Texts texts(target);
  cairo_set_line_join(target, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap(target, CAIRO_LINE_CAP_ROUND);
  drawSection(pen, texts, themeOf(options.theme), {}, section_, 2);
}

std::vector<LegendEntry> SectionScene::legend(const Theme&, Layers, const Speaker&) const {
  return {};
}

std::string SectionScene::scaleInWords(int, double, const Speaker&) const {
  return {};
}

} // namespace fairway::formats::river
