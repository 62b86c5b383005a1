#pragma once

#include "validator/lake_race/coach/finish_odds.h"

namespace fairway::validator::lake_race {

// The odds of all states of a chain, which grows while races are sailed: other boats bring about states that
// no boat alone comes to. What is said of a state does not depend on when it was asked for.
class GrowingOdds {
public:
  explicit GrowingOdds(ParChain& chain) : chain_(chain) {}

  // All that boats come to from these states; how far the odds go is decided by them. False when stopped.
  bool begin(const std::vector<ParChain::Id>& starts, const WorkWatch& watch);

  // Works out what was added to the chain since; odds that were given out before are no longer valid.
  void grow();

  int turns() const { return turns_; }
  Odds of(ParChain::Id id) const; // of a state that was worked out, `finished` or `sunk`

private:
  void workOut(ParChain::Id from);

  ParChain& chain_;
  int turns_ = 0;
  std::size_t stride_ = 0;
  ParChain::Id known_ = 0;
  std::vector<double> afloat_; // by state and turn
  std::vector<double> sunk_;
  std::vector<double> always_; // 1 in every turn
  std::vector<double> never_;  // 0 in every turn
};

} // namespace fairway::validator::lake_race
