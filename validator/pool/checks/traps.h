#pragma once

#include "validator/pool/checks/checks.h"

namespace fairway::validator::pool {

// The squares that are a trap for a number, of one side or of both alike.
struct Trap {
  int value = 1;
  std::vector<fairway::pool::Side> sides;
  std::vector<Square> squares;
};

// For each number the squares of the set; where they are the same for both sides they are reported once.
std::vector<Trap> trapsOf(const PoolStudy& study, const SquareSet HomeTable::*set);

} // namespace fairway::validator::pool
