#include "rules/lake_race/dice.h"

namespace fairway::lake_race {

std::vector<int> faces(Dice dice) {
  std::vector<int> all;
  for (int face = minDie; face <= maxDie; ++face)
    all.insert(all.end(), static_cast<std::size_t>(dice.showing(face)), face);
  return all;
}

} // namespace fairway::lake_race
