#pragma once

#include "formats/picture/scene.h"
#include "rules/river/board/section.h"

namespace fairway::formats::river {

// One section by itself, such as palettes show it. The unit is its height.
class SectionScene final : public Scene {
public:
  explicit SectionScene(fairway::river::Section section);

  const Box& box() const override { return box_; }
  std::span<const std::string_view> layerNames() const override;
  std::vector<LegendEntry> legend(const Theme& theme, Layers layers, const Speaker& speaker) const override;
  std::string scaleInWords(int units, double millimetres, const Speaker& speaker) const override;

private:
  void paintLayers(cairo_t* target, const PaintOptions& options, Layers layers) const override;

  fairway::river::Section section_;
  Box box_;
};

} // namespace fairway::formats::river
