#pragma once

#include "rules/lake_race/board/course.h"

#include <bitset>

namespace fairway::editor::lake_race {

// The six letters that a slot can have on a cell; none of them: no slot of the race can stand there.
using LetterSet = std::bitset<6>;

// Where a slot of a race can stand, and with which letters, beside the race's other slots: its strip lies on
// water, boats find room at the start, and it is in no other strip's way. Cells are looked at on demand.
class PlacementMap {
public:
  // `itself`: the slot that is being moved, by its place among the lake's.
  PlacementMap(fairway::lake_race::Lake lake, fairway::lake_race::RaceLetter race,
               std::optional<std::size_t> itself = {});

  LetterSet lettersAt(Cell cell) const;
  // The one with the most room at the start, of two that are equal the first; none where no slot can stand.
  std::optional<Direction> bestLetter(Cell cell) const;
  fairway::lake_race::RaceLetter race() const { return race_; }

private:
  LetterSet work(Cell cell) const;

  fairway::lake_race::Lake lake_;
  fairway::lake_race::RaceLetter race_;
  std::vector<Cell> taken_; // cells of the race's other slots
  std::vector<Cell> kept_;  // cells that must hold no slot: other slots, strips, finish buoys
  mutable std::vector<std::optional<LetterSet>> known_;
};

// How many boats find room at a start there, in the better of the two directions.
std::size_t startRoom(const fairway::lake_race::Lake& lake, Cell start, Direction letter,
                      const std::vector<Cell>& buoys = {});

// What the checks would find with the slot there, in a sentence; empty: nothing. The lake is as it is without
// it.
std::string doubtAbout(const fairway::lake_race::Lake& without, const fairway::lake_race::Slot& slot);

// The lake's slots with those that the race lacks, so that all its 24 courses can be raced and are even: the
// best of some tries, of which the seed decides. None where no try was good.
std::optional<std::vector<fairway::lake_race::Slot>>
proposeSlots(const fairway::lake_race::Lake& lake, fairway::lake_race::RaceLetter race, std::uint64_t seed);

} // namespace fairway::editor::lake_race
