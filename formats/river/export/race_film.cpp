#include "formats/river/export/race_film.h"

namespace fairway::formats::river {

using namespace fairway::river;

namespace {

int legalTurns(const RiverBoard& board, const Record& record) {
  const fairway::river::Replay replayed = replay(board, record);
  return replayed.illegal ? replayed.illegal->turn - 1 : static_cast<int>(record.turns.size());
}

std::string seatText(int seat) {
  return "seat " + std::to_string(seat);
}

std::string sectionText(SectionNow section) {
  return "section " + std::to_string(section.number);
}

} // namespace

RaceFilm::RaceFilm(const River& river, Record record)
    : board_(std::make_unique<RiverBoard>(river)), record_(std::move(record)),
      turns_(legalTurns(*board_, record_)), race_(*board_, record_.players, record_.first), scene_(river) {
  show(turns_, 1);
}

void RaceFilm::goTo(int turn) {
  if (turn < at_) {
    race_ = Race(*board_, record_.players, record_.first);
    at_ = 0;
  }
  for (; at_ < turn; ++at_) {
    const TurnEntry& next = entry(at_ + 1);
    landing_.reset();
    if (next.option.kind != Option::Kind::Pass) landing_ = race_.landingOf(next.roll, next.option);
    race_.play(next.roll, next.option);
  }
}

Point RaceFilm::middleOf(Landing place) const {
  const StripGeometry& geometry = scene_.geometry();
  return (place.isHarbour() ? geometry.harbour() : geometry.section(place.section())).centre();
}

void RaceFilm::liftBoat(double share) {
  const TurnEntry& next = entry(turn_);
  if (next.option.kind == Option::Kind::Pass) return;
  landing_ = race_.landingOf(next.roll, next.option);
  scene_.position->fleets[next.option.seat].remove(next.option.from);
  const Point from = middleOf(next.option.from);
  scene_.moving = MovingBoat{next.option.seat, from, from + eased(share) * (middleOf(*landing_) - from)};
}

void RaceFilm::show(int turn, double share) {
  turn_ = turn;
  complete_ = share >= 1 || turn == 0;
  if (turn == 0) landing_.reset();
  if (complete_ && turn > 0) goTo(turn - 1); // so that the last step says where it led
  goTo(complete_ ? turn : turn - 1);
  scene_.phase = race_.phase();
  scene_.position = positionOf(race_);
  scene_.moving.reset();
  if (!complete_) liftBoat(share);
}

std::string RaceFilm::whatHappened() const {
  const TurnEntry& played = entry(turn_);
  const Option& option = played.option;
  std::string text = "Turn " + std::to_string(turn_) + " of " + std::to_string(turns_) + ": ";
  text += seatText(played.seat);
  if (option.kind == Option::Kind::Pass || !landing_) return text + " passes";
  const std::string way = " from " + sectionText(option.from) + " to " + inWords(*landing_);
  if (option.kind == Option::Kind::Back)
    return text + " blows a boat of " + seatText(option.seat) + " back" + way;
  return text + (option.kind == Option::Kind::Up ? " lets the wind carry a boat" : " sails") + way;
}

std::string RaceFilm::resultText() const {
  const std::vector<int> winners = race_.winners();
  std::string text = "The race is over after " + std::to_string(turns_) + " turns. ";
  for (std::size_t i = 0; i < winners.size(); ++i)
    text += (i == 0 ? "Seat " : i + 1 == winners.size() ? " and " : ", ") + std::to_string(winners[i]);
  text += (winners.size() == 1 ? " wins. Points by seat:" : " win together. Points by seat:");
  for (int seat = 1; seat <= race_.players(); ++seat) text += " " + std::to_string(race_.points(seat));
  return text;
}

Caption RaceFilm::caption(const Theme& theme) const {
  if (turn_ == 0) return {"Before the first turn; " + seatText(record_.first) + " begins", {}, {}};
  if (complete_ && turn_ == turns_ && race_.over()) {
    const std::vector<int> winners = race_.winners();
    return {
        resultText(), {}, winners.size() == 1 ? std::optional(seatColour(theme, winners[0])) : std::nullopt};
  }
  const TurnEntry& played = entry(turn_);
  return {whatHappened(), {{nameOf(played.roll), true}}, seatColour(theme, played.seat)};
}

} // namespace fairway::formats::river
