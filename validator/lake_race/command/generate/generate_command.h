#pragma once

#include "validator/command/terminal/streams.h"

#include <cstdint>
#include <string>

namespace fairway::command::lake_race {

struct GenerateCommandOptions {
  std::string what;              // lake or tileset
  std::string size = "24x24";    // columns and rows
  std::string land = "15%";      // of the cells
  std::string island = "3..12";  // cells of an island
  std::string symmetry = "none"; // or turn, mirror
  std::string par;               // 18..24; empty: any
  int players = 4;
  int count = 5;
  std::uint64_t seed = 1;
  std::string verify = "1000"; // lakes of each side of a tile set, or all
  std::string folder;
};

// Why an option's value is not valid; empty if it is. For the options.
std::string whyNoSize(const std::string& size);
std::string whyNoShare(const std::string& share);
std::string whyNoIsland(const std::string& range);
std::string whyNoParRange(const std::string& range);
std::string whyNoLakes(const std::string& lakes);

int runGenerate(const GenerateCommandOptions& options, const Streams& streams);

} // namespace fairway::command::lake_race
