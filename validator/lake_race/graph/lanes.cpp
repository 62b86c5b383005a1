#include "validator/lake_race/graph/csr.h"

#include <algorithm>
#include <array>

// Menger's theorem: two ways share no cell exactly when a flow of two fits through cells that carry one each.
// A cell is split into an entry and an exit, joined by an edge of capacity one; the source lets two through,
// so that three searches at most decide. Each takes a shortest way that still has room (Edmonds and Karp).
// The network is never laid out: its edges are those of the water, and a flow of two touches few of them.
namespace fairway::validator::lake_race {

class LaneNetwork {
public:
  explicit LaneNetwork(const CsrGraph& water)
      : water_(water), cellCount_(num_vertices(water)), capacity_(cellCount_, 1), opensSink_(cellCount_),
        through_(cellCount_), fromSource_(cellCount_), toSink_(cellCount_), along_(num_edges(water)),
        reached_(2 * cellCount_), cameFrom_(2 * cellCount_), cameAlong_(2 * cellCount_) {}

  // How many ways may share a cell: one, unless this says two.
  void widen(std::uint32_t cell, int capacity) { capacity_[cell] = static_cast<std::int8_t>(capacity); }
  void openSource(std::uint32_t cell) { sources_.push_back(cell); }
  void openSink(std::uint32_t cell) { opensSink_[cell] = 1; }
  void closeSink(std::uint32_t cell) { opensSink_[cell] = 0; }

  // How many ways there are, two at most.
  int solve() {
    std::sort(sources_.begin(), sources_.end());
    for (auto* flows : {&through_, &fromSource_, &toSink_, &along_})
      std::fill(flows->begin(), flows->end(), std::int8_t{0});
    int flow = 0;
    for (; flow < most; ++flow) {
      const std::uint32_t last = findWay();
      if (last == none) break;
      take(last);
    }
    return flow;
  }

  // After a flow of one: the first cell that the source could still enter but not leave. Only the edges
  // inside cells are narrow, so one of those is the cut.
  std::optional<std::uint32_t> cut() const {
    for (std::uint32_t cell = 0; cell < cellCount_; ++cell)
      if (reached_[entry(cell)] && !reached_[exit(cell)]) return cell;
    return std::nullopt;
  }

  // The cells of each unit of flow. They are taken out of it: where two share a cell, the other one is left.
  std::vector<std::vector<std::uint32_t>> takeWays() {
    std::vector<std::vector<std::uint32_t>> ways;
    for (const std::uint32_t cell : sources_)
      for (; fromSource_[cell] > 0; --fromSource_[cell]) ways.push_back(takeWay(cell));
    sources_.clear();
    return ways;
  }

private:
  using Vertex = std::uint32_t;
  static constexpr std::int8_t most = 2;
  static constexpr std::uint32_t none = ~0u;

  static Vertex entry(std::uint32_t cell) { return 2 * cell; }
  static Vertex exit(std::uint32_t cell) { return 2 * cell + 1; }
  static std::uint32_t cellOf(Vertex vertex) { return vertex / 2; }
  static bool isEntry(Vertex vertex) { return vertex % 2 == 0; }

  template <class Visit>
  void forEachNeighbour(std::uint32_t cell, Visit visit) const {
    for (const auto edge : boost::make_iterator_range(out_edges(cell, water_)))
      visit(static_cast<std::uint32_t>(edge.idx), static_cast<std::uint32_t>(target(edge, water_)));
  }

  void reach(Vertex vertex, Vertex from, std::uint32_t along = none) {
    if (reached_[vertex]) return;
    reached_[vertex] = 1;
    cameFrom_[vertex] = from;
    cameAlong_[vertex] = along;
    queue_.push_back(vertex);
  }

  // By the fewest edges: the last cell before the sink; none: nothing leads there any more.
  std::uint32_t findWay() {
    std::fill(reached_.begin(), reached_.end(), char{0});
    queue_.clear();
    for (const std::uint32_t cell : sources_)
      if (fromSource_[cell] < most) reach(entry(cell), none);
    for (std::size_t head = 0; head < queue_.size(); ++head) {
      const Vertex at = queue_[head];
      const std::uint32_t cell = cellOf(at);
      if (isEntry(at)) {
        if (through_[cell] < capacity_[cell]) reach(exit(cell), at);
        if (through_[cell] > 0) sendBack(cell);
      } else {
        if (through_[cell] > 0) reach(entry(cell), at);
        if (opensSink_[cell]) return cell;
        forEachNeighbour(cell, [&](std::uint32_t edge, std::uint32_t there) {
          if (along_[edge] < most) reach(entry(there), at, edge);
        });
      }
    }
    return none;
  }

  // What flows into a cell may be sent elsewhere by those it comes from, the first in reading order first.
  void sendBack(std::uint32_t cell) {
    std::array<std::pair<std::uint32_t, std::uint32_t>, most> givers;
    std::size_t count = 0;
    forEachNeighbour(cell, [&](std::uint32_t, std::uint32_t giver) {
      const std::uint32_t edge = edgeBetween(giver, cell);
      if (along_[edge] > 0) givers[count++] = {giver, edge};
    });
    std::sort(givers.begin(), givers.begin() + static_cast<std::ptrdiff_t>(count));
    for (std::size_t i = 0; i < count; ++i) reach(exit(givers[i].first), entry(cell), givers[i].second);
  }

  std::uint32_t edgeBetween(std::uint32_t from, std::uint32_t to) const {
    std::uint32_t found = none;
    forEachNeighbour(from, [&](std::uint32_t edge, std::uint32_t there) {
      if (there == to) found = edge;
    });
    return found;
  }

  // One unit more along the way that was found.
  void take(std::uint32_t last) {
    ++toSink_[last];
    for (Vertex at = exit(last); at != none; at = cameFrom_[at]) {
      const Vertex from = cameFrom_[at];
      if (from == none)
        ++fromSource_[cellOf(at)];
      else if (cellOf(from) == cellOf(at))
        through_[cellOf(at)] = static_cast<std::int8_t>(through_[cellOf(at)] + (isEntry(from) ? 1 : -1));
      else
        along_[cameAlong_[at]] = static_cast<std::int8_t>(along_[cameAlong_[at]] + (isEntry(at) ? 1 : -1));
    }
  }

  std::vector<std::uint32_t> takeWay(std::uint32_t cell) {
    std::vector<std::uint32_t> cells{cell};
    while (toSink_[cell] == 0) {
      std::uint32_t by = none, next = none;
      forEachNeighbour(cell, [&](std::uint32_t edge, std::uint32_t there) {
        if (by == none && along_[edge] > 0) by = edge, next = there;
      });
      --along_[by];
      cells.push_back(cell = next);
    }
    --toSink_[cell];
    return cells;
  }

  const CsrGraph& water_;
  std::uint32_t cellCount_;
  std::vector<std::uint32_t> sources_;
  std::vector<std::int8_t> capacity_; // of cells
  std::vector<char> opensSink_;
  std::vector<std::int8_t> through_, fromSource_, toSink_; // what flows, by cell
  std::vector<std::int8_t> along_;                         // and by edge of the water
  std::vector<char> reached_;                              // by vertex, in the last search; likewise the next
  std::vector<Vertex> cameFrom_;
  std::vector<std::uint32_t> cameAlong_; // which edge of the water, or none
  std::vector<Vertex> queue_;
};

Lanes WaterGraph::lanes(std::span<const Cell> sources, std::span<const Cell> sinks,
                        std::span<const Cell> shared) const {
  if (!lanes_) lanes_ = std::make_shared<LaneNetwork>(csr_->graph);
  LaneNetwork& network = *lanes_;
  const auto number = [this](Cell cell) { return static_cast<std::uint32_t>(indexOf(cell)); };
  for (Cell cell : sources) network.openSource(number(cell));
  for (Cell cell : sinks) network.openSink(number(cell));
  for (Cell cell : shared) network.widen(number(cell), 2);
  const int flow = network.solve();

  Lanes lanes;
  if (flow == 1)
    if (const auto cut = network.cut()) lanes.cut = cellAt(*cut);
  for (const std::vector<std::uint32_t>& cells : network.takeWays()) {
    std::vector<Cell>& way = lanes.ways.emplace_back();
    for (std::uint32_t cell : cells) way.push_back(cellAt(cell));
  }
  for (Cell cell : sinks) network.closeSink(number(cell));
  for (Cell cell : shared) network.widen(number(cell), 1);
  return lanes;
}

} // namespace fairway::validator::lake_race
