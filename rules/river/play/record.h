#pragma once

#include "rules/river/play/option.h"

namespace fairway::river {

// A turn as it was played. Sections are counted as they lie at that moment.
struct TurnEntry {
  int seat = 1;
  Face roll;
  Option option;
  std::optional<Landing> ends; // where given, the boat must end there

  friend bool operator==(const TurnEntry&, const TurnEntry&) = default;
};

// A race as it was played, without its river. The waterfall and skipped seats are not written.
struct Record {
  int players = leastPlayers;
  int first = 1; // seat of the first player
  std::vector<TurnEntry> turns;

  friend bool operator==(const Record&, const Record&) = default;
};

} // namespace fairway::river
