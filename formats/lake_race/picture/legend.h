#pragma once

#include "formats/lake_race/picture/layers.h"
#include "formats/picture/text.h"
#include "rules/base/phrase.h"

#include <functional>

// Inside formats only: this header shows Cairo.
namespace fairway::formats {

class BoardScene;

// One sign and what it means. The sign is drawn in a hex of size 1 round the origin.
struct LegendEntry {
  std::function<void(const Pen&, const Texts&)> sign;
  std::string text;
};

// The signs that this picture shows, and no others.
std::vector<LegendEntry> legendOf(const BoardScene& scene, const Theme& theme, Layers layers,
                                  const Speaker& speaker = {});

// Lays entries out in lines within a width, in millimetres; wide texts are wrapped. Returns the height, and
// draws unless `draw` is false.
double layLegend(const Pen& pen, const Texts& texts, const std::vector<LegendEntry>& entries,
                 const Theme& theme, Point at, double width, bool draw);

// A bar of whole hexes with their number and their length. The same for its height.
struct ScaleBar {
  double hexMillimetres = 10;
  const Speaker& speaker;
};
double layScaleBar(const Pen& pen, const Texts& texts, const Theme& theme, Point at, double width,
                   const ScaleBar& bar, bool draw);

// The colours of a heat map with least and greatest value.
double layHeatScale(const Pen& pen, const Texts& texts, const BoardScene& scene, const Theme& theme, Point at,
                    double width, bool draw);

} // namespace fairway::formats
