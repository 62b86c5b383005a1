#include "rules/lake_race/play/record.h"

namespace fairway::lake_race {

std::string_view nameOf(SunkBonus bonus) {
  return bonus == SunkBonus::Each ? "each" : "once";
}

std::optional<SunkBonus> sunkBonusNamed(std::string_view name) {
  for (SunkBonus bonus : {SunkBonus::Each, SunkBonus::Once})
    if (nameOf(bonus) == name) return bonus;
  return std::nullopt;
}

} // namespace fairway::lake_race
