#pragma once

#include "validator/regatta/route/level.h"

namespace fairway::validator::regatta {

// The fewest turns to the finish from everywhere, if hands could be wished for: a search backwards over sets
// of points. A turn is a card, with helms a helm card and a card, or heaving to and turning.
class Search {
public:
  enum class Helms : std::uint8_t { Unused, Used };

  // Whether turns are known from everywhere, or only from where no more are needed than from the best start:
  // that is enough for the best way, and much sooner found.
  enum class Extent : std::uint8_t { Everywhere, BestStart };

  // Both must outlive it.
  Search(const Waters& waters, const Passings& passings, Helms helms, Extent extent = Extent::Everywhere);

  const Waters& waters() const { return waters_; }
  const Passings& passings() const { return passings_; }

  std::optional<int> turnsFrom(const State& state) const;
  std::optional<int> turnsFrom(Vec startPoint) const; // with the best heading, before START
  std::optional<int> turns() const { return turns_; } // from the best start point

  // A way that takes the fewest turns from a state that has one: the poses at the ends of cards and turnings,
  // the first where it begins, the last where the arrow ends that finishes.
  struct Step {
    Pose pose;     // where it leads
    int move = -1; // of the waters; -1: heaving to and turning
    bool endsTurn = true;
    int layer = 0;
  };
  std::vector<Step> wayFrom(const State& state) const;
  const std::vector<Level>& levels() const { return levels_; }
  // The same from the first start pose that has the fewest turns; empty without a route.
  std::vector<Step> bestWay() const;
  std::optional<Pose> bestStart() const;

private:
  void run(Extent extent);
  bool reachesStart(const States& states) const;
  bool follow(State& now, int turns, std::vector<Step>& way) const;
  bool goesOn(const State& state, int turns) const; // a state from which so many turns are needed
  std::optional<State> after(const State& state, int move) const;
  // A cloud whose first arrow finishes: there is a move for that arrow alone, and the second is not played.
  bool finishesByFirst(const State& state, int move) const;

  const Waters& waters_;
  const Passings& passings_;
  Helms helms_;
  std::vector<Level> levels_; // states that need one turn, two turns, ...
  std::optional<int> turns_;
};

// The best way of a search as it is sailed: for each card or turning where the boat is before it, at its
// stops and at its end. Empty without a route.
std::vector<std::vector<Pose>> wakesOf(const Search& search);

} // namespace fairway::validator::regatta
