#pragma once

#include "rules/base/random.h"
#include "rules/river/board/river.h"

namespace fairway::river {

// The rolls that fate holds for one seat in one race. Each seat has its own, so that what one player decides
// does not change what another rolls. rules/river/RULES.md writes the sequence down.
class DiceStream {
public:
  DiceStream(std::uint64_t seed, std::uint64_t race, int seat)
      : random_(streamSeed(streamSeed(seed, race), static_cast<std::uint64_t>(seat))) {}

  Face roll(const Die& die) { return die[random_.below(die.size())]; }

private:
  Random random_;
};

} // namespace fairway::river
