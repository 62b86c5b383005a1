#pragma once

#include "formats/yaml/decode.h"

namespace fairway::formats {

// How the rows of a map are written.
struct MapForm {
  std::string_view letters;         // one of them a cell
  int mostSide = 1;                 // rows and columns, at most
  std::string_view cells = "cells"; // what the game calls them
  bool wholeRows =
      false; // where only the last row is faulty, as in a file that was cut off, those before it are kept
};

// The cells of a map as letters, with what is needed to point at one of them in the file.
struct MapRow {
  std::string cells;                // one letter a cell
  std::vector<std::size_t> offsets; // where each stands in the source
  std::size_t offset = 0;           // where the row itself does
};

// Splits a map into rows of cells, all equally long. Whatever is wrong is a problem at its own line and
// column; then there are no rows.
std::vector<MapRow> readMapRows(yaml::Reading& reading, const yaml::Value& value, const MapForm& form);

} // namespace fairway::formats
