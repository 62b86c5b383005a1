#include "formats/regatta/export/race_film.h"

#include <algorithm>
#include <cmath>

namespace fairway::formats::regatta {

using namespace fairway::regatta;

namespace {

// Along one card; a movement that ends in a zone halts before.
void addSail(const Board& board, const Neighbours& others, const CardPlay& play, Standing& now, Wake& wake) {
  std::vector<int> arrows = play.arrows;
  for (int& arrow : arrows) --arrow;
  const Sail sail = sailCard(board, others, now, *cardNamed(board.deck(), play.card), arrows);
  const auto halt = sail.clear ? std::nullopt : haltOf(board, others, sail);
  for (std::size_t i = 0; i < sail.size; ++i) {
    now = sail.steps[i];
    wake.push_back(now.pose);
    if (halt && now == *halt) return;
  }
}

// From one heading to another the shorter way round, in steps of 15 degrees.
int stepsBetween(Heading from, Heading to) {
  const int steps = (to.steps() - from.steps() + plane::headingCount) % plane::headingCount;
  return steps > plane::headingCount / 2 ? steps - plane::headingCount : steps;
}

// How long a boat takes from one pose to the next: a step of the helm as long as a centimetre.
double lengthOfLeg(const Pose& from, const Pose& to) {
  constexpr double centimetre = 10;
  return std::max(std::hypot(to.at.x - from.at.x, to.at.y - from.at.y),
                  centimetre * std::abs(stepsBetween(from.heading, to.heading)));
}

// What of a wake lies behind a boat that has gone this share of it; its last pose is where the boat is.
Wake firstPart(const Wake& wake, double share) {
  double rest = 0;
  for (std::size_t i = 1; i < wake.size(); ++i) rest += share * lengthOfLeg(wake[i - 1], wake[i]);
  Wake part{wake.front()};
  for (std::size_t i = 1; i < wake.size(); ++i) {
    const double length = lengthOfLeg(wake[i - 1], wake[i]);
    if (rest < length) {
      const double gone = rest / length;
      const auto between = [gone](int a, int b) { return a + static_cast<int>(std::lround(gone * (b - a))); };
      const Pose& from = wake[i - 1];
      const Pose& to = wake[i];
      const int turn = stepsBetween(from.heading, to.heading);
      part.push_back({{between(from.at.x, to.at.x), between(from.at.y, to.at.y)},
                      from.heading.turned(static_cast<int>(std::lround(gone * turn)))});
      return part;
    }
    rest -= length;
    part.push_back(wake[i]);
  }
  return part;
}

void addTo(Wake& track, const Wake& more) {
  for (const Pose& pose : more)
    if (track.empty() || !(track.back() == pose)) track.push_back(pose);
}

// The race with no turn taken; boats that could not be placed are not there.
Race beginning(const Board& board, const RaceRecord& record) {
  RaceRecord start = record;
  start.turns.clear();
  return replay(board, start).race;
}

int legalTurns(const Board& board, const RaceRecord& record) {
  const fairway::regatta::Replay replayed = replay(board, record);
  return replayed.illegal ? std::max(0, replayed.illegal->turn - 1) : static_cast<int>(record.turns.size());
}

} // namespace

Wake wayOf(const Race& before, const Turn& turn) {
  Standing now = before.boat(turn.seat).standing;
  Wake wake{now.pose};
  if (turn.act == Act::Turn) wake.push_back({now.pose.at, turn.heading});
  const Neighbours others = before.othersOf(turn.seat);
  for (const CardPlay& play : turn.play) addSail(before.board(), others, play, now, wake);
  return wake;
}

RaceFilm::RaceFilm(const Course& course, const Deck& deck, RaceRecord record)
    : board_(std::make_unique<Board>(course, deck)), record_(std::move(record)),
      scene_(course, {deck.width, deck.length}), turns_(legalTurns(*board_, record_)) {
  begin();
  show(turns_, 1);
}

void RaceFilm::begin() {
  race_ = beginning(*board_, record_);
  at_ = 0;
  tracks_.assign(static_cast<std::size_t>(race_->players()), {});
  for (int seat = 1; seat <= race_->players(); ++seat)
    if (race_->boat(seat).status != BoatStatus::Unplaced)
      trackOf(seat).push_back(race_->boat(seat).standing.pose);
}

void RaceFilm::goTo(int turn) {
  if (turn < at_) begin();
  for (; at_ < turn; ++at_) {
    const TurnEntry& next = entry(at_ + 1);
    addTo(trackOf(next.turn.seat), wayOf(*race_, next.turn));
    static_cast<void>(race_->act(next.turn)); // the referee has allowed it
    static_cast<void>(race_->draw(next.draw));
  }
}

bool RaceFilm::moves(int turn) const {
  const Act act = entry(turn).turn.act;
  return act == Act::Turn || act == Act::Play;
}

void RaceFilm::show(int turn, double share) {
  turn_ = turn;
  complete_ = share >= 1 || turn == 0;
  goTo(complete_ ? turn : turn - 1);
  const int moving = complete_ ? 0 : entry(turn).turn.seat;
  scene_.tracks = tracks_;
  scene_.boats.clear();
  for (int seat = 1; seat <= race_->players(); ++seat) {
    const Boat& boat = race_->boat(seat);
    if (boat.status == BoatStatus::Unplaced) continue;
    BoatMark mark{boat.standing.pose, seat, boat.racing(), boat.becalmed()};
    if (seat == moving && moves(turn)) {
      const Wake part = firstPart(wayOf(*race_, entry(turn).turn), eased(share));
      addTo(scene_.tracks[static_cast<std::size_t>(seat - 1)], part);
      mark.pose = part.back();
      mark.zone = false;
    }
    scene_.boats.push_back(mark);
  }
}

std::string RaceFilm::whatHappened() const {
  const Turn& taken = entry(turn_).turn;
  std::string text = "Turn " + std::to_string(turn_) + " of " + std::to_string(turns_) + ": seat " +
                     std::to_string(taken.seat);
  switch (taken.act) {
  case Act::Play:
    text += taken.play.size() == 1 ? " plays a card" : " plays cards";
    break;
  case Act::Skip:
    text += " discards the sun";
    break;
  case Act::Turn:
    text += " heaves to and turns";
    break;
  case Act::Change:
    text += " heaves to and changes cards";
    break;
  }
  if (taken.sun) text += " and lays a sun before seat " + std::to_string(taken.sun->before);
  return text;
}

std::string RaceFilm::resultText() const {
  std::string text = "The race is over after " + std::to_string(turns_) + " turns:";
  for (std::size_t i = 0; i < race_->ranks().size(); ++i)
    text += (i == 0 ? " " : ", ") + std::to_string(i + 1) + ". seat " + std::to_string(race_->ranks()[i]);
  return text;
}

Caption RaceFilm::caption(const Theme& theme) const {
  if (turn_ == 0)
    return {"Before the first turn; seat " + std::to_string(race_->first()) + " begins", {}, {}};
  if (complete_ && turn_ == turns_ && race_->over() && !race_->ranks().empty())
    return {resultText(), {}, boatColour(theme, race_->ranks().front())};
  const Turn& taken = entry(turn_).turn;
  Caption caption{whatHappened(), {}, boatColour(theme, taken.seat)};
  for (const CardPlay& play : taken.play) caption.signs.push_back({play.card, true});
  for (const std::string& card : taken.cards) caption.signs.push_back({card, false});
  if (taken.sun) caption.signs.push_back({taken.sun->card, true});
  return caption;
}

} // namespace fairway::formats::regatta
