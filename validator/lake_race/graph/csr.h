#pragma once

#include "validator/lake_race/graph/water_graph.h"

#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <boost/range/iterator_range.hpp>

// Inside the graph's own units only: Boost.Graph is slow to compile.
namespace fairway::validator::lake_race {

using CsrGraph = boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, boost::no_property,
                                                    boost::no_property, std::uint32_t, std::uint32_t>;

struct WaterGraph::Csr {
  std::vector<char> water;
  CsrGraph graph; // each pair of neighbours has an edge both ways
};

struct WaterGraph::Bodies {
  std::vector<Body> bodies;
  std::vector<int> ofCell;
};

} // namespace fairway::validator::lake_race
