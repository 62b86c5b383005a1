#pragma once

#include "validator/core/finding.h"
#include "validator/lake_race/mend/lake_trials.h"
#include "validator/lake_race/study/failures.h"

// One file for each check whose findings can be mended; none where nothing small does it.
namespace fairway::validator::lake_race {

std::optional<Fix> joinWater(LakeTrials& trials, const Finding& finding);                               // L01
std::optional<Fix> widenPassage(LakeTrials& trials, const Finding& finding);                            // L04
std::optional<Fix> mendAssignments(LakeTrials& trials, const Finding& finding, const Failure& failure); // L05

// "turn 0512 into water"
Fix openingOf(const std::vector<Cell>& land);

} // namespace fairway::validator::lake_race
