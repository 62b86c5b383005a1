#include "rules/regatta/play/turn_check.h"

#include <algorithm>

namespace fairway::regatta {

namespace {

std::vector<int> different(std::vector<int> cards) {
  cards.erase(std::unique(cards.begin(), cards.end()), cards.end()); // they are sorted
  return cards;
}

class TurnList {
public:
  explicit TurnList(const Race& race) : race_(race), deck_(race.board().deck()), seat_(race.seatToAct()) {}

  std::vector<Turn> all() && {
    if (race_.boat(seat_).becalmed()) {
      add({seat_, Act::Skip, {}, {}, {}, {}});
      return std::move(turns_);
    }
    listPlays(TurnCheck(race_, seat_), {});
    listTurnings();
    for (int count = 1; count <= 3; ++count) listChanges({}, race_.boat(seat_).hand, count);
    return std::move(turns_);
  }

private:
  const std::string& idOf(int card) const { return deck_.cards[static_cast<std::size_t>(card)].id; }
  void add(Turn turn) { turns_.push_back(std::move(turn)); }

  // Every card that can follow those played so far, and what a helm lets follow it.
  void listPlays(const TurnCheck& before, const std::vector<CardPlay>& played) {
    for (const int card : different(before.hand()))
      anyArrows(race_.board(), static_cast<std::size_t>(card), [&](std::span<const int> onCard) {
        std::vector<int> arrows(onCard.begin(), onCard.end());
        for (int& arrow : arrows) ++arrow;
        TurnCheck after = before;
        if (after.playCard(card, arrows)) return false;
        std::vector<CardPlay> play = played;
        play.push_back({idOf(card), arrows});
        addPlay(after, play);
        const bool more =
            deck_.cards[static_cast<std::size_t>(card)].symbol == Symbol::Helm && played.empty();
        if (more && !after.finished()) listPlays(after, play);
        return false;
      });
  }

  // The play as it is, and with each sun that can be laid after it.
  void addPlay(const TurnCheck& check, const std::vector<CardPlay>& play) {
    add({seat_, Act::Play, play, {}, {}, {}});
    if (check.finished()) return;
    for (const int card : different(check.hand())) {
      if (deck_.cards[static_cast<std::size_t>(card)].symbol != Symbol::Sun) continue;
      for (int other = 1; other <= race_.players(); ++other)
        if (other != seat_ && race_.boat(other).racing() && !race_.boat(other).becalmed())
          add({seat_, Act::Play, play, {}, {}, SunPlay{idOf(card), other}});
    }
  }

  void listTurnings() {
    for (int steps = 0; steps < plane::headingCount; ++steps) {
      const Turn turn{seat_, Act::Turn, {}, Heading(steps), {}, {}};
      if (!race_.whyNot(turn)) add(turn);
    }
  }

  // All ways to take `count` more cards from what is left of the hand.
  void listChanges(const std::vector<std::string>& taken, std::vector<int> rest, int count) {
    if (count == 0) return add({seat_, Act::Change, {}, {}, taken, {}});
    while (!rest.empty()) {
      const int card = rest.front();
      std::vector<std::string> more = taken;
      more.push_back(idOf(card));
      rest.erase(rest.begin());
      listChanges(more, rest, count - 1);
      while (!rest.empty() && rest.front() == card) rest.erase(rest.begin());
    }
  }

  const Race& race_;
  const Deck& deck_;
  int seat_;
  std::vector<Turn> turns_;
};

} // namespace

std::vector<Turn> Race::legalTurns() const {
  if (!allPlaced() || over() || filling_) return {};
  return TurnList(*this).all();
}

} // namespace fairway::regatta
