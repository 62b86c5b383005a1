#include "validator/graph/csr.h"

#include <boost/graph/edmonds_karp_max_flow.hpp>

#include <algorithm>

// Menger's theorem: two ways share no cell exactly when a flow of two fits through cells that carry one each.
// A cell is split into an entry and an exit, joined by an edge of capacity one; the source lets two through,
// so that three searches at most decide.
namespace fairway::validator {

namespace {

struct Arc {
  std::uint32_t from, to;
  int capacity;
  std::uint32_t pair; // number of its reverse
};

class Network {
public:
  explicit Network(std::uint32_t cells) : vertexCount_(2 * cells + 3) {}

  static std::uint32_t entry(std::uint32_t cell) { return 2 * cell; }
  static std::uint32_t exit(std::uint32_t cell) { return 2 * cell + 1; }
  std::uint32_t source() const { return vertexCount_ - 3; }
  std::uint32_t spread() const { return vertexCount_ - 2; } // the source lets two units come here
  std::uint32_t sink() const { return vertexCount_ - 1; }

  void join(std::uint32_t from, std::uint32_t to, int most) {
    const auto n = static_cast<std::uint32_t>(arcs_.size());
    arcs_.push_back({from, to, most, n + 1});
    arcs_.push_back({to, from, 0, n});
  }

  // The flow; afterwards `residual` and `graph` tell where it goes.
  int solve() {
    std::vector<std::uint32_t> order(arcs_.size());
    for (std::uint32_t i = 0; i < order.size(); ++i) order[i] = i;
    std::stable_sort(order.begin(), order.end(),
                     [this](std::uint32_t a, std::uint32_t b) { return arcs_[a].from < arcs_[b].from; });
    std::vector<std::uint32_t> place(arcs_.size());
    for (std::uint32_t i = 0; i < order.size(); ++i) place[order[i]] = i;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;
    for (std::uint32_t i : order) {
      edges.emplace_back(arcs_[i].from, arcs_[i].to);
      capacity.push_back(arcs_[i].capacity);
    }
    graph = CsrGraph(boost::edges_are_sorted, edges.begin(), edges.end(), vertexCount_);
    std::vector<CsrGraph::edge_descriptor> reverse(order.size());
    for (const auto edge : boost::make_iterator_range(boost::edges(graph))) {
      const std::uint32_t pair = place[arcs_[order[number(edge)]].pair];
      reverse[number(edge)] = edge_from_index(pair, graph);
    }
    residual.resize(order.size());
    std::vector<boost::default_color_type> colours(vertexCount_);
    std::vector<CsrGraph::edge_descriptor> predecessors(vertexCount_);
    const auto edgeIndex = get(boost::edge_index, graph);
    const auto vertexIndex = get(boost::vertex_index, graph);
    return boost::edmonds_karp_max_flow(graph, source(), sink(),
                                        boost::make_iterator_property_map(capacity.begin(), edgeIndex),
                                        boost::make_iterator_property_map(residual.begin(), edgeIndex),
                                        boost::make_iterator_property_map(reverse.begin(), edgeIndex),
                                        boost::make_iterator_property_map(colours.begin(), vertexIndex),
                                        boost::make_iterator_property_map(predecessors.begin(), vertexIndex));
  }

  std::size_t number(CsrGraph::edge_descriptor edge) const {
    return get(get(boost::edge_index, graph), edge);
  }
  bool carries(CsrGraph::edge_descriptor edge) const {
    return capacity[number(edge)] > residual[number(edge)];
  }
  bool hasRoom(CsrGraph::edge_descriptor edge) const { return residual[number(edge)] > 0; }

  CsrGraph graph;
  std::vector<int> capacity;
  std::vector<int> residual;

private:
  std::uint32_t vertexCount_;
  std::vector<Arc> arcs_;
};

// What the source can still reach when the flow is as large as it can be.
std::vector<char> reachable(const Network& network) {
  std::vector<char> seen(num_vertices(network.graph));
  std::vector<std::uint32_t> queue{network.source()};
  seen[network.source()] = 1;
  for (std::size_t head = 0; head < queue.size(); ++head)
    for (const auto edge : boost::make_iterator_range(out_edges(queue[head], network.graph)))
      if (const std::uint32_t to = target(edge, network.graph); network.hasRoom(edge) && !seen[to]) {
        seen[to] = 1;
        queue.push_back(to);
      }
  return seen;
}

// Follows one unit of flow from the vertex to the sink, by cells. Units share no cell, so there is one way
// on.
std::vector<std::uint32_t> followed(const Network& network, std::uint32_t vertex) {
  std::vector<std::uint32_t> cells;
  while (vertex != network.sink()) {
    if (vertex % 2 == 0) cells.push_back(vertex / 2);
    for (const auto edge : boost::make_iterator_range(out_edges(vertex, network.graph)))
      if (network.carries(edge)) {
        vertex = target(edge, network.graph);
        break;
      }
  }
  return cells;
}

} // namespace

Lanes WaterGraph::lanes(std::span<const Cell> sources, std::span<const Cell> sinks) const {
  const auto cells = static_cast<std::uint32_t>(csr_->water.size());
  Network network(cells);
  network.join(network.source(), network.spread(), 2);
  for (std::uint32_t cell = 0; cell < cells; ++cell)
    if (csr_->water[cell]) network.join(Network::entry(cell), Network::exit(cell), 1);
  for (const auto edge : boost::make_iterator_range(boost::edges(csr_->graph)))
    network.join(Network::exit(source(edge, csr_->graph)), Network::entry(target(edge, csr_->graph)), 2);
  for (Cell cell : sources)
    network.join(network.spread(), Network::entry(static_cast<std::uint32_t>(indexOf(cell))), 2);
  for (Cell cell : sinks)
    network.join(Network::exit(static_cast<std::uint32_t>(indexOf(cell))), network.sink(), 2);

  Lanes lanes;
  const int flow = network.solve();
  if (flow == 1) {
    // Only the edges inside cells are narrow, so one of those is the cut.
    const std::vector<char> seen = reachable(network);
    for (std::uint32_t cell = 0; cell < cells && !lanes.cut; ++cell)
      if (seen[Network::entry(cell)] && !seen[Network::exit(cell)]) lanes.cut = cellAt(cell);
  }
  if (flow > 0)
    for (const auto edge : boost::make_iterator_range(out_edges(network.spread(), network.graph)))
      if (network.carries(edge)) {
        std::vector<Cell>& way = lanes.ways.emplace_back();
        for (std::uint32_t cell : followed(network, target(edge, network.graph))) way.push_back(cellAt(cell));
      }
  return lanes;
}

} // namespace fairway::validator
