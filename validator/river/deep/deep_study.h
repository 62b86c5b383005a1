#pragma once

#include "validator/river/simulation/simulate.h"
#include "validator/river/solve/flow.h"
#include "validator/river/study/river_study.h"

namespace fairway::validator::river {

// How a river plays: what the checks of `validate --deep` ask about it. Two players are solved only where
// they have no more states than can be solved.
class DeepStudy {
public:
  DeepStudy(const RiverStudy& study, WorkWatch& watch) : study_(study), watch_(watch) {}

  const RiverStudy& study() const { return study_; }
  const River& river() const { return study_.river(); }
  WorkWatch& watch() const { return watch_; }

  // False: stopped, or too large.
  bool solveTwo();
  bool isTooLarge() const;

  const Two& two() const { return *two_; }        // after solveTwo
  const PairFlow& flow() const { return *flow_; } // after solveTwo

private:
  const RiverStudy& study_;
  WorkWatch& watch_;
  std::optional<Two> two_;
  std::optional<PairFlow> flow_;
};

} // namespace fairway::validator::river
