#include "rules/lake_race/board/lake.h"

#include <algorithm>
#include <iterator>

namespace fairway::lake_race {

std::optional<RaceLetter> raceLettered(std::string_view letter) {
  for (RaceLetter race : allRaces)
    if (letter.size() == 1 && letter.front() == letterOf(race)) return race;
  return std::nullopt;
}

std::vector<Slot> slotsOf(const Lake& lake, RaceLetter race) {
  std::vector<Slot> slots;
  std::copy_if(lake.slots.begin(), lake.slots.end(), std::back_inserter(slots),
               [race](const Slot& slot) { return slot.race == race; });
  return slots;
}

} // namespace fairway::lake_race
