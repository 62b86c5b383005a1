#pragma once

#include "rules/lake_race/gates/course_board.h"
#include "validator/lake_race/par/dice_table.h"
#include "validator/lake_race/par/way_ahead.h"

#include <cstddef>

namespace fairway::validator::lake_race {

// The states that can matter to a boat alone on a course, and how they are laid out in memory.
//
// A boat that has dice has just moved straight ahead by their total. So the state (cell, heading, dice)
// exists only where that much water lies behind it, and it is stored with the cell that the move came from:
// then all states that a boat can move into from a cell in one direction lie side by side, ordered by
// distance. Which stage such a move ends in depends on the distance alone: the `stretches`.
class StateSpace {
public:
  using CellIndex = fairway::lake_race::CourseBoard::CellIndex;
  using Water = int; // a cell that can be reached, numbered from 0
  static constexpr Water noWater = -1;

  // A cell and a direction.
  struct Way {
    std::uint32_t slot = 0;      // where its states begin, in the table of each stage
    std::uint32_t endSlot = 0;   // the same for the last cell of the run
    std::uint32_t originsAt = 0; // see origins()
    std::uint8_t run = 0;        // cells ahead, as far as the dice can reach
    std::uint8_t back = 0;       // cells behind, likewise
  };

  // Moves with these dice and those before them, from the end of the previous stretch on, end in this stage.
  struct Stretch {
    DiceTable::Index diceEnd = 0;
    std::uint8_t stage = 0;
  };
  struct Stretches {
    const Stretch* first;
    const Stretch* last; // one beyond; never empty for a reachable cell and stage
    const Stretch* begin() const { return first; }
    const Stretch* end() const { return last; }
  };

  // The board must outlive the space.
  StateSpace(const fairway::lake_race::CourseBoard& board, int maxDice);

  const fairway::lake_race::CourseBoard& board() const { return *board_; }
  const DiceTable& dice() const { return dice_; }

  int waterCount() const { return static_cast<int>(cells_.size()); }
  CellIndex cellOf(Water water) const { return cells_[static_cast<std::size_t>(water)]; }
  Water waterAt(CellIndex cell) const { return waters_[static_cast<std::size_t>(cell)]; }

  // Whether a boat can come here in this stage, from some start cell.
  bool reachable(Water water, Stage stage) const {
    return reachable_[static_cast<std::size_t>(water * stageCount + stage)] != 0;
  }

  // How far it is for a boat that creeps; WayAhead::unreachable where it has lost its way for good.
  int wayToGo(Water water, int heading, Stage stage) const {
    return ahead_.from(cellOf(water), static_cast<Direction>(heading), stage);
  }

  const Way& way(Water water, int direction) const {
    return ways_[static_cast<std::size_t>(water * 6 + direction)];
  }
  int runCount(const Way& way) const { return dice_.countUpTo(way.run); }    // states ahead
  int stateCount(const Way& way) const { return dice_.countUpTo(way.back); } // dice a boat here can have

  // The cell so many steps behind, at most way.back.
  Water originOf(const Way& way, int steps) const {
    return origins_[way.originsAt + static_cast<std::size_t>(steps)];
  }

  // Where the state with these dice, at this cell and heading, is stored.
  std::size_t entryOf(const Way& way, int heading, int dice) const {
    return this->way(originOf(way, dice_.total(dice)), heading).slot + static_cast<std::size_t>(dice);
  }
  Stretches stretches(Water water, int direction, Stage stage) const {
    const auto at = static_cast<std::size_t>((water * 6 + direction) * stageCount + stage);
    return {stretches_.data() + stretchesAt_[at], stretches_.data() + stretchesAt_[at + 1]};
  }
  // The stage in which a move with these dice ends; the dice must fit the run.
  Stage stageAfter(Water water, int direction, Stage stage, int dice) const {
    const Stretch* stretch = stretches(water, direction, stage).begin();
    while (stretch->diceEnd <= dice) ++stretch;
    return stretch->stage;
  }

  std::size_t entriesPerStage() const { return entriesPerStage_; }
  std::size_t stateTotal() const; // over stages and damage

private:
  void findReachable();
  void layWays();
  void layOrigins();
  void layStretches();

  const fairway::lake_race::CourseBoard* board_;
  DiceTable dice_;
  WayAhead ahead_;
  std::vector<CellIndex> cells_;
  std::vector<Water> waters_;
  std::vector<char> reachable_; // by water and stage
  std::vector<Way> ways_;
  std::vector<Water> origins_;
  std::vector<Stretch> stretches_;
  std::vector<std::uint32_t> stretchesAt_; // by water, direction and stage; one more at the end
  std::size_t entriesPerStage_ = 0;
};

// What the tables of a course's solution and of its report would take at most, for a refusal before memory
// runs out.
std::uint64_t bytesToSolve(const fairway::lake_race::CourseBoard& board, int maxDice);

} // namespace fairway::validator::lake_race
