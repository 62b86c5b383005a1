#include "validator/lake_race/graph/csr.h"

#include <boost/graph/edmonds_karp_max_flow.hpp>

#include <algorithm>

// Menger's theorem: two ways share no cell exactly when a flow of two fits through cells that carry one each.
// A cell is split into an entry and an exit, joined by an edge of capacity one; the source lets two through,
// so that three searches at most decide.
namespace fairway::validator::lake_race {

class LaneNetwork {
public:
  explicit LaneNetwork(const CsrGraph& water) : cells_(num_vertices(water)), vertexCount_(2 * cells_ + 3) {
    join(source(), spread(), 2);
    for (std::uint32_t cell = 0; cell < cells_; ++cell) {
      join(entry(cell), exit(cell), 1);
      join(spread(), entry(cell), 0); // opened for the sources
      join(exit(cell), sink(), 0);    // opened for the sinks
    }
    for (const auto edge : boost::make_iterator_range(boost::edges(water)))
      join(exit(boost::source(edge, water)), entry(target(edge, water)), 2);
    build();
  }

  static std::uint32_t entry(std::uint32_t cell) { return 2 * cell; }
  static std::uint32_t exit(std::uint32_t cell) { return 2 * cell + 1; }
  std::uint32_t source() const { return vertexCount_ - 3; }
  std::uint32_t spread() const { return vertexCount_ - 2; } // the source lets two units come here
  std::uint32_t sink() const { return vertexCount_ - 1; }
  std::uint32_t cellCount() const { return cells_; }
  const CsrGraph& graph() const { return graph_; }

  // How many ways may share a cell: one, unless this says two.
  void widen(std::uint32_t cell, int capacity) { capacity_[place_[2 * (3 * cell + 1)]] = capacity; }
  void openSource(std::uint32_t cell, int capacity) { capacity_[place_[2 * (3 * cell + 2)]] = capacity; }
  void openSink(std::uint32_t cell, int capacity) { capacity_[place_[2 * (3 * cell + 3)]] = capacity; }

  // The flow; afterwards `carries` and `hasRoom` say where it goes, as far as it is not taken away.
  int solve() {
    std::vector<boost::default_color_type> colours(vertexCount_);
    std::vector<CsrGraph::edge_descriptor> predecessors(vertexCount_);
    const auto edgeIndex = get(boost::edge_index, graph_);
    const auto vertexIndex = get(boost::vertex_index, graph_);
    return boost::edmonds_karp_max_flow(graph_, source(), sink(),
                                        boost::make_iterator_property_map(capacity_.begin(), edgeIndex),
                                        boost::make_iterator_property_map(residual_.begin(), edgeIndex),
                                        boost::make_iterator_property_map(reverse_.begin(), edgeIndex),
                                        boost::make_iterator_property_map(colours.begin(), vertexIndex),
                                        boost::make_iterator_property_map(predecessors.begin(), vertexIndex));
  }

  bool carries(CsrGraph::edge_descriptor edge) const {
    return capacity_[number(edge)] > residual_[number(edge)];
  }
  void takeAway(CsrGraph::edge_descriptor edge) { ++residual_[number(edge)]; } // one unit
  bool hasRoom(CsrGraph::edge_descriptor edge) const { return residual_[number(edge)] > 0; }

private:
  struct Arc {
    std::uint32_t from, to;
    int capacity;
  };

  std::size_t number(CsrGraph::edge_descriptor edge) const {
    return get(get(boost::edge_index, graph_), edge);
  }

  // An arc and its reverse stand next to each other.
  void join(std::uint32_t from, std::uint32_t to, int capacity) {
    arcs_.push_back({from, to, capacity});
    arcs_.push_back({to, from, 0});
  }

  // Sorts the arcs by where they start (by counting, they are many) and notes where each came to stand.
  void build() {
    std::vector<std::uint32_t> next(vertexCount_ + 1);
    for (const Arc& arc : arcs_) ++next[arc.from + 1];
    for (std::uint32_t vertex = 0; vertex < vertexCount_; ++vertex) next[vertex + 1] += next[vertex];
    std::vector<std::pair<std::uint32_t, std::uint32_t>> edges(arcs_.size());
    place_.resize(arcs_.size());
    capacity_.resize(arcs_.size());
    residual_.resize(arcs_.size());
    for (std::size_t i = 0; i < arcs_.size(); ++i) {
      place_[i] = next[arcs_[i].from]++;
      edges[place_[i]] = {arcs_[i].from, arcs_[i].to};
      capacity_[place_[i]] = arcs_[i].capacity;
    }
    graph_ = CsrGraph(boost::edges_are_sorted, edges.begin(), edges.end(), vertexCount_);
    std::vector<CsrGraph::edge_descriptor> descriptors(arcs_.size());
    for (const auto edge : boost::make_iterator_range(boost::edges(graph_))) descriptors[number(edge)] = edge;
    reverse_.resize(arcs_.size());
    for (std::size_t i = 0; i < arcs_.size(); ++i) reverse_[place_[i]] = descriptors[place_[i ^ 1]];
  }

  std::uint32_t cells_;
  std::uint32_t vertexCount_;
  std::vector<Arc> arcs_;
  std::vector<std::uint32_t> place_;
  CsrGraph graph_;
  std::vector<int> capacity_, residual_;
  std::vector<CsrGraph::edge_descriptor> reverse_;
};

namespace {

using Network = LaneNetwork;

// What the source can still reach when the flow is as large as it can be.
std::vector<char> reachable(const Network& network) {
  std::vector<char> seen(num_vertices(network.graph()));
  std::vector<std::uint32_t> queue{network.source()};
  seen[network.source()] = 1;
  for (std::size_t head = 0; head < queue.size(); ++head)
    for (const auto edge : boost::make_iterator_range(out_edges(queue[head], network.graph())))
      if (const std::uint32_t to = target(edge, network.graph()); network.hasRoom(edge) && !seen[to]) {
        seen[to] = 1;
        queue.push_back(to);
      }
  return seen;
}

// Follows one unit of flow from the vertex to the sink, by cells, and takes it away: where two share a cell,
// the other one is left.
std::vector<std::uint32_t> followed(Network& network, std::uint32_t vertex) {
  std::vector<std::uint32_t> cells;
  while (vertex != network.sink()) {
    if (vertex % 2 == 0) cells.push_back(vertex / 2);
    for (const auto edge : boost::make_iterator_range(out_edges(vertex, network.graph())))
      if (network.carries(edge)) {
        network.takeAway(edge);
        vertex = target(edge, network.graph());
        break;
      }
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
    const std::vector<char> seen = reachable(network);
    for (std::uint32_t cell = 0; cell < network.cellCount() && !lanes.cut; ++cell)
      if (seen[Network::entry(cell)] && !seen[Network::exit(cell)]) lanes.cut = cellAt(cell);
  }
  if (flow > 0)
    for (const auto edge : boost::make_iterator_range(out_edges(network.spread(), network.graph())))
      while (network.carries(edge)) {
        network.takeAway(edge);
        std::vector<Cell>& way = lanes.ways.emplace_back();
        for (std::uint32_t cell : followed(network, target(edge, network.graph())))
          way.push_back(cellAt(cell));
      }
  for (Cell cell : sources) network.openSource(number(cell), 0);
  for (Cell cell : sinks) network.openSink(number(cell), 0);
  for (Cell cell : shared) network.widen(number(cell), 1);
  return lanes;
}

} // namespace fairway::validator::lake_race
