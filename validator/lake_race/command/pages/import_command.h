#pragma once

#include "validator/command/terminal/streams.h"

#include <string>
#include <vector>

namespace fairway::command::lake_race {

struct ImportOptions {
  std::string file; // `-`: standard input
  std::string out;
  std::vector<std::string> water; // tile numbers or types
  std::vector<std::string> land;
  std::vector<std::string> voids;
  std::string layer;
};

// Makes a lake's document of a Tiled hexagonal map.
int runImport(const ImportOptions& options, const Streams& streams);

} // namespace fairway::command::lake_race
