#include "rules/regatta/play/turn_check.h"

#include <algorithm>

namespace fairway::regatta {

namespace {

std::string quoted(const std::string& card) {
  return "'" + card + "'";
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
    return Breach{Rule::Hand, seatText(seat_) + " has no card " + quoted(card) + " in hand" +
                                  (known ? "" : "; the deck has no such card")};
  index = *held;
  return std::nullopt;
}

Refusal TurnCheck::checkPlay(const Turn& turn) {
  for (const CardPlay& play : turn.play) {
    int card = 0;
    if (Refusal refusal = takeFromHand(play.card, card)) return refusal;
    if (Refusal refusal = playCard(card, play.arrows)) return refusal;
  }
  if (used_.empty()) return Breach{Rule::Card, seatText(seat_) + " plays no card"};
  return turn.sun ? checkSun(*turn.sun) : std::nullopt;
}

Refusal TurnCheck::whyNotOneMore(int card) const {
  const std::string plays =
      seatText(seat_) + " plays " + quoted(board_.deck().cards[static_cast<std::size_t>(card)].id);
  if (finished_) return Breach{Rule::Card, plays + " after finishing"};
  if (used_.size() >= 2) return Breach{Rule::Card, plays + " as a third card; at most two can be played"};
  if (!helm_) return Breach{Rule::Card, plays + " as a second card, but the first one has no helm"};
  return std::nullopt;
}

Refusal TurnCheck::whyNotArrows(int card, const std::vector<int>& arrows) const {
  const Card& played = board_.deck().cards[static_cast<std::size_t>(card)];
  const std::string text = "card " + quoted(played.id);
  if (played.symbol == Symbol::Sun)
    return Breach{Rule::Card, text + " is a sun: it is laid before another boat, not played"};
  const std::size_t most = played.symbol == Symbol::Cloud ? 2 : 1;
  if (arrows.empty() || arrows.size() > most)
    return Breach{Rule::Card, text + " is played along " + (most == 2 ? "two arrows" : "one arrow") +
                                  ", not " + std::to_string(arrows.size())};
  for (const int arrow : arrows)
    if (arrow < 1 || arrow > static_cast<int>(played.arrows.size()))
      return Breach{Rule::Card, text + " has no arrow " + std::to_string(arrow) + "; it has " +
                                    std::to_string(played.arrows.size())};
  return std::nullopt;
}

Refusal TurnCheck::hindered(int card, Hindrance hindrance) const {
  const std::string text = "card " + quoted(board_.deck().cards[static_cast<std::size_t>(card)].id);
  switch (hindrance) {
  case Hindrance::Table:
    return Breach{Rule::Table, text + " leads off the table"};
  case Hindrance::Touch:
    return Breach{Rule::Touch, text + " leads into something"};
  case Hindrance::ArrowMissing:
    return Breach{Rule::Card, text + " has a cloud: it is played twice, but only one arrow is given"};
  case Hindrance::AfterFinish:
    return Breach{Rule::Card, text + " finishes with its first arrow, so there is no second"};
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
    const std::string text = "card " + quoted(board_.deck().cards[static_cast<std::size_t>(card)].id) +
                             " ends in another boat's zone";
    if (anyClearMovement())
      return Breach{Rule::Zone, text + ", but a card in hand has a movement that does not"};
    const std::optional<Standing> halt = haltOf(board_, others_, movement);
    if (!halt) return Breach{Rule::Zone, text + ", and there is no stop before at which the boat could halt"};
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
  int card = 0;
  if (Refusal refusal = takeFromHand(sun.card, card)) return refusal;
  if (board_.deck().cards[static_cast<std::size_t>(card)].symbol != Symbol::Sun)
    return Breach{Rule::Card, "card " + quoted(sun.card) + " is not a sun"};
  const std::string lays = seatText(seat_) + " lays a sun before " + seatText(sun.before);
  if (finished_) return Breach{Rule::Sun, lays + ", but has finished"};
  if (sun.before == seat_) return Breach{Rule::Sun, lays + ", its own boat"};
  if (sun.before < 1 || sun.before > race_.players())
    return Breach{Rule::Sun, lays + "; there are " + std::to_string(race_.players()) + " seats"};
  if (!race_.boat(sun.before).racing()) return Breach{Rule::Sun, lays + ", which has finished"};
  if (race_.boat(sun.before).becalmed()) return Breach{Rule::Sun, lays + ", which has one already"};
  hand_.erase(std::find(hand_.begin(), hand_.end(), card));
  sun_ = card;
  return std::nullopt;
}

Refusal TurnCheck::checkTurning(const Turn& turn) const {
  if (turn.sun) return Breach{Rule::Heave, seatText(seat_) + " lays a sun, but has heaved to"};
  const Pose turned{standing_.pose.at, turn.heading};
  const std::string text = "turned to " + std::to_string(turn.heading.degrees()) + " degrees the boat ";
  if (!board_.keepsToTable(turned)) return Breach{Rule::Table, text + "is not wholly on the table"};
  if (isFree(board_, others_, turned)) return std::nullopt;
  const std::string touched = board_.touchedBy(board_.hull(turned));
  return Breach{Rule::Touch, text + "touches " + (touched.empty() ? "another boat" : touched)};
}

Refusal TurnCheck::checkChange(const Turn& turn) {
  if (turn.sun) return Breach{Rule::Heave, seatText(seat_) + " lays a sun, but has heaved to"};
  if (turn.cards.empty() || turn.cards.size() > 3)
    return Breach{Rule::Heave, seatText(seat_) + " changes " + std::to_string(turn.cards.size()) +
                                   " cards; one to three can be changed"};
  for (const std::string& id : turn.cards) {
    int card = 0;
    if (Refusal refusal = takeFromHand(id, card)) return refusal;
    hand_.erase(std::find(hand_.begin(), hand_.end(), card));
    used_.push_back(card);
  }
  return std::nullopt;
}

} // namespace fairway::regatta
