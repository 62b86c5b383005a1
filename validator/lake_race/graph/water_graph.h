#pragma once

#include "rules/lake_race/board/lake.h"
#include "validator/lake_race/graph/water_grid.h"

#include <memory>

namespace fairway::validator::lake_race {

// A connected set of water cells.
struct Body {
  std::vector<Cell> cells; // in reading order
};

// A cell without which the water is split.
struct CutCell {
  Cell cell;
  int large = 0;   // cells of the largest part that it leaves
  int smaller = 0; // cells of the second largest part
  Cell inSmaller;  // a cell of that part
};

// Two ways without a common cell, or a cell that every way uses (neither where there is no way at all).
struct Lanes {
  std::vector<std::vector<Cell>> ways;
  std::optional<Cell> cut;
};

class LaneNetwork;

// The water of a lake as a graph, with edges between neighbouring water cells, shared by all checks.
class WaterGraph {
public:
  // Cells in `obstacles` hold a buoy and are not water.
  WaterGraph(const fairway::lake_race::TerrainMap& map, Stagger stagger,
             std::span<const Cell> obstacles = {});
  WaterGraph(const WaterGraph&) = delete;
  WaterGraph& operator=(const WaterGraph&) = delete;

  bool isWater(Cell cell) const { return grid_.contains(cell) && grid_.isWater(grid_.numberOf(cell)); }

  static constexpr int noBody = -1;

  // Bodies of water, the largest first (the first in reading order among equals).
  const std::vector<Body>& bodies() const;
  int bodyOf(Cell cell) const; // noBody where there is not water

  // Cells whose loss leaves two or more parts of at least `least` cells each, in reading order.
  std::vector<CutCell> cutCells(int least) const;

  // What is connected to the seed when a cell is lost, in reading order.
  std::vector<Cell> partFrom(Cell seed, Cell without) const;

  // Ways from any of the sources to any of the sinks; a cell that is both is a way by itself. Cells that are
  // `shared` may lie on both ways.
  Lanes lanes(std::span<const Cell> sources, std::span<const Cell> sinks,
              std::span<const Cell> shared = {}) const;

private:
  struct Bodies {
    std::vector<Body> bodies;
    std::vector<int> ofCell; // by number
  };

  const Bodies& bodiesMade() const;

  WaterGrid grid_;
  mutable std::optional<Bodies> bodies_; // this and the next are made when first asked for
  mutable std::shared_ptr<LaneNetwork> lanes_;
};

} // namespace fairway::validator::lake_race
