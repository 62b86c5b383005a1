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

// `buoys 0 to 3 on slots 2-1-4-3`
std::string orderText(const std::array<int, 4>& order);
std::string orderText(const validator::lake_race::VerifyFailure& failure);

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
