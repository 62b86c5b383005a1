#pragma once

#include "validator/river/solve/two.h"

namespace fairway::validator::river {

// Solves two players layer by layer. A layer holds the states of one tally: boats only ever leave, so all
// that leads out of it is solved already. In a layer phases run backwards, so that one sweep looks a whole
// turn of the river ahead. Lower and upper bound take a core each.
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
