#pragma once

#include "rules/base/random.h"
#include "rules/lake_race/play/dice.h"

namespace fairway::lake_race {

// The dice that fate holds for one boat in one race. Each boat has its own, so that what one decides does not
// change what another rolls. RULES.md writes the sequence down.
class DiceStream {
public:
  constexpr DiceStream(std::uint64_t seed, std::uint64_t race, int seat)
      : random_(streamSeed(streamSeed(seed, race), static_cast<std::uint64_t>(seat))) {}

  // Two bits a die, the lowest first: 0, 1, 2 are the dice 1, 2, 3 and a 3 is skipped, so all three are
  // exactly even.
  constexpr int die() {
    for (;;) {
      if (pairsLeft_ == 0) refill();
      const auto pair = static_cast<int>(bits_ & 3);
      bits_ >>= 2;
      --pairsLeft_;
      if (pair != 3) return minDie + pair;
    }
  }

  constexpr Dice roll(int count) {
    Dice dice;
    for (int i = 0; i < count; ++i) dice.add(die());
    return dice;
  }

private:
  constexpr void refill() {
    bits_ = random_.next();
    pairsLeft_ = 32;
  }

  Random random_;
  std::uint64_t bits_ = 0;
  int pairsLeft_ = 0;
};

} // namespace fairway::lake_race
