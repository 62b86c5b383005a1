#pragma once

#include "rules/river/play/race.h"
#include "validator/river/solve/fleet_moves.h"

namespace fairway::validator::river {

// A race as pilots see it: fleets by their numbers, so that a move is a look into a table. Seats are counted
// in playing order, from 0, the first player.
struct Position {
  Phase phase;
  int players = 2;
  int mover = 0;
  int docks = 0; // taken
  int round = 1;
  std::array<FleetId, fairway::river::mostPlayers> fleets{};
  std::array<int, fairway::river::mostPlayers> points{};

  bool over() const;
  bool hasRolled(int seat) const { return seat <= mover; } // the mover included
};

Position startOf(const FleetMoves& moves, int players, Phase phase = {});
Position positionOf(const FleetMoves& moves, const fairway::river::Race& race);

// An option of a roll, with what it makes of the fleet that moves.
struct PilotMove {
  fairway::river::Option::Kind kind = fairway::river::Option::Kind::Pass;
  int seat = 0; // whose boat moves, in playing order
  int section = 0;
  bool home = false;
  FleetId after; // of that seat
};

// All options of a roll, in the order of Race::options.
class MoveList {
public:
  void push(const PilotMove& move) { moves_[size_++] = move; }
  std::size_t size() const { return size_; }
  const PilotMove& operator[](std::size_t i) const { return moves_[i]; }

private:
  std::array<PilotMove, static_cast<std::size_t>(fairway::river::mostPlayers) * fairway::river::mostBoats>
      moves_{};
  std::size_t size_ = 0;
};

MoveList movesOf(const FleetMoves& moves, const Position& position, fairway::river::Face face);

// Plays a move and all that follows from it: docks, waterfall, skipped seats.
void play(const FleetMoves& moves, Position& position, const PilotMove& move);

// The same option for the rules.
fairway::river::Option optionOf(const PilotMove& move, const fairway::river::Race& race);

} // namespace fairway::validator::river
