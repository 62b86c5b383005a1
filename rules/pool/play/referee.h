#pragma once

#include "rules/base/phrase.h"
#include "rules/base/tree.h"
#include "rules/pool/play/match.h"
#include "rules/pool/play/placing.h"
#include "rules/pool/play/record.h"

// Plays a record by the book, up to its end or its first fault.
namespace fairway::pool {

struct Fault {
  int turn = 0; // 0: the placement or the setup
  Rule rule = Rule::SideOrder;
  Phrase message;
};

// The result of a record. After a fault everything is as before it.
class Replay {
public:
  Replay(const PoolBoard& board, const GameRecord& record); // without a placement the pool must have a setup

  bool legal() const { return !fault_; }
  const std::optional<Fault>& fault() const { return fault_; }
  const Placing& placing() const { return placing_; }
  // The game, once all tiles lie; null before, and after a fault of the placement.
  const Match* match() const { return match_ ? &*match_ : nullptr; }

private:
  void place(const GameRecord& record);
  void playTurn(const TurnEntry& entry, int number);

  const PoolBoard* board_;
  Placing placing_;
  std::optional<Match> match_;
  std::optional<Fault> fault_;
};

// Why a turn is not legal in a game; nothing where it is. The message says more than the rule's text.
std::optional<Fault> whyNotTurn(const Match& match, const TurnEntry& entry);
// And why a placing is not.
Phrase placementText(Side side, Square at, Rule rule);
// The turn that an entry is; the entry must be legal.
Turn turnOf(const PoolBoard& board, const TurnEntry& entry);

Tree squareTree(Square square);
// A turn as records write it.
Tree turnTree(const TurnEntry& entry);

// A replayed record as reports show it: fairway-pool-replay-1.
Tree replayTree(const PoolBoard& board, const Replay& replay);

} // namespace fairway::pool
