#pragma once

#include "validator/lake_race/coach/finish_odds.h"

namespace fairway::validator::lake_race {

// The odds of all states of a chain, which grows while races are sailed: other boats bring about states that
// no boat alone comes to. What is said of a state does not depend on when it was asked for.
//
// FinishOdds has the same for states that are all known beforehand. In a simulation new ones come again and
// again, a few at a time. Beginning anew would work out all the others again, so here only what is new is
// worked out:
//
// - The chain holds all that its states lead to. So a state never leads to one that was added later, and what
//   is known of it stays right. New states lead to each other and to older ones.
// - The chances by turn t + 1 come from those by turn t of the states to which one turn leads. For new states
//   they are worked out turn by turn, all new states together, as for the first ones; of older states all
//   turns are there already.
// - The number of turns is decided once, by the states in which races begin: until next to no boat from there
//   is under way. If a state added later could ask for more turns, all older ones would have to get them too.
//
// While they are worked out, the odds of all states in one turn are side by side, because the next turn is
// made of them. Afterwards one state is asked for all its turns. So `keep` puts them into rows by state.
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
