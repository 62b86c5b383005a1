#pragma once

#include "validator/lake_race/coach/growing_odds.h"
#include "validator/lake_race/coach/win_chances.h"

#include <memory>

namespace fairway::validator::lake_race {

// A turn by what it changed: the cell that it began at, and how much chance to win went from some boats to
// others.
struct Swing {
  fairway::lake_race::CourseBoard::CellIndex cell{};
  double change = 0;
};

// What a race was like, besides its result.
struct RaceStory {
  Chances luck;        // what all rolls changed of each seat's chance to win
  int leadChanges = 0; // moments at which another boat had the greatest chance
  double drama = 0;    // the most that the winner was behind the leader
  double decided =
      0; // when the winner's chance came to stay at 0.9 or more, as a share of the way to the win
  std::span<const Swing> swings{}; // turn by turn until it was won; valid until the next race
};

// Follows simulated races by the win chances of each moment and takes the luck of the rolls out of their
// results. Luck is a roll's chances less their mean over all rolls of the same choice; so its own mean is 0,
// whoever the pilots are. One for each thread; the course must outlive it.
class LuckMeter {
public:
  // `ghosts`: boats do not meet.
  explicit LuckMeter(const Par& par, bool ghosts = false);
  // The same for another thread: what is known before the first race is copied, which is far quicker.
  LuckMeter(const LuckMeter& unused);
  LuckMeter& operator=(const LuckMeter&) = delete;

  // The boats at the grid, by seat from 1.
  void begin(std::span<const RacingBoat> boats, int first);
  const Chances& chances() const { return win_; } // at this moment

  // Of a boat that plays the par policy: what it does now.
  ChoiceCost policyChoice(int seat) const { return chain_->turn(ids_[seat]).choice; }
  TurnEnd policyEnd(int seat, int dice) { return values_.bestEnd(boats_[seat], dice, {}); }

  // A turn: the choice of dice, what they showed after the roll, and what became of the boat.
  void turn(int seat, int keep, int roll, int dice, const TurnEnd& end);

  RaceStory story(int winner) const;

private:
  // Where the dice that fell lead, steered best.
  struct BestEnd {
    ParChain::Id id;
    int heading;
  };
  BestEnd usualEnd(int seat, int dice) const;           // alone, with the policy's choice
  BestEnd endMeeting(const RacingBoat& boat, int dice); // among the others

  void reset();
  std::uint64_t totalsMeetingOthers(const RacingBoat& boat, int keep, int roll) const;
  void lookAtOthers(int seat);
  bool isSettled() const { return settledAt_ > 0; }
  void notice(Chances chances); // a copy: it may be that of the moment before
  void noticeTurn(StateSpace::Water from, const Chances& chances);

  const Par& par_;
  bool ghosts_;
  TurnValues values_;
  std::unique_ptr<ParChain> chain_;
  std::unique_ptr<GrowingOdds> odds_;
  ParChain::Id usualStates_ = 0; // to which boats come that meet no others
  ChancesAfterTurn after_;

  // Of the race under way.
  int players_ = 0;
  int first_ = 1;
  fairway::lake_race::BySeat<RacingBoat> boats_;
  fairway::lake_race::BySeat<ParChain::Id> ids_; // `finished` and `sunk` once it has left the lake
  std::vector<StateSpace::Water> taken_;         // by the others
  std::vector<std::pair<ParChain::Id, double>> ends_;
  Chances win_;
  Chances luck_;
  int leader_ = 1;
  int leadChanges_ = 0;
  std::vector<Chances> moments_;
  std::vector<double> leaders_; // by moment: the leader's chance
  std::vector<Swing> swings_;   // by moment, from the first turn
  int settledAt_ = 0;           // the moment at which a boat had won
};

} // namespace fairway::validator::lake_race
