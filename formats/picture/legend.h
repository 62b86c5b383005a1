#pragma once

#include "formats/picture/scene.h"
#include "formats/picture/text.h"

#include <functional>

// Inside formats only: this header shows Cairo.
namespace fairway::formats {

// One sign and what it means. The sign is drawn round the origin in a box one unit wide.
struct LegendEntry {
  std::function<void(const Pen&, const Texts&)> sign;
  std::string text;
  double height = 1; // of the sign's box
};

// What legends say, in the language of the reader.
struct Said {
  const Speaker& speaker;
  std::string operator()(const Phrase& phrase) const { return phrase.in(speaker); }
};

// The first findings in words; a board full of them needs a report, not a legend. They are the scene's own,
// which outlives its legend.
void addFindings(const std::vector<FindingMark>& findings,
                 const std::function<void(const Pen&, const FindingMark&)>& sign, const Said& said,
                 std::vector<LegendEntry>& entries, double signHeight = 1);

// Signs and texts below a picture, in millimetres.
inline constexpr double legendSign = 6; // width of a sign
inline constexpr double legendText = 2.6;

// Lays entries out in lines within a width, in millimetres; wide texts are wrapped. Returns the height, and
// draws unless `draw` is false.
double layLegend(const Pen& pen, const Texts& texts, const std::vector<LegendEntry>& entries,
                 const Theme& theme, Point at, double width, bool draw);

// A bar of whole units of the board with their number and their length. The same for its height.
struct ScaleBar {
  const Scene& scene;
  double unit = 10; // millimetres
  const Speaker& speaker;
};
double layScaleBar(const Pen& pen, const Texts& texts, const Theme& theme, Point at, double width,
                   const ScaleBar& bar, bool draw);

} // namespace fairway::formats
