#pragma once

#include "rules/regatta/play/record.h"
#include "rules/regatta/play/rule.h"
#include "rules/regatta/play/sailing.h"

namespace fairway::regatta {

enum class BoatStatus : std::uint8_t { Unplaced, Racing, Finished };

struct Boat {
  BoatStatus status = BoatStatus::Unplaced;
  Standing standing;       // once finished, the end of the arrow that did it
  std::uint32_t turns = 0; // its own so far; of a finisher, when it finished
  std::optional<int> sun;  // the card that lies before it
  std::vector<int> hand;   // cards of the deck by number, sorted

  bool racing() const { return status == BoatStatus::Racing; }
  bool becalmed() const { return sun.has_value(); }

  friend bool operator==(const Boat&, const Boat&) = default;
};

// Cards without an order: how many of each kind. No player knows more of a shuffled pile.
class Pile {
public:
  Pile() = default;
  explicit Pile(std::size_t kinds) : counts_(kinds) {}

  int operator[](int card) const { return counts_[static_cast<std::size_t>(card)]; }
  int size() const { return size_; }
  void add(int card) {
    ++counts_[static_cast<std::size_t>(card)];
    ++size_;
  }
  void remove(int card) {
    --counts_[static_cast<std::size_t>(card)];
    --size_;
  }

  friend bool operator==(const Pile&, const Pile&) = default;

private:
  std::vector<int> counts_;
  int size_ = 0;
};

// A race: whose turn it is, what may be done, and what comes of it. Questions are const and name the rule
// that forbids; each act asks the same question first and changes nothing when it is refused. It does not
// draw cards: the caller deals them, and asks whether that is possible. A plain value: to look ahead or to
// undo, keep a copy. The board must outlive it.
class Race {
public:
  Race(const Board& board, int players, int first, Until until);

  const Board& board() const { return *board_; }
  int players() const { return players_; }
  int first() const { return first_; }
  Until until() const { return until_; }
  const Boat& boat(int seat) const { return boats_[static_cast<std::size_t>(seat - 1)]; }
  const Pile& drawPile() const { return draw_; }
  const Pile& discardPile() const { return discard_; }

  // Hands are dealt by seat, card by card.
  Refusal deal(int seat, const std::vector<std::string>& hand);

  // Then boats are placed, the first player's first.
  Refusal whyNotPlace(int seat, const Pose& pose) const;
  Refusal place(int seat, const Pose& pose);

  bool allPlaced() const;
  bool over() const;
  int seatToAct() const { return seat_; }                  // places or takes a turn; 0 when the race is over
  const std::vector<int>& ranks() const { return ranks_; } // the finished boats; at the end of `all`, all

  // The one question about turns, and all answers to it that are "yes", in a fixed order.
  Refusal whyNot(const Turn& turn) const;
  std::vector<Turn> legalTurns() const;

  // Takes a turn up to the draw. While cards are owed no other player can act.
  Refusal act(const Turn& turn);
  int cardsToDraw() const;                             // of the player who has just acted
  Refusal draw(const std::vector<std::string>& cards); // and ends the turn

  // Where a card would lead now, to be shown; arrows counted from 1.
  Neighbours othersOf(int seat) const;

  friend bool operator==(const Race&, const Race&) = default;

private:
  friend class TurnCheck;

  Boat& own(int seat) { return boats_[static_cast<std::size_t>(seat - 1)]; }
  void discardFrom(int seat, int card);
  void finish(int seat);
  void passTheTurn();

  const Board* board_;
  int players_;
  int first_;
  Until until_;
  int seat_;
  bool filling_ = false; // a turn has been taken, and its draw is to come
  bool fills_ = false;   // and the hand is filled in it
  std::vector<Boat> boats_;
  std::vector<int> ranks_;
  Pile draw_;
  Pile discard_;
};

} // namespace fairway::regatta
