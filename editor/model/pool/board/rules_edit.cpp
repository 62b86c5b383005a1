#include "editor/model/pool/board/rules_edit.h"

#include <algorithm>

namespace fairway::editor::pool {

using fairway::pool::Crocodile;
using fairway::pool::Pool;

std::string numbersText(const Pool& pool) {
  std::string text;
  for (const Crocodile& crocodile : pool.crocodiles)
    text += (text.empty() ? "" : ", ") + std::to_string(crocodile.value);
  return text;
}

std::optional<Pool> withNumbers(const Pool& pool, const std::string& text) {
  Pool after = pool;
  after.crocodiles.clear();
  bool apart = true; // two digits in a row would be a number above 9
  for (const char c : text) {
    const bool digit = c >= '0' && c <= '9';
    if (!digit && c != ' ' && c != ',' && c != ';') return std::nullopt;
    if (digit && (!apart || c == '0')) return std::nullopt;
    apart = !digit;
    if (!digit) continue;
    const int value = c - '0';
    const auto known = std::find_if(pool.crocodiles.begin(), pool.crocodiles.end(),
                                    [value](const Crocodile& each) { return each.value == value; });
    after.crocodiles.push_back(known != pool.crocodiles.end() ? *known
                                                              : fairway::pool::usualCrocodile(value));
  }
  if (after.crocodiles.empty() || after.tiles() > fairway::pool::maxTilesOfSide) return std::nullopt;
  return after;
}

Pool withTurns(const Pool& pool, int value, int turns) {
  Pool after = pool;
  for (Crocodile& crocodile : after.crocodiles)
    if (crocodile.value == value) crocodile.turns = std::clamp(turns, 0, fairway::pool::maxTurns);
  return after;
}

Pool withDiagonal(const Pool& pool, int value, bool diagonal) {
  Pool after = pool;
  for (Crocodile& crocodile : after.crocodiles)
    if (crocodile.value == value) crocodile.diagonal = diagonal;
  return after;
}

std::vector<Crocodile> crocodilesOf(const Pool& pool) {
  std::vector<Crocodile> crocodiles;
  for (int value = 1; value <= fairway::pool::maxValue; ++value)
    for (const Crocodile& crocodile : pool.crocodiles)
      if (crocodile.value == value && (crocodiles.empty() || crocodiles.back().value != value))
        crocodiles.push_back(crocodile);
  return crocodiles;
}

} // namespace fairway::editor::pool
