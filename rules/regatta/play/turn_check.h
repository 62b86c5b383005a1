#pragma once

#include "rules/regatta/play/race.h"

namespace fairway::regatta {

// Goes through a turn step by step as the rules ask, and keeps what comes of it.
class TurnCheck {
public:
  TurnCheck(const Race& race, int seat);

  Refusal check(const Turn& turn);

  // What stands after a turn that was not refused.
  const Standing& standing() const { return standing_; }
  bool finished() const { return finished_; }
  const std::vector<int>& used() const { return used_; } // cards that go to the discard pile
  std::optional<int> sun() const { return sun_; }

  // Plays one more card, which the hand must hold; nothing where it is legal. `arrows` count from 1.
  Refusal playCard(int card, const std::vector<int>& arrows);
  const std::vector<int>& hand() const { return hand_; }

private:
  Refusal checkPlay(const Turn& turn);
  Refusal checkTurning(const Turn& turn) const;
  Refusal checkChange(const Turn& turn);
  Refusal checkSun(const SunPlay& sun);
  Refusal takeFromHand(const std::string& card, int& index);
  Refusal whyNotOneMore(int card) const;
  Refusal whyNotArrows(int card, const std::vector<int>& arrows) const;
  Refusal hindered(int card, Hindrance hindrance) const;
  Refusal whyNotSunBefore(int seat) const;
  bool anyClearMovement() const;
  const std::string& idOf(int card) const { return board_.deck().cards[static_cast<std::size_t>(card)].id; }

  const Race& race_;
  const Board& board_;
  int seat_;
  Neighbours others_;
  Standing standing_;
  std::vector<int> hand_;
  std::vector<int> used_;
  std::optional<int> sun_;
  bool finished_ = false;
  bool helm_ = true; // another card may be played: the first one always
};

} // namespace fairway::regatta
