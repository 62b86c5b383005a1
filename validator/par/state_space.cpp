#include "validator/par/state_space.h"

#include "rules/lake_race/move.h"
#include "validator/par/by_damage.h"
#include "validator/par/steps_to_go.h"

#include <algorithm>

namespace fairway::validator {

using lake_race::CourseBoard;

StateSpace::StateSpace(const CourseBoard& board, int maxDice) : board_(&board), dice_(maxDice) {
  findReachable();
  layWays();
  layOrigins();
  layStretches();
}

void StateSpace::findReachable() {
  const std::vector<int> all = validator::stepsToGo(*board_);
  waters_.assign(static_cast<std::size_t>(board_->cellCount()), noWater);
  for (CellIndex cell = 0; cell < board_->cellCount(); ++cell) {
    const auto begin = all.begin() + cell * stageCount;
    if (std::all_of(begin, begin + stageCount, [](int steps) { return steps < 0; })) continue;
    waters_[static_cast<std::size_t>(cell)] = waterCount();
    cells_.push_back(cell);
    stepsToGo_.insert(stepsToGo_.end(), begin, begin + stageCount);
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
          lake_race::runAhead(*board_, cellOf(water), direction, dice_.maxTotal()).steps);
      way.back = static_cast<std::uint8_t>(
          lake_race::runAhead(*board_, cellOf(water), opposite(direction), dice_.maxTotal()).steps);
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
      const lake_race::Move move = lake_race::moveAlone(*board_, cellOf(water), direction, here.run, {});
      here.endSlot = way(waterAt(move.end), index).slot;
    }
}

void StateSpace::layStretches() {
  for (Water water = 0; water < waterCount(); ++water)
    for (Direction direction : allDirections)
      for (Stage stage = 0; stage < stageCount; ++stage) {
        stretchesAt_.push_back(static_cast<std::uint32_t>(stretches_.size()));
        if (stepsToGo(water, stage) == unreachable) continue;
        const int run = way(water, static_cast<int>(direction)).run;
        const auto begin = stretches_.size();
        for (int total = 0; total <= run; ++total) {
          const auto move = lake_race::moveAlone(*board_, cellOf(water), direction, total, progressAt(stage));
          const auto after = static_cast<std::uint8_t>(stageOf(move.progress));
          if (stretches_.size() == begin || stretches_.back().stage != after)
            stretches_.push_back({0, after});
          stretches_.back().diceEnd = static_cast<DiceTable::Index>(dice_.countUpTo(total));
        }
      }
  stretchesAt_.push_back(static_cast<std::uint32_t>(stretches_.size()));
}

StateSpace::Stretches StateSpace::stretches(Water water, int direction, Stage stage) const {
  const auto at = static_cast<std::size_t>((water * 6 + direction) * stageCount + stage);
  return {stretches_.data() + stretchesAt_[at], stretches_.data() + stretchesAt_[at + 1]};
}

std::size_t StateSpace::stateTotal() const {
  std::size_t total = 0;
  for (Water water = 0; water < waterCount(); ++water)
    for (Stage stage = 0; stage < stageCount; ++stage) {
      if (stepsToGo(water, stage) == unreachable) continue;
      for (int direction = 0; direction < 6; ++direction)
        total += static_cast<std::size_t>(stateCount(way(water, direction)) * damageLevels);
    }
  return total;
}

std::size_t bytesToSolve(const CourseBoard& board, int maxDice) {
  const DiceTable dice(maxDice);
  std::size_t entries = 0;
  for (CourseBoard::CellIndex cell = 0; cell < board.cellCount(); ++cell)
    for (Direction direction : allDirections)
      if (board.isWater(cell))
        entries +=
            static_cast<std::size_t>(dice.countUpTo(std::min(board.run(cell, direction), dice.maxTotal())));
  constexpr std::size_t tables = 2; // the values, and at most as much again for the rest
  return entries * stageCount * sizeof(ByDamage) * tables;
}

} // namespace fairway::validator
