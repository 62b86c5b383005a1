#pragma once

#include "rules/base/phrase.h"
#include "rules/base/result.h"
#include "rules/base/tree.h"
#include "rules/lake_race/play/match.h"
#include "rules/lake_race/play/record.h"

// Plays a record by the book, up to its end or its first illegal turn.
namespace fairway::lake_race {

struct RecordedRaceOnCourse {
  Course course; // raceable
  RaceRecord record;
};

struct IllegalTurn {
  int race = 1;
  int turn = 0; // 0: the first player or the grid
  Rule rule = Rule::SeatOrder;
  Phrase message;
};

struct BoatResult {
  int seat = 1;
  std::optional<Cell> cell; // none: not placed yet
  Boat boat;
};

struct RaceResult {
  bool over = false;
  std::vector<BoatResult> boats; // by seat
  SeatList sunk;                 // in the order of sinking
  SeatList ranks;                // empty unless the race is over
  BySeat<int> points;            // by seat; meaningful when it is
};

struct Replay {
  int players = minPlayers;
  std::optional<IllegalTurn> illegal;
  std::vector<RaceResult> races; // up to the one with the illegal turn
  BySeat<int> totals;            // of the races that are over
  std::optional<int> winner;     // when all recorded races are over

  bool legal() const { return !illegal; }
};

// A record that is not a match at all, regardless of its turns: which race (from 1) spoils it, and why.
struct RecordFault {
  int race = 1;
  Phrase message;
};

Result<Replay, RecordFault> replay(const MatchOptions& options,
                                   const std::vector<RecordedRaceOnCourse>& races);

// The same with a look at each race (from 1) after its grid, as far as that goes (turn 0), and after every
// turn.
using Watcher = void (*)(void* context, const Race& race, int number, int turn);
Result<Replay, RecordFault> replay(const MatchOptions& options,
                                   const std::vector<RecordedRaceOnCourse>& races, Watcher watch,
                                   void* context);

// A refusal in words: what was done and what stands against it. The race stands as when the rule was asked.
Phrase refusalText(const Race& race, const GridEntry& entry, Rule rule);
Phrase refusalText(const Race& race, const TurnEntry& entry, Rule rule);
Phrase firstPlayerText(const Match& match, int first);

// A replayed record as reports show it: fairway-replay-1.
Tree replayTree(const Replay& replay);

} // namespace fairway::lake_race
