#pragma once

#include "validator/river/solve/two.h"

namespace fairway::validator::river {

// Solves two players layer by layer, exactly: each value between two bounds.
//
// A state is where all boats of both players lie (a fleet each), the phase of the river (how often the
// waterfall has taken a section) and who is to roll. A layer holds the states of one tally: how many boats
// each player still has on the river, and which docks are taken. Boats only ever leave, so whatever leads out
// of a layer has fewer boats and is solved already. Within a layer states lead back to each other (boats
// drift back towards the fall), so values are found by sweeps, once from below, beginning with the worst that
// can happen, and once from above, beginning with the best. Both close in on the value; when they lie within
// `closeness` of each other the layer is done, and the gap left over is carried along, so that the sum of all
// gaps stays below 1e-9. The bounds do not need each other and take a core each.
//
// A round is the first roll, the second roll, then the waterfall. It is worked out backwards: what the
// round's end is worth (Two::afterRound), before the second player's roll (rollSecond), before the first's
// (rollFirst). Phases run backwards too, so that one sweep looks a whole turn of the river ahead. The tables
// are large and regular: rows of one player's fleets by the other's, transposed where the other player is to
// roll, so that TurnSolver always runs along rows.
class TwoSolver {
public:
  TwoSolver(Two& two, const Endless& endless, const TwoOptions& options, const WorkWatch& watch);

  // False: stopped.
  bool solveLayer(const Tally& tally);

private:
  // One of the two bounds, while its layer is solved.
  struct Side {
    explicit Side(const FleetMoves& moves) : turns(moves) {}

    TurnSolver turns;
    bool upper = false;
    double* first = nullptr; // the layer's values
    double* second = nullptr;
    std::vector<double> after;      // once both have rolled: by first fleet, then second
    std::vector<double> turned;     // the same, the other way round
    std::vector<double> secondTurn; // before the second player's roll, by second fleet
  };

  void prepareHome(const Tally& tally);
  void sweep(const Tally& tally, Side& side);
  void rollSecond(const Tally& tally, Phase phase, Side& side);
  void rollFirst(const Tally& tally, Phase phase, Side& side);
  double gapBetween(const Tally& tally, const std::vector<double>& upperFirst,
                    const std::vector<double>& upperSecond, const Two::Layer& layer) const;
  double gapOfExits(const Tally& tally) const;

  std::size_t count(int boats) const { return static_cast<std::size_t>(moves_.fleets().count(boats)); }
  std::size_t cells(const Tally& tally) const { return count(tally.first) * count(tally.second); }

  Two& two_;
  const FleetMoves& moves_;
  const Endless& endless_;
  TwoOptions options_;
  const WorkWatch& watch_;
  bool wind_;
  // Lower bounds once the second player has brought a boat home and the round is over, by phase, second fleet
  // (of a boat less) and first fleet.
  std::vector<double> homeOfSecond_;
};

} // namespace fairway::validator::river
