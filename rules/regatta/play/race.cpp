#include "rules/regatta/play/race.h"

#include "rules/base/contract.h"
#include "rules/regatta/play/turn_check.h"

#include <algorithm>

namespace fairway::regatta {

Race::Race(const Board& board, int players, int first, Until until)
    : board_(&board), players_(players), first_(first), until_(until), seat_(first),
      boats_(static_cast<std::size_t>(players)), draw_(board.deck().cards.size()),
      discard_(board.deck().cards.size()) {
  for (std::size_t card = 0; card < board.deck().cards.size(); ++card)
    for (int i = 0; i < board.deck().cards[card].count; ++i) draw_.add(static_cast<int>(card));
}

Neighbours Race::othersOf(int seat) const {
  Neighbours others;
  for (int other = 1; other <= players_; ++other)
    if (other != seat && boat(other).racing()) others.add(*board_, boat(other).standing.pose);
  return others;
}

Refusal Race::deal(int seat, const std::vector<std::string>& hand) {
  if (seat < 1 || seat > players_)
    return Breach{Rule::Deal, phrase("there are {1} seats, but seat {2} is dealt a hand", {players_, seat})};
  if (static_cast<int>(hand.size()) != board_->deck().hand)
    return Breach{Rule::Deal, phrase("seat {1} is dealt {2} cards; a hand has {3}",
                                     {seat, hand.size(), board_->deck().hand})};
  for (const std::string& id : hand) {
    const auto card = cardNamed(board_->deck(), id);
    if (!card)
      return Breach{Rule::Deal, phrase("seat {1} is dealt '{2}', which is not in the deck", {seat, id})};
    const int index = static_cast<int>(*card);
    if (draw_[index] == 0)
      return Breach{Rule::Deal, phrase("seat {1} is dealt '{2}', but none is left", {seat, id})};
    draw_.remove(index);
    std::vector<int>& cards = own(seat).hand;
    cards.insert(std::upper_bound(cards.begin(), cards.end(), index), index);
  }
  return std::nullopt;
}

bool Race::allPlaced() const {
  return std::none_of(boats_.begin(), boats_.end(),
                      [](const Boat& boat) { return boat.status == BoatStatus::Unplaced; });
}

Refusal Race::whyNotPlace(int seat, const Pose& pose) const {
  const auto refused = [](Phrase why) { return Breach{Rule::Grid, std::move(why)}; };
  if (allPlaced()) return refused(phrase("seat {1} places a boat although all boats are placed", {seat}));
  if (seat != seat_)
    return refused(phrase("seat {1} places a boat although it is the turn of seat {2}", {seat, seat_}));
  if (!plane::onLattice(pose.at))
    return refused(phrase("seat {1} places a boat whose bow is not on a multiple of 5 mm", {seat}));
  if (!board_->isBehindLine(pose.at))
    return refused(phrase("seat {1} places a boat whose bow is not behind the line, at most a boat's length "
                          "and between the buoys",
                          {seat}));
  if (!board_->keepsToTable(pose))
    return refused(phrase("seat {1} places a boat that is not wholly on the table", {seat}));
  const Neighbours others = othersOf(seat);
  if (!isFree(*board_, others, pose))
    return refused(phrase("seat {1} places a boat that touches {2}",
                          {seat, board_->touchedBy(board_->hull(pose)).value_or(phrase("another boat"))}));
  if (isInZone(*board_, others, pose))
    return refused(phrase("seat {1} places a boat in another boat's zone", {seat}));
  return std::nullopt;
}

Refusal Race::place(int seat, const Pose& pose) {
  if (Refusal refusal = whyNotPlace(seat, pose)) return refusal;
  own(seat).status = BoatStatus::Racing;
  own(seat).standing.pose = pose;
  seat_ = allPlaced() ? first_ : seat_ % players_ + 1;
  return std::nullopt;
}

bool Race::over() const {
  return allPlaced() && seat_ == 0;
}

Refusal Race::whyNot(const Turn& turn) const {
  if (!allPlaced()) return Breach{Rule::Grid, phrase("not all boats are placed")};
  if (over()) return Breach{Rule::Over, phrase("seat {1} takes a turn, but the race is over", {turn.seat})};
  if (turn.seat != seat_)
    return Breach{Rule::Seat,
                  phrase("seat {1} takes a turn, but it is the turn of seat {2}", {turn.seat, seat_})};
  const bool becalmed = boat(seat_).becalmed();
  if (becalmed && (turn.act != Act::Skip || turn.sun))
    return Breach{Rule::Calm, phrase("seat {1} has a sun before it and can only discard it", {seat_})};
  if (!becalmed && turn.act == Act::Skip)
    return Breach{Rule::Calm, phrase("seat {1} skips its turn, but has no sun before it", {seat_})};
  return TurnCheck(*this, seat_).check(turn);
}

void Race::discardFrom(int seat, int card) {
  std::vector<int>& hand = own(seat).hand;
  hand.erase(std::find(hand.begin(), hand.end(), card));
  discard_.add(card);
}

void Race::finish(int seat) {
  Boat& boat = own(seat);
  for (const int card : boat.hand) discard_.add(card);
  boat.hand.clear();
  boat.status = BoatStatus::Finished;
  ranks_.push_back(seat);
}

Refusal Race::act(const Turn& turn) {
  if (Refusal refusal = whyNot(turn)) return refusal;
  TurnCheck check(*this, turn.seat);
  static_cast<void>(check.check(turn)); // asked just before
  Boat& boat = own(turn.seat);
  ++boat.turns;
  boat.standing = check.standing();
  for (const int card : check.used()) discardFrom(turn.seat, card);
  if (turn.act == Act::Skip) {
    discard_.add(*boat.sun);
    boat.sun.reset();
  }
  if (check.sun()) {
    boat.hand.erase(std::find(boat.hand.begin(), boat.hand.end(), *check.sun()));
    own(turn.sun->before).sun = check.sun();
  }
  if (check.finished()) finish(turn.seat);
  filling_ = true;
  fills_ = (turn.act == Act::Play || turn.act == Act::Change) && !check.finished();
  return std::nullopt;
}

int Race::cardsToDraw() const {
  if (!fills_) return 0;
  const int missing = board_->deck().hand - static_cast<int>(boat(seat_).hand.size());
  return std::min(missing, draw_.size() + discard_.size());
}

Refusal Race::draw(const std::vector<std::string>& cards) {
  FAIRWAY_EXPECTS(filling_);
  const int count = cardsToDraw();
  if (static_cast<int>(cards.size()) != count)
    return Breach{Rule::Draw, phrase("seat {1} draws {2} cards, not {3}", {seat_, cards.size(), count})};
  Pile draw = draw_, discard = discard_;
  std::vector<int> hand = boat(seat_).hand;
  for (const std::string& id : cards) {
    if (draw.size() == 0) std::swap(draw, discard);
    const auto card = cardNamed(board_->deck(), id);
    if (!card || draw[static_cast<int>(*card)] == 0)
      return Breach{Rule::Draw, phrase("seat {1} draws '{2}', which is not in the draw pile", {seat_, id})};
    draw.remove(static_cast<int>(*card));
    hand.push_back(static_cast<int>(*card));
  }
  std::sort(hand.begin(), hand.end());
  draw_ = std::move(draw);
  discard_ = std::move(discard);
  own(seat_).hand = std::move(hand);
  passTheTurn();
  return std::nullopt;
}

void Race::passTheTurn() {
  filling_ = fills_ = false;
  const auto racing = std::count_if(boats_.begin(), boats_.end(), [](const Boat& b) { return b.racing(); });
  const bool done = until_ == Until::First ? !ranks_.empty() : racing <= (players_ > 1 ? 1 : 0);
  if (done) {
    for (int seat = 1; seat <= players_ && until_ == Until::All; ++seat)
      if (boat(seat).racing()) ranks_.push_back(seat);
    seat_ = 0;
    return;
  }
  do seat_ = seat_ % players_ + 1;
  while (!boat(seat_).racing());
}

} // namespace fairway::regatta
