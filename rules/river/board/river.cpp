#include "rules/river/board/river.h"

#include "rules/base/named.h"

#include <algorithm>

namespace fairway::river {

std::string_view nameOf(Convoy convoy) {
  return convoy == Convoy::Any ? "any" : "own";
}

std::optional<Convoy> convoyNamed(std::string_view name) {
  return valueNamed(std::array{Convoy::Any, Convoy::Own}, name);
}

std::vector<int> publishedDocks() {
  return {12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1};
}

bool hasWind(const River& river) {
  return std::find(river.die.begin(), river.die.end(), Face::wind()) != river.die.end();
}

std::string orderOf(const River& river) {
  std::string order;
  for (const Section& section : river.sections) order += letterOf(section.kind);
  return order;
}

River turned(const River& river, Phase by) {
  River result = river;
  std::rotate(result.sections.begin(), result.sections.begin() + by.waterfalls % river.length(),
              result.sections.end());
  return result;
}

} // namespace fairway::river
