#pragma once

#include "rules/river/play/record.h"
#include "validator/river/pilot/position.h"
#include "validator/river/solve/alone.h"
#include "validator/river/solve/two.h"

namespace fairway::validator::river {

// Chooses among the options of a roll. Of several that are equally good (1e-9) the first is taken.
class Pilot {
public:
  Pilot() = default;
  Pilot(const Pilot&) = delete;
  Pilot& operator=(const Pilot&) = delete;
  virtual ~Pilot() = default;

  // What a move is worth to the mover; greater is better.
  virtual double worth(const Position& position, const PilotMove& move) const = 0;

  PilotMove choose(const Position& position, const MoveList& moves) const;
};

// Its own prospects less the mean of the others'. The prospects of a seat are its points, and what its fleet
// is worth alone with the docks now taken gone; a seat that has rolled in this round is valued after the
// coming waterfall.
class FleetPilot final : public Pilot {
public:
  explicit FleetPilot(const Alone& alone) : alone_(alone) {}
  double worth(const Position& position, const PilotMove& move) const override;

private:
  const Alone& alone_;
};

// Of two players, the best for the goal of the solution.
class PerfectPilot final : public Pilot {
public:
  explicit PerfectPilot(const Two& two) : two_(two) {}
  double worth(const Position& position, const PilotMove& move) const override;

private:
  const Two& two_;
};

// What the race is worth to the first of two players, for the goal of the solution, once a move is played.
double valueAfter(const Two& two, const Position& position, const PilotMove& move);
// And before the roll.
double valueOf(const Two& two, const Position& position);

struct PlayedRace {
  fairway::river::Record record; // every turn says where it ends
  fairway::river::Race race;     // as it stands in the end
};

// A race by the rules core, every seat with the pilot. Ends after this many turns even if it is not over.
PlayedRace playRace(const FleetMoves& moves, const Pilot& pilot, const fairway::river::RiverBoard& board,
                    int players, int first, std::uint64_t seed, int mostTurns = 10000);

} // namespace fairway::validator::river
