#pragma once

#include "rules/lake_race/board/course.h"
#include "rules/lake_race/play/dice.h"
#include "rules/lake_race/play/seats.h"
#include "rules/lake_race/play/steer.h"

namespace fairway::lake_race {

// A boat put on the start grid.
struct GridEntry {
  int seat = 1;
  Cell at;
  Direction heading = Direction::E;

  friend bool operator==(const GridEntry&, const GridEntry&) = default;
};

// A turn as it was played. What was added or removed follows from the counts.
struct TurnEntry {
  int seat = 1;
  std::vector<int> keep;   // dice left as they were
  std::vector<int> rolled; // results of all dice rolled in this turn
  Steer steer = Steer::Straight;
  std::optional<Cell> ends; // where given, the boat must end there

  friend bool operator==(const TurnEntry&, const TurnEntry&) = default;
};

// One race of a match, without its course.
struct RaceRecord {
  int players = minPlayers;
  int first = 1;               // seat of the first player
  std::vector<GridEntry> grid; // in the order of placing
  std::vector<TurnEntry> turns;

  friend bool operator==(const RaceRecord&, const RaceRecord&) = default;
};

// How the variant's five points for sunk boats are read: for each of them, or once.
enum class SunkBonus : std::uint8_t { Each, Once };

constexpr std::string_view nameOf(SunkBonus bonus) {
  return bonus == SunkBonus::Each ? "each" : "once";
}

constexpr std::optional<SunkBonus> sunkBonusNamed(std::string_view name) {
  for (const SunkBonus bonus : {SunkBonus::Each, SunkBonus::Once})
    if (nameOf(bonus) == name) return bonus;
  return std::nullopt;
}

struct MatchOptions {
  bool variant = false; // with two players it always holds
  SunkBonus sunkBonus = SunkBonus::Each;

  friend bool operator==(const MatchOptions&, const MatchOptions&) = default;
};

} // namespace fairway::lake_race
