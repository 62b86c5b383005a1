#include "validator/study/words.h"

#include <algorithm>

namespace fairway::validator {

std::string labels(std::span<const Cell> cells, std::size_t most) {
  std::string text;
  const std::size_t shown = std::min(most, cells.size());
  for (std::size_t i = 0; i < shown; ++i) text += (i == 0 ? "" : ", ") + label(cells[i]);
  if (shown < cells.size()) text += " and " + std::to_string(cells.size() - shown) + " more";
  return text;
}

std::string counted(std::size_t n, std::string_view noun) {
  std::string text = std::to_string(n) + " ";
  if (n == 1 || !noun.ends_with("y")) return text.append(noun).append(n == 1 ? "" : "s");
  return text.append(noun.substr(0, noun.size() - 1)).append(noun == "buoy" || noun == "way" ? "ys" : "ies");
}

std::vector<Cell> inOrder(std::vector<Cell> cells) {
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

} // namespace fairway::validator
