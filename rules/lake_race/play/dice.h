#pragma once

#include "rules/base/contract.h"
#include "rules/lake_race/play/rule.h"

#include <span>
#include <vector>

namespace fairway::lake_race {

inline constexpr int minDie = 1;
inline constexpr int maxDie = 3;

// A boat's dice as a multiset: how many show 1, 2 and 3. The rules know no limit. A boat that still has dice
// after its move ran their whole total over water, so they are never more than the longest side of a lake
// (maxLakeSide), and 16 bits a face cannot overflow.
class Dice {
public:
  constexpr Dice() = default;
  constexpr Dice(int ones, int twos, int threes)
      : counts_{static_cast<std::uint16_t>(ones), static_cast<std::uint16_t>(twos),
                static_cast<std::uint16_t>(threes)} {}

  constexpr int showing(int face) const { return counts_[static_cast<std::size_t>(face - minDie)]; }
  constexpr int count() const { return counts_[0] + counts_[1] + counts_[2]; }
  constexpr int total() const { return counts_[0] + 2 * counts_[1] + 3 * counts_[2]; }
  constexpr bool empty() const { return count() == 0; }

  constexpr bool contains(Dice other) const {
    return other.counts_[0] <= counts_[0] && other.counts_[1] <= counts_[1] && other.counts_[2] <= counts_[2];
  }

  constexpr void add(int face) { ++counts_[static_cast<std::size_t>(face - minDie)]; }

  friend constexpr bool operator==(Dice, Dice) = default;
  friend constexpr Dice operator+(Dice a, Dice b) {
    return {a.counts_[0] + b.counts_[0], a.counts_[1] + b.counts_[1], a.counts_[2] + b.counts_[2]};
  }

private:
  std::array<std::uint16_t, 3> counts_{};
};

std::vector<int> faces(Dice dice); // ascending

// Dice as they are written down; none if one shows anything other than 1, 2 or 3. More of a face than any
// boat can have are counted as the most that fit, which every rule refuses.
std::optional<Dice> diceShowing(std::span<const int> faces);

// What a player decides before the roll: which dice stay as they lie, and how many are rolled.
struct DiceChoice {
  Dice keep;
  int roll = 0;

  friend constexpr bool operator==(const DiceChoice&, const DiceChoice&) = default;
};

// A player may add one die, remove one (any), or neither; the dice that are not kept are rolled, and so is
// one that was added.
constexpr Refusal whyNotRoll(Dice have, const DiceChoice& choice) {
  FAIRWAY_EXPECTS(choice.roll >= 0);
  if (!have.contains(choice.keep)) return Rule::DiceKeep;
  const int change = choice.keep.count() + choice.roll - have.count();
  if (change > 1) return Rule::DiceAddOne;
  if (change < -1) return Rule::DiceRemoveOne;
  return std::nullopt;
}

// Calls visit(DiceChoice) for every legal choice, each once: any of the dice kept, the others rolled with one
// added, as they are, or less one. There are 3 * (ones + 1) * (twos + 1) * (threes + 1) - 1 of them.
template <class Visit>
constexpr void forEachDiceChoice(Dice have, Visit&& visit) {
  for (int ones = 0; ones <= have.showing(1); ++ones)
    for (int twos = 0; twos <= have.showing(2); ++twos)
      for (int threes = 0; threes <= have.showing(3); ++threes)
        for (int change : {-1, 0, 1}) {
          const Dice keep(ones, twos, threes);
          const int roll = have.count() + change - keep.count();
          if (roll >= 0) visit(DiceChoice{keep, roll}); // with all kept, none is left to remove
        }
}

// Beyond this many dice the ways to roll them no longer fit 64 bits.
inline constexpr int maxCountedRoll = 40;

// Calls visit(Dice, ways) for every result of rolling so many dice together; `ways` out of 3^count.
template <class Visit>
constexpr void forEachRoll(int count, Visit&& visit) {
  FAIRWAY_EXPECTS(count >= 0 && count <= maxCountedRoll);
  std::uint64_t placedOnes = 1; // count over `ones`
  for (int ones = 0; ones <= count; ++ones) {
    const int others = count - ones;
    std::uint64_t placedTwos = 1; // others over `twos`
    for (int twos = 0; twos <= others; ++twos) {
      visit(Dice(ones, twos, others - twos), placedOnes * placedTwos);
      placedTwos =
          placedTwos * static_cast<std::uint64_t>(others - twos) / static_cast<std::uint64_t>(twos + 1);
    }
    placedOnes = placedOnes * static_cast<std::uint64_t>(others) / static_cast<std::uint64_t>(ones + 1);
  }
}

} // namespace fairway::lake_race
