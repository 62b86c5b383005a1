#pragma once

#include "rules/hex/cell.h"

#include <span>
#include <string>
#include <vector>

namespace fairway::validator {

// `0512, 0613 and 4 more`: at most `most` labels.
std::string labels(std::span<const Cell> cells, std::size_t most = 6);

// `1 cell`, `2 cells`
std::string counted(std::size_t n, std::string_view noun);

// The cells in reading order, each once.
std::vector<Cell> inOrder(std::vector<Cell> cells);

} // namespace fairway::validator
