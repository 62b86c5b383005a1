#pragma once

#include "validator/river/solve/fleet_moves.h"

#include <optional>

namespace fairway::validator::river {

// A set of a lone player's states, the moments before a roll: phase and fleet.
class StateSet {
public:
  explicit StateSet(const FleetMoves& moves);

  bool has(Phase phase, FleetId fleet) const { return bits_[index(phase, fleet)] != 0; }
  void add(Phase phase, FleetId fleet) { bits_[index(phase, fleet)] = 1; }
  void remove(Phase phase, FleetId fleet) { bits_[index(phase, fleet)] = 0; }

private:
  std::size_t index(Phase phase, FleetId fleet) const {
    return offset_[static_cast<std::size_t>(fleet.boats)] +
           static_cast<std::size_t>(phase.waterfalls * fleets_->count(fleet.boats) + fleet.index);
  }

  const FleetTable* fleets_;
  std::vector<std::size_t> offset_; // by boats
  std::vector<std::uint8_t> bits_;
};

// What a lone player's turn and the waterfall after it lead to.
FleetId afterTurn(const FleetMoves& moves, FleetId fleet, MoveEnd end);

// One turn of a play: what was rolled, the boat that sailed and what came of it.
struct PlayedTurn {
  Phase phase;
  FleetId before;
  fairway::river::Face roll;
  int section = 0; // 0: a pass
  FleetId after;   // past the waterfall
};

// Whether a race ends, however it is played. With wind on the die it always does: if nothing but wind is
// rolled no front boat gains, and all are lost in the end. Without wind players never meet, so one alone
// decides.
class Endless {
public:
  explicit Endless(const FleetMoves& moves);

  // States in which every roll has a choice that stays among them; none where there is wind.
  const StateSet& goingRound() const { return round_; }

  // Whether a race that begins in this phase ends with probability 1.
  bool ends(Phase begin) const { return ends_[static_cast<std::size_t>(begin.waterfalls)]; }

  // States that races can come to which begin in some phase and end. With wind: all.
  const StateSet& reached() const { return reached_; }

  // A play from the start that goes round forever, up to where it reaches a state for the second time; empty
  // where there is none.
  std::vector<PlayedTurn> playGoingRound(Phase begin) const;

private:
  void dropWhatEnds();
  void follow(Phase begin);

  const FleetMoves& moves_;
  StateSet round_;
  StateSet reached_;
  std::vector<bool> ends_;
};

} // namespace fairway::validator::river
