#pragma once

#include "validator/lake_race/coach/finish_odds.h"

namespace fairway::validator::lake_race {

// The odds of all states of a chain, which grows while races are sailed: other boats bring about states that
// no boat alone comes to. What is said of a state does not depend on when it was asked for.
class GrowingOdds {
public:
  explicit GrowingOdds(ParChain& chain) : chain_(chain) {}
  // As far as the other has come, of a copy of its chain.
  GrowingOdds(const GrowingOdds& other, ParChain& itsCopy)
      : chain_(itsCopy), turns_(other.turns_), stride_(other.stride_), known_(other.known_),
        afloat_(other.afloat_), sunk_(other.sunk_), ends_(other.ends_), always_(other.always_),
        never_(other.never_) {}

  // All that boats come to from these states; how far the odds go is decided by them. False when stopped.
  bool begin(const std::vector<ParChain::Id>& starts, const WorkWatch& watch);

  // Works out what was added to the chain since; odds that were given out before are no longer valid.
  void grow();

  int turns() const { return turns_; }
  Odds of(ParChain::Id id) const;    // of a state that was worked out, `finished` or `sunk`
  void fetch(ParChain::Id id) const; // says that the odds of this state will be asked for soon

private:
  // The odds of one state in one turn, side by side: they are always asked for together.
  struct Place {
    double afloat;
    double sunk;
  };
  // What of the odds of a state is asked for apart from its turns.
  struct Ends {
    std::size_t earliest;
    double neverFinishes;
    double everSinks;
  };

  void sailOn(ParChain::Id from, int turn);
  void keep(ParChain::Id from);

  ParChain& chain_;
  int turns_ = 0;
  std::size_t stride_ = 0;
  ParChain::Id known_ = 0;
  std::vector<Place> sailed_;  // by turn and state, of those that are being worked out
  std::vector<double> afloat_; // by state and turn
  std::vector<double> sunk_;
  std::vector<Ends> ends_;     // by state
  std::vector<double> always_; // 1 in every turn
  std::vector<double> never_;  // 0 in every turn
};

} // namespace fairway::validator::lake_race
