#pragma once

#include "validator/lake_race/coach/par_chain.h"

namespace fairway::validator::lake_race {

inline constexpr double enoughDone = 1e-13;   // of one boat: what may be left under way
inline constexpr int mostTurnsAlone = 20'000; // a boat that is then still under way never finishes

// When a boat that follows the par policy alone is done, turn by turn from now (0: before its next turn).
struct Odds {
  const double* afloat = nullptr; // by turn: the chance that it has not finished by then, sunk or not
  const double* sunk = nullptr;   // by turn: the chance that it has sunk by then
  std::size_t earliest = 0;       // the first turn in which it can finish; the last known one if in none
  double neverFinishes = 0;       // `afloat` in the last known turn
  double everSinks = 0;           // and `sunk`: kept apart, because the rest of a row is seldom looked at
};

// Of rows that go to this turn.
inline Odds oddsOf(const double* afloat, const double* sunk, std::size_t lastTurn) {
  std::size_t earliest = 0;
  while (earliest < lastTurn && !(afloat[earliest] < 1)) ++earliest;
  return {afloat, sunk, earliest, afloat[lastTurn], sunk[lastTurn]};
}

// The odds of states of a chain, exactly: from the chain's own probabilities, not from samples.
class FinishOdds {
public:
  // For these states; false when stopped. Goes on until none of them has more than 1e-13 under way.
  bool workOut(ParChain& chain, const std::vector<ParChain::Id>& asked, const WorkWatch& watch);

  int turns() const { return turns_; } // odds are known for turns 0 to this one
  Odds of(ParChain::Id id) const;      // a state asked for, `finished` or `sunk`

private:
  int turns_ = 0;
  std::size_t stride_ = 0;
  std::vector<std::int32_t> places_; // by state: where its odds are; -1 if not asked for
  std::vector<double> afloat_;       // by place and turn
  std::vector<double> sunk_;
  std::vector<double> always_; // 1 in every turn
  std::vector<double> never_;  // 0 in every turn
};

} // namespace fairway::validator::lake_race
