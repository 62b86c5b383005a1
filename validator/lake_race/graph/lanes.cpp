#include "validator/lake_race/graph/water_graph.h"

#include <algorithm>

// Menger's theorem: two ways share no cell exactly when a flow of two fits through cells that carry one each.
// A cell is split into an entry and an exit, joined by an edge of capacity one; the source lets two through,
// so that three searches at most decide. Each takes a shortest way that still has room (Edmonds and Karp).
// The network is never laid out: its edges are those of the water, and a flow of two touches few of them.
namespace fairway::validator::lake_race {

class LaneNetwork {
public:
  using Number = WaterGrid::Number;

  explicit LaneNetwork(const WaterGrid& grid)
      : grid_(grid), capacity_(grid.size(), 1), opensSink_(grid.size()), through_(grid.size()),
        fromSource_(grid.size()), toSink_(grid.size()), along_(grid.size() * allDirections.size()),
        unsearched_(2 * grid.size(), closed) {
    for (Number cell = 0; cell < grid.size(); ++cell)
      if (grid.isWater(cell)) unsearched_[entry(cell)] = unsearched_[exit(cell)] = unreached;
  }

  // How many ways may share a cell: one, unless this says two.
  void widen(Number cell, int capacity) { capacity_[cell] = static_cast<std::int8_t>(capacity); }
  void openSource(Number cell) { sources_.push_back(cell); }
  void openSink(Number cell) { opensSink_[cell] = 1; }
  void closeSink(Number cell) { opensSink_[cell] = 0; }

  // How many ways there are, two at most.
  int solve() {
    std::sort(sources_.begin(), sources_.end());
    for (auto* flows : {&through_, &fromSource_, &toSink_, &along_})
      std::fill(flows->begin(), flows->end(), std::int8_t{0});
    int flow = 0;
    for (; flow < most; ++flow) {
      const Number last = findWay();
      if (last == none) break;
      take(last);
    }
    return flow;
  }

  // After a flow of one: the first cell that the source could still enter but not leave. Only the edges
  // inside cells are narrow, so one of those is the cut.
  std::optional<Number> cut() const {
    for (Number cell = 0; cell < grid_.size(); ++cell)
      if (cameFrom_[entry(cell)] != unreached && cameFrom_[exit(cell)] == unreached) return cell;
    return std::nullopt;
  }

  // The cells of each unit of flow. They are taken out of it: where two share a cell, the other one is left.
  std::vector<std::vector<Number>> takeWays() {
    std::vector<std::vector<Number>> ways;
    for (const Number cell : sources_)
      for (; fromSource_[cell] > 0; --fromSource_[cell]) ways.push_back(takeWay(cell));
    sources_.clear();
    return ways;
  }

private:
  using Vertex = std::uint32_t;
  static constexpr std::int8_t most = 2;
  static constexpr std::uint32_t none = ~0u;
  static constexpr Vertex unreached = none - 1, closed = none - 2; // in place of one that a search came from

  static Vertex entry(Number cell) { return 2 * cell; }
  static Vertex exit(Number cell) { return 2 * cell + 1; }
  static Number cellOf(Vertex vertex) { return vertex / 2; }
  static bool isEntry(Vertex vertex) { return vertex % 2 == 0; }

  // What flows from a cell to its neighbour.
  std::int8_t& along(Number from, std::size_t direction) {
    return along_[from * allDirections.size() + direction];
  }
  std::int8_t& along(Number from, Number to) {
    std::size_t direction = 0;
    while (grid_.neighbour(from, direction) != to) ++direction;
    return along(from, direction);
  }

  void reach(Vertex vertex, Vertex from) {
    if (cameFrom_[vertex] != unreached) return;
    cameFrom_[vertex] = from;
    queue_.push_back(vertex);
  }

  // By the fewest edges: the last cell before the sink; none: nothing leads there any more. Between cells
  // there is room for all that may flow.
  Number findWay() {
    cameFrom_ = unsearched_;
    queue_.clear();
    for (const Number cell : sources_) reach(entry(cell), none);
    for (std::size_t head = 0; head < queue_.size(); ++head) {
      const Vertex at = queue_[head];
      const Number cell = cellOf(at);
      if (isEntry(at)) {
        if (through_[cell] < capacity_[cell]) reach(exit(cell), at);
        if (through_[cell] > 0) sendBack(cell);
      } else {
        if (through_[cell] > 0) reach(entry(cell), at);
        if (opensSink_[cell]) return cell;
        grid_.forEachNeighbour(cell, [&](Number there) { reach(entry(there), at); });
      }
    }
    return none;
  }

  // What flows into a cell may be sent elsewhere by those it comes from, the first in reading order first.
  void sendBack(Number cell) {
    std::array<Number, most> givers;
    std::size_t count = 0;
    grid_.forEachNeighbour(cell, [&](Number giver) {
      if (grid_.isWater(giver) && along(giver, cell) > 0) givers[count++] = giver;
    });
    std::sort(givers.begin(), givers.begin() + static_cast<std::ptrdiff_t>(count));
    for (std::size_t i = 0; i < count; ++i) reach(exit(givers[i]), entry(cell));
  }

  // One unit more along the way that was found.
  void take(Number last) {
    ++toSink_[last];
    for (Vertex at = exit(last); at != none; at = cameFrom_[at]) {
      const Number cell = cellOf(at);
      const Vertex from = cameFrom_[at];
      if (from == none)
        ++fromSource_[cell];
      else if (cellOf(from) == cell)
        through_[cell] = static_cast<std::int8_t>(through_[cell] + (isEntry(from) ? 1 : -1));
      else if (isEntry(at))
        ++along(cellOf(from), cell);
      else
        --along(cell, cellOf(from)); // sent elsewhere
    }
  }

  std::vector<Number> takeWay(Number cell) {
    std::vector<Number> cells{cell};
    while (toSink_[cell] == 0) {
      std::size_t direction = 0;
      while (along(cell, direction) == 0) ++direction;
      --along(cell, direction);
      cells.push_back(cell = grid_.neighbour(cell, direction));
    }
    --toSink_[cell];
    return cells;
  }

  const WaterGrid& grid_;
  std::vector<Number> sources_;
  std::vector<std::int8_t> capacity_; // of cells
  std::vector<char> opensSink_;
  std::vector<std::int8_t> through_, fromSource_, toSink_; // what flows, by cell
  std::vector<std::int8_t> along_;                         // and by cell and direction
  std::vector<Vertex> cameFrom_;                           // by vertex, in the last search
  std::vector<Vertex> unsearched_;                         // what it begins with
  std::vector<Vertex> queue_;
};

Lanes WaterGraph::lanes(std::span<const Cell> sources, std::span<const Cell> sinks,
                        std::span<const Cell> shared) const {
  if (!lanes_) lanes_ = std::make_shared<LaneNetwork>(grid_);
  LaneNetwork& network = *lanes_;
  for (Cell cell : sources) network.openSource(grid_.numberOf(cell));
  for (Cell cell : sinks) network.openSink(grid_.numberOf(cell));
  for (Cell cell : shared) network.widen(grid_.numberOf(cell), 2);
  const int flow = network.solve();

  Lanes lanes;
  if (flow == 1)
    if (const auto cut = network.cut()) lanes.cut = grid_.cellAt(*cut);
  for (const std::vector<WaterGrid::Number>& numbers : network.takeWays()) {
    std::vector<Cell>& way = lanes.ways.emplace_back();
    for (const WaterGrid::Number number : numbers) way.push_back(grid_.cellAt(number));
  }
  for (Cell cell : sinks) network.closeSink(grid_.numberOf(cell));
  for (Cell cell : shared) network.widen(grid_.numberOf(cell), 1);
  return lanes;
}

} // namespace fairway::validator::lake_race
