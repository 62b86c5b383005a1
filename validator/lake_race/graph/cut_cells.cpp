#include "validator/lake_race/graph/water_graph.h"

#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <boost/graph/depth_first_search.hpp>

#include <algorithm>
#include <unordered_set>

// Articulation points, with the sizes of the parts: Boost's biconnected components name the points but not
// what they part, so this is a visitor of Boost's depth-first search that also adds up the subtrees.
namespace fairway::validator::lake_race {

namespace {

using CsrGraph = boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, boost::no_property,
                                                    boost::no_property, std::uint32_t, std::uint32_t>;

// Each pair of neighbours has an edge both ways; what is not water has none.
CsrGraph graphOf(const WaterGrid& grid) {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;
  edges.reserve(allDirections.size() * grid.size());
  for (std::uint32_t number = 0; number < grid.size(); ++number)
    if (grid.isWater(number))
      grid.forEachNeighbour(number, [&](std::uint32_t next) {
        if (grid.isWater(next)) edges.emplace_back(number, next);
      });
  return {boost::edges_are_sorted, edges.begin(), edges.end(), static_cast<std::uint32_t>(grid.size())};
}

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
  const CsrGraph graph = graphOf(grid_);
  const Tree tree = searchTree(graph);
  const Bodies& bodies = bodiesMade();
  std::vector<CutCell> cuts;
  for (std::uint32_t number = 0; number < grid_.size(); ++number) {
    if (!grid_.isWater(number)) continue;
    const auto body = static_cast<std::size_t>(bodies.ofCell[number]);
    const std::vector<Part> parts =
        partsWithout(graph, tree, number, static_cast<std::uint32_t>(bodies.bodies[body].cells.size()));
    if (parts.size() < 2 || parts[1].size < static_cast<std::uint32_t>(least)) continue;
    cuts.push_back({grid_.cellAt(number), static_cast<int>(parts[0].size), static_cast<int>(parts[1].size),
                    grid_.cellAt(parts[1].child.value_or(tree.parent[number]))});
  }
  return cuts;
}

std::vector<Cell> WaterGraph::partFrom(Cell seed, Cell without) const {
  std::unordered_set<std::uint32_t> seen{grid_.numberOf(seed), grid_.numberOf(without)};
  std::vector<std::uint32_t> queue{grid_.numberOf(seed)};
  for (std::size_t head = 0; head < queue.size(); ++head)
    grid_.forEachNeighbour(queue[head], [&](std::uint32_t next) {
      if (grid_.isWater(next) && seen.insert(next).second) queue.push_back(next);
    });
  std::sort(queue.begin(), queue.end());
  std::vector<Cell> cells;
  for (std::uint32_t number : queue) cells.push_back(grid_.cellAt(number));
  return cells;
}

} // namespace fairway::validator::lake_race
