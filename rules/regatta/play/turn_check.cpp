#include "rules/regatta/play/turn_check.h"

#include <algorithm>

namespace fairway::regatta {

namespace {

Refusal breach(Rule rule, Phrase message) {
  return Breach{rule, std::move(message)};
}

} // namespace

TurnCheck::TurnCheck(const Race& race, int seat)
    : race_(race), board_(race.board()), seat_(seat), others_(race.othersOf(seat)),
      standing_(race.boat(seat).standing), hand_(race.boat(seat).hand) {}

Refusal TurnCheck::check(const Turn& turn) {
  switch (turn.act) {
  case Act::Play:
    return checkPlay(turn);
  case Act::Skip:
    return std::nullopt; // a boat that may skip has nothing else to decide
  case Act::Turn:
    if (Refusal refusal = checkTurning(turn)) return refusal;
    standing_.pose.heading = turn.heading;
    return std::nullopt;
  case Act::Change:
    return checkChange(turn);
  }
  return std::nullopt;
}

Refusal TurnCheck::takeFromHand(const std::string& card, int& index) {
  const auto known = cardNamed(board_.deck(), card);
  const auto held = known ? std::find(hand_.begin(), hand_.end(), static_cast<int>(*known)) : hand_.end();
  if (held == hand_.end())
    return breach(Rule::Hand, known ? phrase("seat {1} has no card '{2}' in hand", {seat_, card})
                                    : phrase("seat {1} has no card '{2}' in hand; the deck has no such card",
                                             {seat_, card}));
  index = *held;
  return std::nullopt;
}

Refusal TurnCheck::checkPlay(const Turn& turn) {
  for (const CardPlay& play : turn.play) {
    int card{};
    if (Refusal refusal = takeFromHand(play.card, card)) return refusal;
    if (Refusal refusal = playCard(card, play.arrows)) return refusal;
  }
  if (used_.empty()) return breach(Rule::Card, phrase("seat {1} plays no card", {seat_}));
  return turn.sun ? checkSun(*turn.sun) : std::nullopt;
}

Refusal TurnCheck::whyNotOneMore(int card) const {
  const std::string& id = idOf(card);
  if (finished_) return breach(Rule::Card, phrase("seat {1} plays '{2}' after finishing", {seat_, id}));
  if (used_.size() >= 2)
    return breach(Rule::Card,
                  phrase("seat {1} plays '{2}' as a third card; at most two can be played", {seat_, id}));
  if (!helm_)
    return breach(Rule::Card, phrase("seat {1} plays '{2}' as a second card, but the first one has no helm",
                                     {seat_, id}));
  return std::nullopt;
}

Refusal TurnCheck::whyNotArrows(int card, const std::vector<int>& arrows) const {
  const Card& played = board_.deck().cards[static_cast<std::size_t>(card)];
  if (played.symbol == Symbol::Sun)
    return breach(Rule::Card,
                  phrase("card '{1}' is a sun: it is laid before another boat, not played", {played.id}));
  const std::size_t most = played.symbol == Symbol::Cloud ? 2 : 1;
  if (arrows.empty() || arrows.size() > most)
    return breach(Rule::Card,
                  most == 2
                      ? phrase("card '{1}' is played along two arrows, not {2}", {played.id, arrows.size()})
                      : phrase("card '{1}' is played along one arrow, not {2}", {played.id, arrows.size()}));
  for (const int arrow : arrows)
    if (arrow < 1 || arrow > static_cast<int>(played.arrows.size()))
      return breach(Rule::Card, phrase("card '{1}' has no arrow {2}; it has {3}",
                                       {played.id, arrow, played.arrows.size()}));
  return std::nullopt;
}

Refusal TurnCheck::hindered(int card, Hindrance hindrance) const {
  const std::string& id = idOf(card);
  switch (hindrance) {
  case Hindrance::Table:
    return breach(Rule::Table, phrase("card '{1}' leads off the table", {id}));
  case Hindrance::Touch:
    return breach(Rule::Touch, phrase("card '{1}' leads into something", {id}));
  case Hindrance::ArrowMissing:
    return breach(Rule::Card,
                  phrase("card '{1}' has a cloud: it is played twice, but only one arrow is given", {id}));
  case Hindrance::AfterFinish:
    return breach(Rule::Card,
                  phrase("card '{1}' finishes with its first arrow, so there is no second", {id}));
  case Hindrance::None:
    break;
  }
  return std::nullopt;
}

bool TurnCheck::anyClearMovement() const {
  return std::any_of(hand_.begin(), hand_.end(), [&](int card) {
    return hasClearMovement(board_, others_, standing_, static_cast<std::size_t>(card));
  });
}

Refusal TurnCheck::playCard(int card, const std::vector<int>& arrows) {
  if (Refusal refusal = whyNotOneMore(card)) return refusal;
  if (Refusal refusal = whyNotArrows(card, arrows)) return refusal;
  std::vector<int> onCard = arrows;
  for (int& arrow : onCard) --arrow;
  const Sail movement = sailCard(board_, others_, standing_, static_cast<std::size_t>(card), onCard);
  if (Refusal refusal = hindered(card, movement.hindrance)) return refusal;
  Standing end = movement.end();
  if (!movement.clear) {
    if (anyClearMovement())
      return breach(Rule::Zone, phrase("card '{1}' ends in another boat's zone, but a card in hand has a "
                                       "movement that does not",
                                       {idOf(card)}));
    const std::optional<Standing> halt = haltOf(board_, others_, movement);
    if (!halt)
      return breach(Rule::Zone, phrase("card '{1}' ends in another boat's zone, and there is no stop before "
                                       "at which the boat could halt",
                                       {idOf(card)}));
    end = *halt;
  }
  standing_ = end;
  finished_ = movement.finished;
  helm_ = board_.deck().cards[static_cast<std::size_t>(card)].symbol == Symbol::Helm;
  hand_.erase(std::find(hand_.begin(), hand_.end(), card));
  used_.push_back(card);
  return std::nullopt;
}

Refusal TurnCheck::checkSun(const SunPlay& sun) {
  int card{};
  if (Refusal refusal = takeFromHand(sun.card, card)) return refusal;
  if (board_.deck().cards[static_cast<std::size_t>(card)].symbol != Symbol::Sun)
    return breach(Rule::Card, phrase("card '{1}' is not a sun", {sun.card}));
  if (Refusal refusal = whyNotSunBefore(sun.before)) return refusal;
  hand_.erase(std::find(hand_.begin(), hand_.end(), card));
  sun_ = card;
  return std::nullopt;
}

Refusal TurnCheck::whyNotSunBefore(int seat) const {
  const auto refused = [](Phrase why) { return breach(Rule::Sun, std::move(why)); };
  if (finished_)
    return refused(phrase("seat {1} lays a sun before seat {2}, but has finished", {seat_, seat}));
  if (seat == seat_)
    return refused(phrase("seat {1} lays a sun before seat {2}, its own boat", {seat_, seat}));
  if (seat < 1 || seat > race_.players())
    return refused(
        phrase("seat {1} lays a sun before seat {2}; there are {3} seats", {seat_, seat, race_.players()}));
  if (!race_.boat(seat).racing())
    return refused(phrase("seat {1} lays a sun before seat {2}, which has finished", {seat_, seat}));
  if (race_.boat(seat).becalmed())
    return refused(phrase("seat {1} lays a sun before seat {2}, which has one already", {seat_, seat}));
  return std::nullopt;
}

Refusal TurnCheck::checkTurning(const Turn& turn) const {
  if (turn.sun) return breach(Rule::Heave, phrase("seat {1} lays a sun, but has heaved to", {seat_}));
  const Pose turned{standing_.pose.at, turn.heading};
  const int degrees = turn.heading.degrees();
  if (!board_.keepsToTable(turned))
    return breach(Rule::Table,
                  phrase("turned to {1} degrees the boat is not wholly on the table", {degrees}));
  if (isFree(board_, others_, turned)) return std::nullopt;
  return breach(Rule::Touch,
                phrase("turned to {1} degrees the boat touches {2}",
                       {degrees, board_.touchedBy(board_.hull(turned)).value_or(phrase("another boat"))}));
}

Refusal TurnCheck::checkChange(const Turn& turn) {
  if (turn.sun) return breach(Rule::Heave, phrase("seat {1} lays a sun, but has heaved to", {seat_}));
  if (turn.cards.empty() || turn.cards.size() > 3)
    return breach(Rule::Heave, phrase("seat {1} changes {2} cards; one to three can be changed",
                                      {seat_, turn.cards.size()}));
  for (const std::string& id : turn.cards) {
    int card{};
    if (Refusal refusal = takeFromHand(id, card)) return refusal;
    hand_.erase(std::find(hand_.begin(), hand_.end(), card));
    used_.push_back(card);
  }
  return std::nullopt;
}

} // namespace fairway::regatta
