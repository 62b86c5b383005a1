#pragma once

#include "validator/river/figures/river_figures.h"
#include "validator/river/study/river_study.h"

#include <map>

namespace fairway::validator::river {

// Which races a study holds.
struct StudyRaces {
  std::uint64_t seed = 1;
  std::optional<std::int64_t> exactly = {}; // none: until the verdict is sure
};

// How a river plays: what the checks of `validate --deep` ask about it. Two players are solved only where
// they have no more states than can be solved.
class DeepStudy {
public:
  DeepStudy(const RiverStudy& study, WorkWatch& watch, const StudyRaces& held = {})
      : study_(study), watch_(watch), held_(held) {}

  const RiverStudy& study() const { return study_; }
  const River& river() const { return study_.river(); }
  WorkWatch& watch() const { return watch_; }

  // False: stopped, or too large.
  bool solveTwo();
  bool isTooLarge() const;

  const Two& two() const { return *two_; }        // after solveTwo
  const PairFlow& flow() const { return *flow_; } // after solveTwo

  // Worked out when first asked for; null: stopped.
  const Skill* skill() const;
  const SimulationResult* races(int players) const; // of fleet pilots

  RiverFigures figures() const; // what was worked out so far

private:
  std::optional<SimulationResult> raced(int players) const;

  const RiverStudy& study_;
  WorkWatch& watch_;
  StudyRaces held_;
  std::optional<Two> two_;
  std::optional<PairFlow> flow_;
  mutable std::optional<Skill> skill_;
  mutable std::map<int, SimulationResult> races_; // by players
};

} // namespace fairway::validator::river
