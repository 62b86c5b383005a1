#include "rules/lake_race/play/steer.h"

namespace fairway::lake_race {

std::string_view nameOf(Steer steer) {
  constexpr std::array<std::string_view, 3> names{"left", "straight", "right"};
  return names[static_cast<std::size_t>(steer)];
}

std::optional<Steer> steerNamed(std::string_view name) {
  for (Steer steer : allSteers)
    if (nameOf(steer) == name) return steer;
  return std::nullopt;
}

} // namespace fairway::lake_race
