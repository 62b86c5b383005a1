#include "rules/hex/cell.h"

#include <charconv>

namespace fairway {

std::string label(Cell cell) {
  return label(Spot(cell));
}

std::vector<Spot> spotsOf(const std::vector<Cell>& cells) {
  return {cells.begin(), cells.end()};
}

std::vector<Cell> cellsOf(const std::vector<Spot>& spots) {
  std::vector<Cell> cells;
  for (const Spot& spot : spots) cells.push_back(cellOf(spot));
  return cells;
}

std::optional<Cell> cellLabelled(std::string_view label) {
  if (label.size() != 4 && label.size() != 6) return std::nullopt;
  if (label.find_first_not_of("0123456789") != std::string_view::npos) return std::nullopt;
  const auto number = [](std::string_view digits) {
    int value{};
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
  };
  const Cell cell{number(label.substr(0, label.size() / 2)), number(label.substr(label.size() / 2))};
  if (cell.column < 1 || cell.row < 1) return std::nullopt;
  return cell;
}

} // namespace fairway
