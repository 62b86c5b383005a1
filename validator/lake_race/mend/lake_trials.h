#pragma once

#include "rules/lake_race/board/course.h"
#include "validator/core/finding.h"
#include "validator/core/report.h"
#include "validator/lake_race/study/lake_study.h"

#include <bitset>

namespace fairway::validator::lake_race {

// The errors of a lake that a cell or a letter can mend, to be held against those that are left after a
// change.
struct LakeErrors {
  std::size_t bodies = 0; // of water
  std::array<std::bitset<fairway::lake_race::assignmentCount>, fairway::lake_race::allRaces.size()>
      failing; // by race

  const auto& of(fairway::lake_race::RaceLetter race) const {
    return failing[static_cast<std::size_t>(race)];
  }
};

// Small changes of a lake, tried out: the lake is judged again with each. What is offered as a fix was tried.
// Trials are counted, so that a lake with a hundred faults does not keep its author waiting.
class LakeTrials {
public:
  LakeTrials(const LakeStudy& study, const WorkWatch& watch);

  const LakeStudy& study() const { return study_; }
  const LakeErrors& before() const { return before_; }

  bool due() const { return left_ > 0 && !watch_.stopWanted(); } // whether something more may be tried
  void count() { --left_; } // what another search tried, with about as much work

  fairway::lake_race::Lake opened(const std::vector<Cell>& land) const; // the lake with these cells of water
  bool hasSlot(Cell cell) const;

  // The assignments of a race, all with one start, that a change is to mend.
  struct Wanted {
    fairway::lake_race::RaceLetter race;
    std::bitset<fairway::lake_race::assignmentCount> mended;
    int start; // slot of the race, from 0
  };

  // The errors of the changed lake; none if one of them is new or not mended, or if no more trials are due.
  // Where only the slots of one race are others, the rest need not be judged again.
  std::optional<LakeErrors> judged(const fairway::lake_race::Lake& changed,
                                   std::optional<fairway::lake_race::RaceLetter> only = std::nullopt,
                                   const std::optional<Wanted>& wanted = std::nullopt);

private:
  std::optional<std::bitset<fairway::lake_race::assignmentCount>>
  failingWithin(const fairway::lake_race::Lake& changed, fairway::lake_race::RaceLetter race,
                const std::optional<Wanted>& wanted) const;

  const LakeStudy& study_;
  const WorkWatch& watch_;
  LakeErrors before_;
  int left_;
};

// Offers fixes to those findings of the study's lake that a small change mends: an open cell joins stray
// water (L01) or widens narrows (L04), a cell or a letter makes assignments raceable (L05). Each was tried:
// what it mends is gone, and no error is new. The lake must have a map of its own.
void offerFixes(Report& report, const LakeStudy& study, const WorkWatch& watch = unwatched());

// Whether there are findings for which fixes are looked for.
bool mayBeMended(const Report& report);

// One file for each check whose findings can be mended; none where nothing small does it.

std::optional<Fix> joinWater(LakeTrials& trials, const Finding& finding);                               // L01
std::optional<Fix> widenPassage(LakeTrials& trials, const Finding& finding);                            // L04
std::optional<Fix> mendAssignments(LakeTrials& trials, const Finding& finding, const Failure& failure); // L05

// "turn 0512 into water"
Fix openingOf(const std::vector<Cell>& land);

} // namespace fairway::validator::lake_race
