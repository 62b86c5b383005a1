#include "rules/lake_race/record.h"

namespace fairway::lake_race {

std::string_view nameOf(Steer steer) {
  constexpr std::array<std::string_view, 3> names{"left", "straight", "right"};
  return names[static_cast<std::size_t>(steer)];
}

std::optional<Steer> steerNamed(std::string_view name) {
  for (Steer steer : {Steer::Left, Steer::Straight, Steer::Right})
    if (nameOf(steer) == name) return steer;
  return std::nullopt;
}

std::string_view nameOf(SunkBonus bonus) {
  return bonus == SunkBonus::Each ? "each" : "once";
}

std::optional<SunkBonus> sunkBonusNamed(std::string_view name) {
  for (SunkBonus bonus : {SunkBonus::Each, SunkBonus::Once})
    if (nameOf(bonus) == name) return bonus;
  return std::nullopt;
}

} // namespace fairway::lake_race
