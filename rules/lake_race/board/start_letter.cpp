#include "rules/lake_race/board/start_letter.h"

#include <algorithm>

namespace fairway::lake_race {

namespace {

// The different sides at which letters stand on a cell: those of a race, or of any.
std::vector<Direction> lettersAt(const Lake& lake, Cell cell, std::optional<RaceLetter> race) {
  std::vector<Direction> letters;
  for (const Slot& slot : lake.slots)
    if (slot.at == cell && (!race || slot.race == *race) &&
        std::find(letters.begin(), letters.end(), slot.letter) == letters.end())
      letters.push_back(slot.letter);
  return letters;
}

} // namespace

std::string_view reasonFor(NoLetter why) {
  return why == NoLetter::NoSlot ? "there is no slot" : "the slots have different letters";
}

Result<Direction, NoLetter> startLetter(const Lake& lake, Cell start, std::optional<RaceLetter> race) {
  std::vector<Direction> letters = lettersAt(lake, start, race);
  if (letters.empty()) letters = lettersAt(lake, start, std::nullopt);
  if (letters.size() == 1) return letters.front();
  return letters.empty() ? NoLetter::NoSlot : NoLetter::Ambiguous;
}

} // namespace fairway::lake_race
