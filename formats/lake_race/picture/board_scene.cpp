#include "formats/lake_race/picture/brush.h"
#include "formats/lake_race/picture/far_view.h"

#include <algorithm>

namespace fairway::formats::lake_race {

namespace {

using fairway::lake_race::Lake;
using fairway::lake_race::Terrain;

// A breadth-first walk from every cell that has another terrain beside it.
std::vector<std::uint8_t> depthsOf(const Lake& lake) {
  constexpr std::uint8_t unknown = 255;
  std::vector<std::uint8_t> depths(static_cast<std::size_t>(lake.map.cellCount()), unknown);
  std::vector<std::size_t> frontier;
  const auto forNeighbours = [&lake](Cell cell, auto&& act) {
    for (const Direction direction : allDirections) {
      const Cell other = neighbour(cell, direction, lake.stagger);
      if (lake.map.contains(other)) act(other);
    }
  };
  for (std::size_t i = 0; i < depths.size(); ++i) {
    const Cell cell = lake.map.cellAt(i);
    if (lake.map.at(cell) == Terrain::Void) continue;
    bool shore = false;
    // The board's edge is not a shore: the lake goes on under the frame.
    forNeighbours(cell, [&](Cell other) {
      const Terrain there = lake.map.at(other);
      shore = shore || (there != Terrain::Void && there != lake.map.at(cell));
    });
    if (!shore) continue;
    depths[i] = 0;
    frontier.push_back(i);
  }
  for (std::size_t next = 0; next < frontier.size(); ++next) {
    const std::uint8_t depth = depths[frontier[next]];
    if (depth == unknown - 1) break;
    forNeighbours(lake.map.cellAt(frontier[next]), [&](Cell other) {
      std::uint8_t& there = depths[lake.map.indexOf(other)];
      if (there != unknown) return;
      there = static_cast<std::uint8_t>(depth + 1);
      frontier.push_back(lake.map.indexOf(other));
    });
  }
  return depths;
}

} // namespace

BoardScene::BoardScene(Lake lake)
    : lake_(std::move(lake)), shores_(shoresOf(lake_)), box_(boardBox(lake_.map, lake_.stagger)),
      depths_(depthsOf(lake_)) {}

BoardScene::BoardScene(const fairway::lake_race::Course& c) : BoardScene(c.lake) {
  course = CourseMarks{c.placement, c.choices, c.race};
}

void BoardScene::paintLayers(cairo_t* target, const PaintOptions& options, Layers layers) const {
  static constexpr std::array painters{paintLake,       paintHeat,  paintGrid,    paintLabels,
                                       paintStartCells, paintSlots, paintGates,   paintRoute,
                                       paintCourse,     paintBoats, paintFindings};
  const Texts texts(target);
  const Brush brush(target, texts, *this, options);
  paintEach(brush, painters, layers);
}

Layers BoardScene::paintFar(const PixelGrid& pixels, const View& view, const PaintOptions& options) const {
  if (!isFarView(options.unitPixels)) return Layers::none();
  paintFarLake(pixels, view, *this, options);
  return Layers::none().with(Layer::Lake).with(Layer::Grid);
}

Point gateEnd(const Lake& lake, const fairway::lake_race::Gate& gate) {
  const Point origin = centreOf(lake.cellOf(gate.origin), lake.stagger);
  const Point whole = planeVector(gate.along);
  if (gate.length > 0) return origin + static_cast<double>(gate.length) * whole;
  const Point along = (1 / lengthOf(whole)) * whole;
  const Box box = boardBox(lake.map, lake.stagger);
  constexpr double step = 0.05;
  double last = 0;
  for (double reach = step; box.contains(origin + reach * along); reach += step)
    if (lake.map.at(cellAt(origin + reach * along, lake.stagger)) != Terrain::Void) last = reach;
  return origin + last * along;
}

} // namespace fairway::formats::lake_race
