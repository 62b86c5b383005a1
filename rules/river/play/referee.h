#pragma once

#include "rules/base/phrase.h"
#include "rules/base/result.h"
#include "rules/base/tree.h"
#include "rules/river/play/race.h"
#include "rules/river/play/record.h"

// Plays a record by the book, up to its end or its first illegal turn.
namespace fairway::river {

struct IllegalTurn {
  int turn = 1; // from 1
  Rule rule = Rule::Over;
  Phrase message;
};

struct Replay {
  Race race; // as it stands in the end, or before the illegal turn
  std::optional<IllegalTurn> illegal;

  bool legal() const { return !illegal; }
};

// A record that cannot be played on this river at all, regardless of its turns.
struct RecordFault {
  std::string key; // what is wrong, such as `turns[3].up`
  std::string message;
};

// Seats and sections that do not exist, and more players than the river takes.
std::optional<RecordFault> whyNotOn(const River& river, const Record& record);

// Why a turn cannot be played, as the race stands.
struct RefusedTurn {
  Rule rule;
  Phrase message;
};
std::optional<RefusedTurn> whyNot(const Race& race, const TurnEntry& entry);

// The record must fit the river: whyNotOn says so. The board must outlive the result.
Replay replay(const RiverBoard& board, const Record& record);

// Why a turn is illegal, in a sentence that names seats and sections. The race stands as before the turn.
Phrase refusalText(const Race& race, const TurnEntry& entry, Rule rule);

std::string inWords(Landing landing); // section 8, the harbour

// A replayed record as reports show it: fairway-river-replay-1.
Tree replayTree(const Replay& replay);

} // namespace fairway::river
