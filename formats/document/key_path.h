#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace fairway::formats {

// One step of a path such as `tiles.layout[1][2]`: a key, or the number of an item.
struct KeyStep {
  std::string_view key;
  std::size_t item = 0; // from 1; 0: it is a key
};

// The steps of a path, which must outlive them.
std::vector<KeyStep> stepsOf(std::string_view path);

// A path that may name a cell of a map: `lake.map[2][5]`.
struct CellPath {
  std::string_view map;
  int row = 0;
  int column = 0;
};
std::optional<CellPath> cellOf(std::string_view path);

} // namespace fairway::formats
