#pragma once

#include "validator/river/solve/fleet_moves.h"
#include "validator/river/solve/rows.h"

namespace fairway::validator::river {

// How a player chooses: the most for the goal, the least, or evenly among the options.
enum class Player : std::uint8_t { Most, Least, Random };

// One player's turn over all pairs of fleets of a layer: what states are worth before the roll, from what
// they are worth once the turn is over.
struct Turn {
  Phase phase;
  int ownBoats = 0;
  int otherBoats = 0;
  const double* after = nullptr; // by own fleet, then the other's
  const double* home = nullptr;  // the same with one own boat less, where one came home
  double homeAdd = 0;            // what coming home adds to that
  double* before = nullptr;      // by own fleet, then the other's: the result
};

// Works with rows; holds what it needs between them.
class TurnSolver {
public:
  explicit TurnSolver(const FleetMoves& moves) : moves_(moves) {}

  void solve(const Turn& turn, Player player);

private:
  template <class Choice>
  void solveWith(const Turn& turn);
  int sailRows(const Turn& turn, const FleetOptions& options, int number, Row* rows) const;
  template <class Choice>
  void addWind(const Turn& turn, const FleetOptions& options, int own, double chance, double* sum);
  void countBoats(FleetId fleet);

  std::size_t columns(const Turn& turn) const {
    return static_cast<std::size_t>(moves_.fleets().count(turn.otherBoats));
  }

  const FleetMoves& moves_;
  std::array<std::uint8_t, fairway::river::mostSections + 1> ownAt_{}; // boats of the own fleet by section
};

} // namespace fairway::validator::river
