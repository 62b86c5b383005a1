#include "validator/lake_race/graph/water_graph.h"

#include <algorithm>

namespace fairway::validator::lake_race {

namespace {

using Number = WaterGrid::Number;

// Gives all water that is connected to the cell the same number of a body.
void flood(const WaterGrid& grid, Number from, int body, std::vector<int>& bodyOf) {
  std::vector<Number> queue{from};
  bodyOf[from] = body;
  for (std::size_t head = 0; head < queue.size(); ++head)
    grid.forEachNeighbour(queue[head], [&](Number next) {
      if (!grid.isWater(next) || bodyOf[next] != WaterGraph::noBody) return;
      bodyOf[next] = body;
      queue.push_back(next);
    });
}

} // namespace

WaterGraph::WaterGraph(const fairway::lake_race::TerrainMap& map, Stagger stagger,
                       std::span<const Cell> obstacles)
    : grid_(map, stagger, obstacles) {}

const WaterGraph::Bodies& WaterGraph::bodiesMade() const {
  if (bodies_) return *bodies_;
  std::vector<Body> bodies;
  std::vector<int> ofCell(grid_.size(), noBody);
  for (Number number = 0; number < grid_.size(); ++number) {
    if (!grid_.isWater(number)) continue;
    if (ofCell[number] == noBody) {
      flood(grid_, number, static_cast<int>(bodies.size()), ofCell);
      bodies.emplace_back();
    }
    bodies[static_cast<std::size_t>(ofCell[number])].cells.push_back(grid_.cellAt(number));
  }
  std::stable_sort(bodies.begin(), bodies.end(),
                   [](const Body& a, const Body& b) { return a.cells.size() > b.cells.size(); });
  for (std::size_t i = 0; i < bodies.size(); ++i)
    for (Cell cell : bodies[i].cells) ofCell[grid_.numberOf(cell)] = static_cast<int>(i);
  return bodies_.emplace(Bodies{std::move(bodies), std::move(ofCell)});
}

const std::vector<Body>& WaterGraph::bodies() const {
  return bodiesMade().bodies;
}

int WaterGraph::bodyOf(Cell cell) const {
  return isWater(cell) ? bodiesMade().ofCell[grid_.numberOf(cell)] : noBody;
}

} // namespace fairway::validator::lake_race
