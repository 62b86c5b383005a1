#pragma once

#include "validator/lake_race/command/verify/verify_part.h"
#include "validator/lake_race/verify/verify.h"

namespace fairway::command::lake_race {

// What was verified, for the report.
struct Verified {
  std::string file;
  const fairway::lake_race::Tileset& set;
  fairway::lake_race::BoardSide side;
  bool sampled;
  validator::lake_race::Shard shard;
};

// `[heron, pike@180, swan] [otter, crane, perch]`: rows as a lake's document has them.
std::string layoutText(const fairway::lake_race::TileRows& layout);
// `buoys 0 to 3 on slots 2-1-4-3`
std::string orderText(const std::array<int, 4>& order);
std::string orderText(const validator::lake_race::VerifyFailure& failure);

// The slots that take part in failing courses, most often first, and in how many.
std::vector<std::pair<validator::lake_race::LaidSlot, std::uint64_t>>
mostInvolved(const validator::lake_race::VerifyTally& tally);

// How sure a random sample is of what it says about all lakes.
inline constexpr double sampleConfidence = 0.99;
// The most of all lakes that can fail, with that confidence. None where the lakes were not chosen at random:
// all of them, or those up to the first that fails.
std::optional<double> failingLakesAtMost(bool sampled, const validator::lake_race::VerifyResult& result);

std::string verifyText(const Verified& verified, const validator::lake_race::VerifyResult& result);

// What came of one side.
struct SideResult {
  fairway::lake_race::BoardSide side;
  validator::lake_race::VerifyResult result;
};

// Schema fairway-verify-1. What T03 needs but does not have is named in `not_judged`.
// `more` is added behind the figures.
std::string verifyJson(const VerifyQuestion& question, const validator::lake_race::VerifyResult& result,
                       const std::optional<std::string>& notJudged, const Tree& more = Tree::fields());
// The sums of several sides, and each side's own: failures then name their side.
std::string verifyJson(const VerifyQuestion& question, const std::vector<SideResult>& sides);

} // namespace fairway::command::lake_race
