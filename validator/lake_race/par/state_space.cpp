#include "validator/lake_race/par/state_space.h"

#include "rules/lake_race/play/move.h"
#include "validator/lake_race/par/by_damage.h"
#include "validator/lake_race/par/dice_choice_code.h"

#include <algorithm>

namespace fairway::validator::lake_race {

using fairway::lake_race::CourseBoard;

StateSpace::StateSpace(const CourseBoard& board, int maxDice)
    : board_(&board), dice_(maxDice), ahead_(board) {
  findReachable();
  layWays();
  layOrigins();
  layStretches();
}

// Every state that a boat can move into can be reached in single steps, so those are enough to look at.
void StateSpace::findReachable() {
  const auto nodeOf = [](CellIndex cell, Stage stage) {
    return static_cast<std::size_t>(cell * stageCount + stage);
  };
  std::vector<char> seen(nodeOf(board_->cellCount(), 0), 0);
  std::vector<std::pair<CellIndex, Stage>> queue;
  const auto visit = [&](CellIndex cell, Stage stage) {
    if (cell == CourseBoard::noCell || stage == finishedStage || seen[nodeOf(cell, stage)]) return;
    seen[nodeOf(cell, stage)] = 1;
    queue.emplace_back(cell, stage);
  };
  for (const CellIndex start : board_->startCells()) visit(start, 0);
  for (std::size_t head = 0; head < queue.size(); ++head) {
    const auto [cell, stage] = queue[head];
    for (Direction direction : allDirections)
      if (const CellIndex to = board_->next(cell, direction); to != CourseBoard::noCell)
        visit(to, stageOf(board_->advance(progressAt(stage), cell, direction)));
  }

  waters_.assign(static_cast<std::size_t>(board_->cellCount()), noWater);
  for (CellIndex cell = 0; cell < board_->cellCount(); ++cell) {
    const auto begin = seen.begin() + cell * stageCount;
    if (std::find(begin, begin + stageCount, 1) == begin + stageCount) continue;
    waters_[static_cast<std::size_t>(cell)] = waterCount();
    cells_.push_back(cell);
    reachable_.insert(reachable_.end(), begin, begin + stageCount);
  }
}

void StateSpace::layWays() {
  ways_.resize(cells_.size() * 6);
  std::size_t slot = 0;
  for (Water water = 0; water < waterCount(); ++water)
    for (Direction direction : allDirections) {
      Way& way = ways_[static_cast<std::size_t>(water * 6 + static_cast<int>(direction))];
      way.slot = static_cast<std::uint32_t>(slot);
      way.run = static_cast<std::uint8_t>(
          fairway::lake_race::runAhead(*board_, cellOf(water), direction, dice_.maxTotal()).steps);
      way.back = static_cast<std::uint8_t>(
          fairway::lake_race::runAhead(*board_, cellOf(water), opposite(direction), dice_.maxTotal()).steps);
      slot += static_cast<std::size_t>(runCount(way));
    }
  entriesPerStage_ = slot;
}

void StateSpace::layOrigins() {
  for (Water water = 0; water < waterCount(); ++water)
    for (Direction direction : allDirections) {
      const int index = static_cast<int>(direction);
      Way& here = ways_[static_cast<std::size_t>(water * 6 + index)];
      here.originsAt = static_cast<std::uint32_t>(origins_.size());
      CellIndex cell = cellOf(water);
      for (int steps = 0; steps <= here.back; ++steps, cell = board_->next(cell, opposite(direction)))
        origins_.push_back(waterAt(cell));
      const fairway::lake_race::Move move =
          fairway::lake_race::moveAlone(*board_, cellOf(water), direction, here.run, {});
      here.endSlot = way(waterAt(move.end), index).slot;
    }
}

void StateSpace::layStretches() {
  for (Water water = 0; water < waterCount(); ++water)
    for (Direction direction : allDirections)
      for (Stage stage = 0; stage < stageCount; ++stage) {
        stretchesAt_.push_back(static_cast<std::uint32_t>(stretches_.size()));
        if (!reachable(water, stage)) continue;
        const int run = way(water, static_cast<int>(direction)).run;
        const auto begin = stretches_.size();
        for (int total = 0; total <= run; ++total) {
          const auto move =
              fairway::lake_race::moveAlone(*board_, cellOf(water), direction, total, progressAt(stage));
          const auto after = static_cast<std::uint8_t>(stageOf(move.progress));
          if (stretches_.size() == begin || stretches_.back().stage != after)
            stretches_.push_back({0, after});
          stretches_.back().diceEnd = static_cast<DiceTable::Index>(dice_.countUpTo(total));
        }
      }
  stretchesAt_.push_back(static_cast<std::uint32_t>(stretches_.size()));
}

std::size_t StateSpace::stateTotal() const {
  std::size_t total = 0;
  for (Water water = 0; water < waterCount(); ++water)
    for (Stage stage = 0; stage < stageCount; ++stage) {
      if (!reachable(water, stage)) continue;
      for (int direction = 0; direction < 6; ++direction)
        total += static_cast<std::size_t>(stateCount(way(water, direction)) * damageLevels);
    }
  return total;
}

std::uint64_t bytesToSolve(const CourseBoard& board, int maxDice) {
  const DiceTable dice(maxDice);
  std::uint64_t entries = 0;
  for (CourseBoard::CellIndex cell = 0; cell < board.cellCount(); ++cell)
    for (Direction direction : allDirections)
      if (board.isWater(cell))
        entries +=
            static_cast<std::uint64_t>(dice.countUpTo(std::min(board.run(cell, direction), dice.maxTotal())));
  constexpr std::size_t tables = 2; // the values and, for the report, where boats are
  constexpr std::size_t choices = damageLevels * sizeof(DiceChoiceCode);
  constexpr std::size_t ways = 6 * sizeof(std::int32_t) * 2; // to the finish, and what waits in the search
  return (entries * (tables * sizeof(ByDamage) + choices) +
          static_cast<std::uint64_t>(board.cellCount()) * ways) *
         stageCount;
}

} // namespace fairway::validator::lake_race
