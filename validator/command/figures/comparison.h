#pragma once

#include "validator/command/figures/measured_board.h"

namespace fairway::command {

// Two boards with all that is known of them.
struct Comparison {
  struct Side {
    std::string name;
    BoardFigures figures;
  };
  Side first;
  Side second;
  bool same = false; // they are one and the same board
};

// All figures that both have side by side: for people, and as `fairway-comparison-1`. `basis` says where they
// come from.
std::string comparisonText(const Comparison& comparison, const std::string& basis);
std::string comparisonJson(const Comparison& comparison, std::uint64_t seed);

} // namespace fairway::command
