#include "editor/model/lake_race/board/letter_counts.h"

namespace fairway::editor::lake_race {

std::array<int, 3> letterCounts(const std::vector<fairway::lake_race::Slot>& slots) {
  std::array<int, 3> counts{};
  for (const fairway::lake_race::Slot& slot : slots) ++counts[static_cast<std::size_t>(slot.race)];
  return counts;
}

std::array<int, 3> letterCounts(const fairway::lake_race::TilesetSide& side) {
  std::array<int, 3> counts{};
  for (const fairway::lake_race::Tile& tile : side.tiles) {
    const std::array<int, 3> each = letterCounts(tile.slots);
    for (std::size_t i = 0; i < counts.size(); ++i) counts[i] += each[i];
  }
  return counts;
}

std::string describe(const std::array<int, 3>& letters) {
  std::string text;
  for (const fairway::lake_race::RaceLetter race : fairway::lake_race::allRaces)
    text += (text.empty() ? "" : ", ") + std::string(1, letterOf(race)) + " " +
            std::to_string(letters[static_cast<std::size_t>(race)]);
  return text;
}

} // namespace fairway::editor::lake_race
