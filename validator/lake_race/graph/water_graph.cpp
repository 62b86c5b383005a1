#include "validator/lake_race/graph/csr.h"

#include "rules/hex/cell.h"

#include <boost/graph/breadth_first_search.hpp>

#include <algorithm>
#include <numeric>

namespace fairway::validator::lake_race {

namespace {

using Edges = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

Edges edgesBetween(const std::vector<char>& water, int columns, int rows, Stagger stagger) {
  Edges edges;
  edges.reserve(allDirections.size() * static_cast<std::size_t>(std::count(water.begin(), water.end(), 1)));
  const auto indexOf = [columns](int column, int row) {
    return static_cast<std::uint32_t>((row - 1) * columns + column - 1);
  };
  for (int row = 1; row <= rows; ++row) {
    const auto beside = rowSteps(row, stagger);
    for (int column = 1; column <= columns; ++column) {
      if (!water[indexOf(column, row)]) continue;
      for (const Cell step : beside) {
        const int there = column + step.column;
        if (there >= 1 && there <= columns && step.row >= 1 && step.row <= rows &&
            water[indexOf(there, step.row)])
          edges.emplace_back(indexOf(column, row), indexOf(there, step.row));
      }
    }
  }
  return edges;
}

// Collects what a search discovers.
struct Collector : boost::default_bfs_visitor {
  explicit Collector(std::vector<std::uint32_t>& list) : found(&list) {}
  template <class Graph>
  void discover_vertex(std::uint32_t vertex, const Graph&) {
    found->push_back(vertex);
  }
  std::vector<std::uint32_t>* found;
};

} // namespace

WaterGraph::WaterGraph(const fairway::lake_race::TerrainMap& map, Stagger stagger,
                       std::span<const Cell> obstacles)
    : columns_(map.columns()), rows_(map.rows()), csr_(std::make_unique<Csr>()) {
  csr_->water.resize(static_cast<std::size_t>(map.cellCount()));
  for (std::size_t i = 0; i < csr_->water.size(); ++i)
    csr_->water[i] = map.at(map.cellAt(i)) == fairway::lake_race::Terrain::Water;
  for (Cell cell : obstacles)
    if (map.contains(cell)) csr_->water[map.indexOf(cell)] = 0;
  const Edges edges = edgesBetween(csr_->water, columns_, rows_, stagger);
  csr_->graph = CsrGraph(boost::edges_are_sorted, edges.begin(), edges.end(),
                         static_cast<std::uint32_t>(map.cellCount()));
}

WaterGraph::~WaterGraph() = default;

std::size_t WaterGraph::indexOf(Cell cell) const {
  return static_cast<std::size_t>(cell.row - 1) * static_cast<std::size_t>(columns_) +
         static_cast<std::size_t>(cell.column - 1);
}

Cell WaterGraph::cellAt(std::size_t index) const {
  const auto columns = static_cast<std::size_t>(columns_);
  return {static_cast<int>(index % columns) + 1, static_cast<int>(index / columns) + 1};
}

bool WaterGraph::isWater(Cell cell) const {
  return cell.column >= 1 && cell.column <= columns_ && cell.row >= 1 && cell.row <= rows_ &&
         csr_->water[indexOf(cell)];
}

const WaterGraph::Bodies& WaterGraph::bodiesMade() const {
  if (bodies_) return *bodies_;
  bodies_ = std::make_unique<Bodies>();
  bodies_->ofCell.assign(csr_->water.size(), noBody);
  std::vector<boost::default_color_type> colours(csr_->water.size());
  boost::queue<std::uint32_t> queue;
  for (std::uint32_t i = 0; i < csr_->water.size(); ++i) {
    if (!csr_->water[i] || colours[i] != boost::white_color) continue;
    std::vector<std::uint32_t> found;
    boost::breadth_first_visit(csr_->graph, i, queue, Collector(found), colours.data());
    std::sort(found.begin(), found.end());
    Body& body = bodies_->bodies.emplace_back();
    for (std::uint32_t cell : found) body.cells.push_back(cellAt(cell));
  }
  std::stable_sort(bodies_->bodies.begin(), bodies_->bodies.end(),
                   [](const Body& a, const Body& b) { return a.cells.size() > b.cells.size(); });
  for (std::size_t i = 0; i < bodies_->bodies.size(); ++i)
    for (Cell cell : bodies_->bodies[i].cells) bodies_->ofCell[indexOf(cell)] = static_cast<int>(i);
  return *bodies_;
}

const std::vector<Body>& WaterGraph::bodies() const {
  return bodiesMade().bodies;
}

int WaterGraph::bodyOf(Cell cell) const {
  return isWater(cell) ? bodiesMade().ofCell[indexOf(cell)] : noBody;
}

} // namespace fairway::validator::lake_race
