#include "rules/river/play/race.h"

#include <algorithm>

namespace fairway::river {

Race::Race(const RiverBoard& board, int players, int first)
    : board_(&board), players_(players), first_(first), toRoll_(first) {
  FAIRWAY_EXPECTS(players >= 1 && players <= board.river.players);
  FAIRWAY_EXPECTS(first >= 1 && first <= players);
  for (int seat = 1; seat <= players; ++seat)
    fleets_[seat] = Fleet(board.river.boats, SectionNow{board.river.start});
}

bool Race::hasRolled(int seat) const {
  if (over()) return true;
  const auto place = [&](int of) { return (of - first_ + players_) % players_; };
  return place(seat) < place(toRoll_);
}

std::vector<int> Race::winners() const {
  std::vector<int> seats;
  if (!over()) return seats;
  int most = 0;
  for (int seat = 1; seat <= players_; ++seat) most = std::max(most, points(seat));
  for (int seat = 1; seat <= players_; ++seat)
    if (points(seat) == most) seats.push_back(seat);
  return seats;
}

bool Race::isConvoy(int seat, SectionNow section) const {
  if (river().convoy == Convoy::Own) return fleets_[seat].at(section) >= convoySize;
  int boats = 0;
  for (int other = 1; other <= players_; ++other) boats += fleets_[other].at(section);
  return boats >= convoySize;
}

OptionList Race::options(Face face) const {
  OptionList list;
  if (over()) return list;
  const Fleet& own = fleets_[toRoll_];
  if (!face.isWind()) {
    own.forEachSection([&](SectionNow from) { list.push(Option::sail(toRoll_, from)); });
    return list;
  }
  own.forEachSection([&](SectionNow from) {
    if (own.ahead(from)) list.push(Option::up(toRoll_, from));
  });
  for (int seat = leftNeighbour(toRoll_, players_); seat != toRoll_; seat = leftNeighbour(seat, players_))
    fleets_[seat].forEachSection([&](SectionNow from) {
      const Option back = Option::back(seat, from);
      if (!whyNotWind(back)) list.push(back);
    });
  if (list.empty()) list.push(Option::pass());
  return list;
}

bool Race::windHelps() const {
  return options(Face::wind())[0].kind != Option::Kind::Pass;
}

// Of an option whose boat is there.
Refusal Race::whyNotWind(const Option& option) const {
  const Fleet& fleet = fleets_[option.seat];
  if (option.kind == Option::Kind::Up) return fleet.ahead(option.from) ? Refusal() : Rule::Wind;
  if (!fleet.behind(option.from)) return Rule::Wind;
  if (currents().isLee(phase(), option.from)) return Rule::Lee;
  if (isConvoy(option.seat, option.from)) return Rule::Convoy;
  return std::nullopt;
}

Refusal Race::whyNot(int seat, Face face, const Option& option) const {
  if (over()) return Rule::Over;
  if (seat != toRoll_) return Rule::Seat;
  const Die& die = river().die;
  if (std::find(die.begin(), die.end(), face) == die.end()) return Rule::Face;
  // A number sails an own boat; up, back and pass are ways to use the wind.
  const bool wind = face.isWind();
  const bool back = option.kind == Option::Kind::Back;
  if (option.kind == Option::Kind::Pass) return !wind || windHelps() ? Refusal(Rule::Pass) : std::nullopt;
  if (wind == (option.kind == Option::Kind::Sail)) return Rule::Wind;
  if (back && option.seat == seat) return Rule::Wind;
  if (!back && option.seat != seat) return Rule::Boat;
  if (fleets_[option.seat].at(option.from) == 0) return Rule::Boat;
  return wind ? whyNotWind(option) : std::nullopt;
}

Landing Race::landingOf(Face face, const Option& option) const {
  const Fleet& fleet = fleets_[option.seat];
  if (option.kind == Option::Kind::Back) return *fleet.behind(option.from);
  if (option.kind == Option::Kind::Up)
    return currents().blownUp(phase(), option.from, *fleet.ahead(option.from));
  FAIRWAY_EXPECTS(option.kind == Option::Kind::Sail);
  return currents().sail(phase(), option.from, face.number());
}

void Race::play(Face face, const Option& option) {
  FAIRWAY_EXPECTS(!over());
  if (option.kind != Option::Kind::Pass) move(option.seat, option.from, landingOf(face, option));
  passTheTurn();
}

void Race::move(int seat, SectionNow from, Landing to) {
  fleets_[seat].remove(from);
  if (to.isHarbour())
    docks_[seat].push(river().docks[static_cast<std::size_t>(docksTaken_++)]);
  else
    fleets_[seat].add(to.section());
}

void Race::passTheTurn() {
  if (!anyBoatLeft()) {
    toRoll_ = 0;
    return;
  }
  do {
    toRoll_ = leftNeighbour(toRoll_, players_);
    if (toRoll_ == first_) waterfall();
  } while (!over() && fleets_[toRoll_].empty());
}

bool Race::anyBoatLeft() const {
  for (int seat = 1; seat <= players_; ++seat)
    if (!fleets_[seat].empty()) return true;
  return false;
}

// One that takes the last boats opens no round.
void Race::waterfall() {
  ++waterfalls_;
  for (int seat = 1; seat <= players_; ++seat) lost_[seat] += fleets_[seat].waterfall();
  if (anyBoatLeft())
    ++round_;
  else
    toRoll_ = 0;
}

} // namespace fairway::river
