#include "rules/hex/cell.h"

#include <charconv>
#include <cstdio>

namespace fairway {

std::string label(Cell cell) {
  const int digits = cell.column > 99 || cell.row > 99 ? 3 : 2;
  char text[32];
  std::snprintf(text, sizeof text, "%0*d%0*d", digits, cell.column, digits, cell.row);
  return text;
}

std::optional<Cell> cellLabelled(std::string_view label) {
  if (label.size() != 4 && label.size() != 6) return std::nullopt;
  if (label.find_first_not_of("0123456789") != std::string_view::npos) return std::nullopt;
  const auto number = [](std::string_view digits) {
    int value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
  };
  const Cell cell{number(label.substr(0, label.size() / 2)), number(label.substr(label.size() / 2))};
  if (cell.column < 1 || cell.row < 1) return std::nullopt;
  return cell;
}

} // namespace fairway
