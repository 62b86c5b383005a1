#pragma once

#include "rules/lake_race/play/seats.h"
#include "validator/lake_race/coach/finish_odds.h"

namespace fairway::validator::lake_race {

using Chances = fairway::lake_race::BySeat<double>;

// Each boat's chance to be first if all follow the par policy from now on and never meet, as it depends on
// the boat that has just moved, which is the last to move again. The others are looked at once; then each end
// of its turn takes a few additions, because the chances are sums over turns in which its odds are factors.
class ChancesAfterTurn {
public:
  // A boat that is still racing.
  struct Other {
    int seat;
    Odds odds;
  };

  // The other racing boats in the order in which they move next; `turns` is how far the odds go.
  void look(int mover, std::span<const Other> others, int turns);

  // With these odds of the mover. A boat that has finished has won, and so has the only one not sunk.
  Chances with(ParChain::Id end, const Odds& odds) const;

  // The mean over several ends: chances are sums in which the mover's odds are factors, so the odds are added
  // first. Between `beginMean` and `mean`, each end once.
  void beginMean();
  void addToMean(double weight, const Odds& odds);
  Chances mean() const { return weighed(mean_.afloat.data(), mean_.sunk.data()); }

private:
  struct Weights {
    int seat = 0;
    std::vector<double> finishes; // by turn: times the chance that the mover has not finished one turn before
    std::vector<double> sinks;    // by turn: times the chance that the mover has sunk one turn before
  };

  Chances weighed(const double* afloat, const double* sunk) const;

  struct Mean {
    std::vector<double> afloat; // by turn, as in Odds
    std::vector<double> sunk;
  };

  int mover_ = 0;
  std::size_t last_ = 0;
  std::size_t first_ = 1; // the turns that count: [first, end), and of sinking [1, sinkEnd)
  std::size_t end_ = 1;
  std::size_t sinkEnd_ = 1;
  std::size_t count_ = 0; // of the others; the vectors are kept from turn to turn
  std::array<Weights, fairway::lake_race::maxPlayers> others_;
  Mean mean_;
};

} // namespace fairway::validator::lake_race
