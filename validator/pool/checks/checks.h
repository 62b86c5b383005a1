#pragma once

#include "validator/core/check.h"
#include "validator/pool/study/pool_study.h"

// One check, one file. What they claim is in the catalogue.
namespace fairway::validator::pool {

CheckResult checkOneWater(const PoolStudy& study);  // P01
CheckResult checkLadders(const PoolStudy& study);   // P02
CheckResult checkRoom(const PoolStudy& study);      // P03
CheckResult checkWay(const PoolStudy& study);       // P04
CheckResult checkEvenWays(const PoolStudy& study);  // P05
CheckResult checkSymmetry(const PoolStudy& study);  // P06
CheckResult checkChoke(const PoolStudy& study);     // P07
CheckResult checkPlug(const PoolStudy& study);      // P08
CheckResult checkStuck(const PoolStudy& study);     // P09
CheckResult checkNeverHome(const PoolStudy& study); // P10
CheckResult checkFirstBite(const PoolStudy& study); // P11

// In the order in which they are judged: what a check needs stands before it.
std::span<const Check<PoolStudy>> poolChecks();

// The squares that are a trap for a number, of one side or of both alike.
struct Trap {
  int value = 1;
  std::vector<fairway::pool::Side> sides;
  std::vector<Square> squares;
};

// For each number the squares of the set; where they are the same for both sides they are reported once.
std::vector<Trap> trapsOf(const PoolStudy& study, const SquareSet HomeTable::*set);

} // namespace fairway::validator::pool
