#include "validator/lake_race/graph/csr.h"

#include <algorithm>

// Menger's theorem: two ways share no cell exactly when a flow of two fits through cells that carry one each.
// A cell is split into an entry and an exit, joined by an edge of capacity one; the source lets two through,
// so that three searches at most decide. Each takes a shortest way that still has room (Edmonds and Karp).
namespace fairway::validator::lake_race {

class LaneNetwork {
public:
  using Vertex = std::uint32_t;
  using Edge = std::uint32_t;

  explicit LaneNetwork(const CsrGraph& water) : cells_(num_vertices(water)), vertexCount_(2 * cells_ + 3) {
    std::vector<Arc> arcs;
    arcs.reserve(3 * cells_ + num_edges(water) + 1);
    arcs.push_back({source(), spread(), 2});
    for (std::uint32_t cell = 0; cell < cells_; ++cell) {
      arcs.push_back({entry(cell), exit(cell), 1});
      arcs.push_back({spread(), entry(cell), 0}); // opened for the sources
      arcs.push_back({exit(cell), sink(), 0});    // opened for the sinks
    }
    for (const auto edge : boost::make_iterator_range(boost::edges(water)))
      arcs.push_back({exit(boost::source(edge, water)), entry(target(edge, water)), 2});
    build(arcs);
  }

  static Vertex entry(std::uint32_t cell) { return 2 * cell; }
  static Vertex exit(std::uint32_t cell) { return 2 * cell + 1; }
  Vertex source() const { return vertexCount_ - 3; }
  Vertex spread() const { return vertexCount_ - 2; } // the source lets two units come here
  Vertex sink() const { return vertexCount_ - 1; }
  std::uint32_t cellCount() const { return cells_; }

  // How many ways may share a cell: one, unless this says two.
  void widen(std::uint32_t cell, int capacity) { setCapacity(3 * cell + 1, capacity); }
  void openSource(std::uint32_t cell, int capacity) { setCapacity(3 * cell + 2, capacity); }
  void openSink(std::uint32_t cell, int capacity) { setCapacity(3 * cell + 3, capacity); }

  // The flow; afterwards `carries` and `hasRoom` say where it goes, as far as it is not taken away.
  int solve() {
    residual_ = capacity_;
    int flow = 0;
    while (findWay()) {
      for (Vertex at = sink(); at != source(); at = to_[reverse_[cameBy_[at]]]) {
        --residual_[cameBy_[at]];
        ++residual_[reverse_[cameBy_[at]]];
      }
      ++flow;
    }
    return flow;
  }

  template <class Visit> // until it says no
  void forEachEdge(Vertex vertex, Visit visit) const {
    for (Edge edge = begin_[vertex]; edge < begin_[vertex + 1] && visit(edge, to_[edge]); ++edge) {
    }
  }
  bool carries(Edge edge) const { return capacity_[edge] > residual_[edge]; }
  void takeAway(Edge edge) { ++residual_[edge]; } // one unit
  // What the source could still reach when the last way was looked for and there was none.
  bool isReached(Vertex vertex) const { return reached_[vertex]; }

private:
  struct Arc {
    Vertex from, to;
    std::int8_t capacity;
  };

  void setCapacity(std::size_t arc, int capacity) {
    capacity_[place_[arc]] = static_cast<std::int8_t>(capacity);
  }

  // By the fewest edges; false: nothing leads to the sink any more.
  bool findWay() {
    std::fill(reached_.begin(), reached_.end(), false);
    queue_.assign(1, source());
    reached_[source()] = true;
    for (std::size_t head = 0; head < queue_.size() && !reached_[sink()]; ++head)
      forEachEdge(queue_[head], [&](Edge edge, Vertex to) {
        if (residual_[edge] == 0 || reached_[to]) return true;
        reached_[to] = true;
        cameBy_[to] = edge;
        queue_.push_back(to);
        return to != sink();
      });
    return reached_[sink()];
  }

  // Sorts the arcs and their reverses by where they start (by counting, they are many) and notes where each
  // came to stand.
  void build(const std::vector<Arc>& arcs) {
    begin_.assign(vertexCount_ + 1, 0);
    for (const Arc& arc : arcs) ++begin_[arc.from + 1], ++begin_[arc.to + 1];
    for (Vertex vertex = 0; vertex < vertexCount_; ++vertex) begin_[vertex + 1] += begin_[vertex];
    std::vector<Edge> next(begin_.begin(), begin_.end() - 1);
    const std::size_t count = 2 * arcs.size();
    to_.resize(count);
    reverse_.resize(count);
    capacity_.assign(count, 0);
    place_.reserve(arcs.size());
    for (const Arc& arc : arcs) {
      const Edge there = next[arc.from]++, back = next[arc.to]++;
      to_[there] = arc.to, reverse_[there] = back, capacity_[there] = arc.capacity;
      to_[back] = arc.from, reverse_[back] = there;
      place_.push_back(there);
    }
    cameBy_.resize(vertexCount_);
    reached_.resize(vertexCount_);
  }

  std::uint32_t cells_;
  Vertex vertexCount_;
  std::vector<Edge> begin_; // of each vertex, where its edges begin
  std::vector<Vertex> to_;
  std::vector<Edge> reverse_;
  std::vector<std::int8_t> capacity_, residual_;
  std::vector<Edge> place_;  // of each arc
  std::vector<Edge> cameBy_; // to each vertex, in the last search
  std::vector<char> reached_;
  std::vector<Vertex> queue_;
};

namespace {

// Follows one unit of flow from the vertex to the sink, by cells, and takes it away: where two share a cell,
// the other one is left.
std::vector<std::uint32_t> followed(LaneNetwork& network, LaneNetwork::Vertex vertex) {
  std::vector<std::uint32_t> cells;
  while (vertex != network.sink()) {
    if (vertex % 2 == 0) cells.push_back(vertex / 2);
    network.forEachEdge(vertex, [&](LaneNetwork::Edge edge, LaneNetwork::Vertex to) {
      if (!network.carries(edge)) return true;
      network.takeAway(edge);
      vertex = to;
      return false;
    });
  }
  return cells;
}

} // namespace

Lanes WaterGraph::lanes(std::span<const Cell> sources, std::span<const Cell> sinks,
                        std::span<const Cell> shared) const {
  if (!lanes_) lanes_ = std::make_shared<LaneNetwork>(csr_->graph);
  LaneNetwork& network = *lanes_;
  const auto number = [this](Cell cell) { return static_cast<std::uint32_t>(indexOf(cell)); };
  for (Cell cell : sources) network.openSource(number(cell), 2);
  for (Cell cell : sinks) network.openSink(number(cell), 2);
  for (Cell cell : shared) network.widen(number(cell), 2);
  const int flow = network.solve();

  Lanes lanes;
  if (flow == 1) {
    // Only the edges inside cells are narrow, so one of those is the cut.
    for (std::uint32_t cell = 0; cell < network.cellCount() && !lanes.cut; ++cell)
      if (network.isReached(LaneNetwork::entry(cell)) && !network.isReached(LaneNetwork::exit(cell)))
        lanes.cut = cellAt(cell);
  }
  network.forEachEdge(network.spread(), [&](LaneNetwork::Edge edge, LaneNetwork::Vertex to) {
    while (network.carries(edge)) {
      network.takeAway(edge);
      std::vector<Cell>& way = lanes.ways.emplace_back();
      for (std::uint32_t cell : followed(network, to)) way.push_back(cellAt(cell));
    }
    return true;
  });
  for (Cell cell : sources) network.openSource(number(cell), 0);
  for (Cell cell : sinks) network.openSink(number(cell), 0);
  for (Cell cell : shared) network.widen(number(cell), 1);
  return lanes;
}

} // namespace fairway::validator::lake_race
