#pragma once

#include "formats/picture/scene.h"
#include "formats/regatta/picture/layers.h"
#include "formats/regatta/picture/marks.h"
#include "rules/regatta/board/course.h"

namespace fairway::formats::regatta {

// A card's size, which is that of the zone before a bow.
struct CardSize {
  int width = 63;
  int length = 88;
};

// A table with its course made ready to be painted, and what is to be drawn on it. The unit is a millimetre
// of the table.
class TableScene final : public Scene {
public:
  explicit TableScene(fairway::regatta::Course course, CardSize card = {});

  const fairway::regatta::Course& course() const { return course_; }
  const CardSize& card() const { return card_; }
  const Box& box() const override { return box_; }

  // Signs that have no size of their own (arrows, names, tags) are so many millimetres large: a picture of a
  // long table is looked at from farther away.
  double sign() const { return sign_; }

  std::span<const std::string_view> layerNames() const override { return tableLayerNames; }
  std::vector<LegendEntry> legend(const Theme& theme, Layers layers, const Speaker& speaker) const override;
  int scaleBlock() const override { return 100; }
  std::string scaleInWords(int units, double millimetres, const Speaker& speaker) const override;

  std::vector<Pose> startBoats; // where boats find room behind the line
  std::vector<Wake> route;
  std::vector<Wake> tracks; // of boats, by seat: where each was turn by turn
  std::vector<BoatMark> boats;

private:
  void paintLayers(cairo_t* target, const PaintOptions& options, Layers layers) const override;

  fairway::regatta::Course course_;
  CardSize card_;
  Box box_;
  double sign_;
};

Colour boatColour(const Theme& theme, int seat);

// Where a ray from a point of the table leaves it.
Point rayEnd(const Box& table, Point from, Point way);

} // namespace fairway::formats::regatta
