#include "validator/lake_race/par/dice_table.h"

#include "rules/base/contract.h"

#include <algorithm>

namespace fairway::validator::lake_race {

using fairway::lake_race::Dice;

DiceTable::DiceTable(int maxDice) : maxDice_(maxDice) {
  FAIRWAY_EXPECTS(maxDice >= 1 && maxDice <= maxDiceLimit);
  for (int size = 0; size <= maxDice; ++size)
    fairway::lake_race::forEachRoll(size, [&](Dice dice, std::uint64_t) { dice_.push_back(dice); });
  std::stable_sort(dice_.begin(), dice_.end(), [](Dice a, Dice b) { return a.total() < b.total(); });

  bySize_.resize(static_cast<std::size_t>(maxDice) + 1);
  upTo_.assign(static_cast<std::size_t>(maxTotal()) + 1, 0);
  for (int i = 0; i < count(); ++i) {
    totals_.push_back(static_cast<std::uint8_t>(at(i).total()));
    bySize_[static_cast<std::size_t>(size(i))].push_back(static_cast<Index>(i));
    upTo_[static_cast<std::size_t>(total(i))] = i + 1;
  }
  for (int i = 0; i < count(); ++i)
    for (int face = fairway::lake_race::minDie; face <= fairway::lake_race::maxDie; ++face) {
      Dice more = at(i);
      more.add(face);
      plus_.push_back(indexOf(more));
      const Dice one(face == 1, face == 2, face == 3);
      minus_.push_back(!at(i).contains(one)
                           ? none
                           : indexOf({at(i).showing(1) - one.showing(1), at(i).showing(2) - one.showing(2),
                                      at(i).showing(3) - one.showing(3)}));
    }
}

DiceTable::Index DiceTable::indexOf(Dice dice) const {
  if (dice.count() > maxDice_) return none;
  const int total = dice.total();
  const auto begin = dice_.begin() + (total == 0 ? 0 : countUpTo(total - 1));
  const auto end = dice_.begin() + countUpTo(total);
  return static_cast<Index>(std::find(begin, end, dice) - dice_.begin());
}

} // namespace fairway::validator::lake_race
