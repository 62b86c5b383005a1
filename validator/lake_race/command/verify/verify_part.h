#pragma once

#include "formats/text/problem.h"
#include "rules/base/result.h"
#include "rules/base/tree.h"
#include "validator/lake_race/verify/verify.h"

namespace fairway::command::lake_race {

inline constexpr std::uint64_t mostParts = 1'000'000;
inline constexpr const char* partSchema = "fairway-verify-part-1";
inline constexpr const char* resumeSchema = "fairway-verify-resume-1";

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
  std::uint64_t done = 0; // of a run to go on with: its first lakes, and how many failures it keeps
  std::size_t told = 0;
};

// What is written alike of parts and of runs to go on with.
Tree questionFields(const char* schema, const VerifyQuestion& question, validator::lake_race::Shard shard);
void addTally(Tree& json, const validator::lake_race::VerifyTally& tally, std::size_t most);

std::string partJson(const VerifyQuestion& question, validator::lake_race::Shard shard,
                     const validator::lake_race::VerifyResult& result,
                     const std::optional<std::string>& notJudged);
Result<VerifyPart, formats::Problems> readPart(std::string_view text, const std::string& file);
// The same of a file that `--resume` keeps.
Result<VerifyPart, formats::Problems> readKept(std::string_view text, const std::string& file);

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
