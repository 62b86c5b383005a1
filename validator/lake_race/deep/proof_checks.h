#pragma once

#include "validator/core/check.h"
#include "validator/lake_race/deep/set_proof.h"

namespace fairway::validator::lake_race {

// What was verified, and of which set.
struct ProofStudy {
  const fairway::lake_race::Tileset& set;
  const SetProof& proof;
};

CheckResult checkEveryLake(const ProofStudy& study);  // T03
CheckResult checkNeverSplit(const ProofStudy& study); // T04

// Judges a tile set by what was verified of its lakes, or names why nothing was. A sample finds what fails,
// but shows of no check that it holds.
void judgeProof(Judge& judge, const fairway::lake_race::Tileset& set,
                const Result<SetProof, VerifyRefusal>& proof);

} // namespace fairway::validator::lake_race
