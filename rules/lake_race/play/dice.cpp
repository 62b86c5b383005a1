#include "rules/lake_race/play/dice.h"

#include <algorithm>
#include <limits>

namespace fairway::lake_race {

std::vector<int> faces(Dice dice) {
  std::vector<int> all;
  for (int face = minDie; face <= maxDie; ++face)
    all.insert(all.end(), static_cast<std::size_t>(dice.showing(face)), face);
  return all;
}

std::optional<Dice> diceShowing(std::span<const int> faces) {
  constexpr int most = std::numeric_limits<std::uint16_t>::max();
  std::array<int, 3> counts{};
  for (int face : faces) {
    if (face < minDie || face > maxDie) return std::nullopt;
    int& count = counts[static_cast<std::size_t>(face - minDie)];
    count = std::min(count + 1, most);
  }
  return Dice(counts[0], counts[1], counts[2]);
}

} // namespace fairway::lake_race
