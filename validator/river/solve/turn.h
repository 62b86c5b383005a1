#pragma once

#include "validator/river/solve/fleet_moves.h"
#include "validator/river/solve/rows.h"

namespace fairway::validator::river {

// How a player chooses: the most for the goal, the least, or evenly among the options.
enum class Player : std::uint8_t { Most, Least, Random };

// One player's turn over all pairs of fleets of a layer: what states are worth before the roll, from what
// they are worth once the turn is over.
//
// The obvious way is to take one pair after the other, to look up where each option leads, and to choose.
// That jumps about in large tables. But a number moves one's own boats alone: whatever the other's fleet is,
// an option leads from one own fleet to the same other one. So while the own fleet is held, an option is a
// whole row of values, one for each fleet of the other, and a number on the die is an elementwise choice
// among at most four rows (rows.h). These are read from begin to end. A boat that comes home leads to a row
// too: of `home`, the table of the layer with one own boat less.
//
// Wind is the exception. Up leads to rows as a number does. Back moves the other's boats: it stays in the row
// and leads to other columns. Which boats can be blown back depends on both fleets, because enough boats on a
// section are a convoy. So wind goes column by column, with the own boats on each section counted beforehand.
//
// All this needs the fleet of the player who rolls as the row. So TwoSolver turns its tables round where the
// second player rolls.
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
