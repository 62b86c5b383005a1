#include "validator/lake_race/verify/verify_words.h"

#include "validator/lake_race/study/words.h"

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

std::string layoutText(const TileRows& layout) {
  std::string text;
  for (const auto& row : layout) {
    text += text.empty() ? "[" : " [";
    for (std::size_t i = 0; i < row.size(); ++i)
      text += (i == 0 ? "" : ", ") + row[i].tile + (row[i].turned ? "@180" : "");
    text += "]";
  }
  return text;
}

std::string slotsText(const std::array<int, 4>& order) {
  std::string text;
  for (std::size_t i = 0; i < order.size(); ++i) text += (i == 0 ? "" : "-") + std::to_string(order[i] + 1);
  return text;
}

Phrase changePhrase(const SetChange& change, const TilesetSide& side) {
  if (change.slot) {
    const Slot& slot = side.find(change.tile)->slots[*change.slot];
    return phrase(
        "Turn the letter of slot {1} ({2}) of {3} from {4} to {5}",
        {*change.slot + 1, raceWord(slot.race), change.tile, wordFor(slot.letter), wordFor(change.letter)});
  }
  return change.tile.empty() ? phrase("Turn {1} of the frame into water", {label(change.cell)})
                             : phrase("Turn {1} of {2} into water", {label(change.cell), change.tile});
}

} // namespace fairway::validator::lake_race
