#pragma once

#include "rules/lake_race/play/dice.h"

#include <cstdint>
#include <vector>

namespace fairway::validator::lake_race {

// The dice a boat can have, numbered: all multisets of at most `maxDice` dice, ordered by their total. So the
// dice that fit a straight run of given length come first, and number 0 is no dice at all.
class DiceTable {
public:
  using Index = std::uint16_t;
  static constexpr Index none = 0xffff;
  static constexpr int maxDiceLimit = 18; // the box has no more

  explicit DiceTable(int maxDice);

  int maxDice() const { return maxDice_; }
  int maxTotal() const { return fairway::lake_race::maxDie * maxDice_; }
  int count() const { return static_cast<int>(dice_.size()); }

  const fairway::lake_race::Dice& at(int index) const { return dice_[static_cast<std::size_t>(index)]; }
  int size(int index) const { return at(index).count(); }
  int total(int index) const { return totals_[static_cast<std::size_t>(index)]; }
  Index indexOf(fairway::lake_race::Dice dice) const; // none beyond maxDice

  // One die more or less of this face; `none` where there is no such multiset.
  Index plus(int index, int face) const { return plus_[neighbourAt(index, face)]; }
  Index minus(int index, int face) const { return minus_[neighbourAt(index, face)]; }

  // How many multisets have at most this total.
  int countUpTo(int total) const { return upTo_[static_cast<std::size_t>(total)]; }

  // All multisets of this many dice, ordered by their total.
  const std::vector<Index>& ofSize(int size) const { return bySize_[static_cast<std::size_t>(size)]; }

private:
  static std::size_t neighbourAt(int index, int face) {
    return static_cast<std::size_t>(index * fairway::lake_race::maxDie + face - 1);
  }

  int maxDice_;
  std::vector<fairway::lake_race::Dice> dice_;
  std::vector<std::uint8_t> totals_;
  std::vector<Index> plus_;
  std::vector<Index> minus_;
  std::vector<int> upTo_;
  std::vector<std::vector<Index>> bySize_;
};

} // namespace fairway::validator::lake_race
