#pragma once

#include "rules/base/random.h"
#include "rules/pool/play/match.h"

#include <memory>

namespace fairway::validator::pool {

// How far a pilot looks ahead: one turn, two or three. No side has secrets, so all play by expectation: a
// reveal is worth the mean over the values that it can turn up.
enum class PilotKind : std::uint8_t { Quick, Strong, Deep };

std::string_view nameOf(PilotKind kind); // quick, strong, deep
std::optional<PilotKind> pilotNamed(std::string_view name);

// What a pilot would play, and by how many tiles it thinks the side to move is ahead then.
struct Opinion {
  fairway::pool::Turn turn; // of a reveal only the tile; or its value and end, if these were the question
  double ahead = 0;
};

// Plays well without knowing what is under the tiles. One pilot can play for many games and threads at once.
// The board must outlive it.
class Pilot {
public:
  explicit Pilot(const fairway::pool::PoolBoard& board);
  ~Pilot();
  Pilot(const Pilot&) = delete;
  Pilot& operator=(const Pilot&) = delete;

  // What to do. Of a reveal only the tile is chosen: value and end are still open. Turns that are worth
  // almost the same are chosen at random.
  fairway::pool::Turn choose(const fairway::pool::Match& match, PilotKind kind, Random& random) const;
  // Where to go once the value is known; nowhere if it cannot move.
  fairway::pool::SquareNumber chooseEnd(const fairway::pool::Match& match, PilotKind kind,
                                        fairway::pool::SquareNumber from, int value, Random& random) const;

  // The same without randomness, for the analysis of a game.
  Opinion best(const fairway::pool::Match& match, PilotKind kind) const;
  Opinion bestEnd(const fairway::pool::Match& match, PilotKind kind, fairway::pool::SquareNumber from,
                  int value) const;
  // What it thinks of a legal turn. Of a reveal with its value and end; without a value (0) of the mean over
  // all that can turn up.
  double aheadAfter(const fairway::pool::Match& match, PilotKind kind, const fairway::pool::Turn& turn) const;

  class Mind; // of the board's size

private:
  std::unique_ptr<const Mind> mind_;
};

// Chooses, deals what is revealed, and plays the turn.
fairway::pool::Turn playTurn(fairway::pool::Match& match, const Pilot& pilot, PilotKind kind, Random& random);

} // namespace fairway::validator::pool
