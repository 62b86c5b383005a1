#pragma once

#include "rules/hex/cell.h"

namespace fairway {

// The neighbours that column 0 would have in this row, in the order of `allDirections`; those of another
// column lie as many columns further. It saves time where every cell of a board is visited.
constexpr std::array<Cell, allDirections.size()> rowSteps(int row, Stagger stagger) {
  std::array<Cell, allDirections.size()> steps;
  for (std::size_t i = 0; i < steps.size(); ++i) steps[i] = neighbour({0, row}, allDirections[i], stagger);
  return steps;
}

} // namespace fairway
