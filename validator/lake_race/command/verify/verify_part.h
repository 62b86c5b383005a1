#pragma once

#include "formats/text/problem.h"
#include "rules/base/result.h"
#include "validator/lake_race/verify/verify.h"

namespace fairway::command::lake_race {

inline constexpr std::uint64_t mostParts = 1'000'000;
inline constexpr const char* partSchema = "fairway-verify-part-1";

// What was asked of all parts of a run alike. Parts with different questions do not fit together.
struct VerifyQuestion {
  std::string set; // a fingerprint of the tile set's canonical text
  std::string side;
  std::optional<std::uint64_t> sample;
  std::uint64_t seed = 1;

  friend bool operator==(const VerifyQuestion&, const VerifyQuestion&) = default;
};

// One part of a run, as `verify --shard i/n --format json` writes it: schema fairway-verify-part-1.
struct VerifyPart {
  VerifyQuestion question;
  validator::lake_race::Shard shard;
  validator::lake_race::VerifyTally tally;
  std::optional<std::string> notJudged;
  bool stoppedEarly = false;
};

std::string partJson(const VerifyQuestion& question, validator::lake_race::Shard shard,
                     const validator::lake_race::VerifyResult& result,
                     const std::optional<std::string>& notJudged);
Result<VerifyPart, formats::Problems> readPart(std::string_view text, const std::string& file);

// All parts of one run, joined to what the run as a whole would have shown; or why they are not that.
struct NamedPart {
  std::string file;
  VerifyPart part;
};
struct MergedParts {
  VerifyQuestion question;
  validator::lake_race::VerifyResult result;
  std::optional<std::string> notJudged;
};
Result<MergedParts, formats::Problems> mergeParts(const std::vector<NamedPart>& parts);

} // namespace fairway::command::lake_race
