#include "validator/lake_race/simulation/race_pilot.h"

namespace fairway::validator::lake_race {

namespace {

constexpr std::array<std::string_view, 5> names{"par", "cautious", "bold", "random", "casual"};

} // namespace

std::optional<int> assumedDamage(PilotKind kind) {
  if (kind == PilotKind::Cautious) return fairway::lake_race::sinkingDamage - 1;
  if (kind == PilotKind::Bold) return 0;
  return std::nullopt;
}

std::string_view nameOf(PilotKind kind) {
  return names[static_cast<std::size_t>(kind)];
}

std::optional<PilotKind> pilotNamed(std::string_view name) {
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i] == name) return static_cast<PilotKind>(i);
  return std::nullopt;
}

} // namespace fairway::validator::lake_race
