#pragma once

#include "formats/lake_race/tiled/read_map.h"

#include <string>

namespace fairway::formats::lake_race::tiled {

// LINE:COLUMN: KEY: MESSAGE of each problem. toText() shows a column only where there is a line.
inline std::string withPlaces(const Problems& problems) {
  std::string text;
  for (const Problem& problem : problems)
    text += std::to_string(problem.line) + ":" + std::to_string(problem.column) + ": " +
            (problem.key.empty() ? "" : problem.key + ": ") + problem.message + "\n";
  return text;
}

// A map beside which no other file lies.
inline Result<Map, Problems> readAlone(std::string_view text) {
  return readMap(text, "map", [](const std::filesystem::path& file) -> Result<std::string, Problems> {
    return Problems{{file.string(), 0, 0, "", "is not there"}};
  });
}

} // namespace fairway::formats::lake_race::tiled
