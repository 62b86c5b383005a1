#include "validator/lake_race/graph/csr.h"

#include <boost/graph/depth_first_search.hpp>

#include <algorithm>
#include <unordered_set>

// Articulation points, with the sizes of the parts: Boost's biconnected components name the points but not
// what they part, so this is a visitor of Boost's depth-first search that also adds up the subtrees.
namespace fairway::validator::lake_race {

namespace {

struct Tree {
  std::vector<std::uint32_t> parent, discovered, low, size;
  std::vector<std::uint32_t> order; // as discovered: a subtree is a stretch of it
};

struct TreeBuilder : boost::default_dfs_visitor {
  explicit TreeBuilder(Tree& t) : tree(&t) {}

  template <class Graph>
  void discover_vertex(std::uint32_t vertex, const Graph&) {
    tree->discovered[vertex] = tree->low[vertex] = static_cast<std::uint32_t>(tree->order.size());
    tree->size[vertex] = 1;
    tree->order.push_back(vertex);
  }
  template <class Edge, class Graph>
  void tree_edge(Edge edge, const Graph& graph) {
    tree->parent[target(edge, graph)] = source(edge, graph);
  }
  template <class Edge, class Graph>
  void back_edge(Edge edge, const Graph& graph) {
    const auto from = source(edge, graph);
    const auto to = target(edge, graph);
    if (to != tree->parent[from]) tree->low[from] = std::min(tree->low[from], tree->discovered[to]);
  }
  template <class Graph>
  void finish_vertex(std::uint32_t vertex, const Graph&) {
    const std::uint32_t up = tree->parent[vertex];
    if (up == vertex) return;
    tree->low[up] = std::min(tree->low[up], tree->low[vertex]);
    tree->size[up] += tree->size[vertex];
  }

  Tree* tree;
};

Tree searchTree(const CsrGraph& graph) {
  const std::size_t n = num_vertices(graph);
  Tree tree{std::vector<std::uint32_t>(n),
            std::vector<std::uint32_t>(n),
            std::vector<std::uint32_t>(n),
            std::vector<std::uint32_t>(n),
            {}};
  for (std::uint32_t i = 0; i < n; ++i) tree.parent[i] = i;
  tree.order.reserve(n);
  std::vector<boost::default_color_type> colours(n);
  boost::depth_first_search(graph, boost::visitor(TreeBuilder(tree))
                                       .color_map(boost::make_iterator_property_map(
                                           colours.begin(), get(boost::vertex_index, graph))));
  return tree;
}

// A part that the loss of a cell leaves: a subtree, or (without `child`) all the rest.
struct Part {
  std::uint32_t size;
  std::optional<std::uint32_t> child;
};

std::vector<Part> partsWithout(const CsrGraph& graph, const Tree& tree, std::uint32_t vertex,
                               std::uint32_t bodySize) {
  std::vector<Part> parts;
  std::uint32_t rest = bodySize - 1;
  const auto [begin, end] = adjacent_vertices(vertex, graph);
  for (auto next = begin; next != end; ++next)
    if (tree.parent[*next] == vertex && *next != vertex && tree.low[*next] >= tree.discovered[vertex]) {
      parts.push_back({tree.size[*next], *next});
      rest -= tree.size[*next];
    }
  if (rest > 0) parts.push_back({rest, std::nullopt});
  std::stable_sort(parts.begin(), parts.end(), [](const Part& a, const Part& b) { return a.size > b.size; });
  return parts;
}

} // namespace

std::vector<CutCell> WaterGraph::cutCells(int least) const {
  const CsrGraph& graph = csr_->graph;
  const Tree tree = searchTree(graph);
  const Bodies& bodies = bodiesMade();
  std::vector<CutCell> cuts;
  for (std::uint32_t vertex = 0; vertex < csr_->water.size(); ++vertex) {
    if (!csr_->water[vertex]) continue;
    const auto body = static_cast<std::size_t>(bodies.ofCell[vertex]);
    const std::vector<Part> parts =
        partsWithout(graph, tree, vertex, static_cast<std::uint32_t>(bodies.bodies[body].cells.size()));
    if (parts.size() < 2 || parts[1].size < static_cast<std::uint32_t>(least)) continue;
    cuts.push_back({cellAt(vertex), static_cast<int>(parts[0].size), static_cast<int>(parts[1].size),
                    cellAt(parts[1].child.value_or(tree.parent[vertex]))});
  }
  return cuts;
}

std::vector<Cell> WaterGraph::partFrom(Cell seed, Cell without) const {
  std::unordered_set<std::uint32_t> seen{static_cast<std::uint32_t>(indexOf(seed)),
                                         static_cast<std::uint32_t>(indexOf(without))};
  std::vector<std::uint32_t> queue{static_cast<std::uint32_t>(indexOf(seed))};
  for (std::size_t head = 0; head < queue.size(); ++head)
    for (const auto next : boost::make_iterator_range(adjacent_vertices(queue[head], csr_->graph)))
      if (seen.insert(next).second) queue.push_back(next);
  std::sort(queue.begin(), queue.end());
  std::vector<Cell> cells;
  for (std::uint32_t index : queue) cells.push_back(cellAt(index));
  return cells;
}

} // namespace fairway::validator::lake_race
