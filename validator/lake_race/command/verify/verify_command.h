#pragma once

#include "validator/command/terminal/streams.h"
#include "validator/lake_race/verify/verify.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fairway::command::lake_race {

inline constexpr const char* bothSides = "both";

struct VerifyCommandOptions {
  std::string file;
  std::vector<std::string> parts;      // to merge, instead of a file
  std::string side = "dark";           // or light, or both
  std::optional<std::uint64_t> sample; // this many lakes; none: all
  std::uint64_t seed = 1;
  std::string format = "text";
  bool strict = false;  // a split lake fails too
  std::string shard;    // `i/n`: one part of n; empty: all
  std::string failures; // a folder for the lakes and courses that fail; empty: none
  bool failFast = false;
  std::string time;     // such as `10m`: ends with what is known by then; empty: no limit
  std::string resume;   // a file that keeps what is done; empty: none
  bool changes = false; // looks for single changes of the set that help
  bool deep = false;    // solves and races a random course of each lake
};

// Why a text is not a part `i/n`; empty if it is one.
std::string whyNoShard(const std::string& text);

// Why a text is not a time such as `90s`, `10m` or `2h`; empty if it is one.
std::string whyNoTime(const std::string& text);

// The exit status that goes with a result.
int statusOf(const VerifyCommandOptions& options, const validator::lake_race::VerifyResult& result);

// Joins the parts that are named, instead of verifying anything.
int mergeFiles(const VerifyCommandOptions& options, const Streams& streams);

int runVerify(const VerifyCommandOptions& options, const Streams& streams);

} // namespace fairway::command::lake_race
