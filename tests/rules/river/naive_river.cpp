#include "tests/rules/river/naive_river.h"

#include <algorithm>
#include <sstream>

namespace fairway::river::test {

NaiveRiver::NaiveRiver(const River& river, int players, int first)
    : river_(river), players_(players), first_(first), turn_(first) {
  for (int i = 1; i <= river.length(); ++i) cards_.push_back(i);
  for (int seat = 1; seat <= players; ++seat)
    for (int i = 0; i < river.boats; ++i) boats_.push_back({seat, river.start, -1});
}

int NaiveRiver::place(const NaiveBoat& boat) const {
  const auto found = std::find(cards_.begin(), cards_.end(), boat.card);
  return found == cards_.end() ? 0 : static_cast<int>(found - cards_.begin()) + 1;
}

const Section& NaiveRiver::under(int section) const {
  return river_.sections[static_cast<std::size_t>(cards_[static_cast<std::size_t>(section - 1)] - 1)];
}

std::multiset<int> NaiveRiver::sections(int seat) const {
  std::multiset<int> all;
  for (const NaiveBoat& boat : boats_)
    if (boat.seat == seat && boat.card) all.insert(place(boat));
  return all;
}

std::vector<int> NaiveRiver::docks(int seat) const {
  std::vector<int> points;
  for (int dock = 0; dock < arrived_; ++dock)
    for (const NaiveBoat& boat : boats_)
      if (boat.seat == seat && boat.dock == dock)
        points.push_back(river_.docks[static_cast<std::size_t>(dock)]);
  return points;
}

int NaiveRiver::lost(int seat) const {
  return static_cast<int>(std::count_if(boats_.begin(), boats_.end(), [&](const NaiveBoat& boat) {
    return boat.seat == seat && !boat.card && boat.dock < 0;
  }));
}

int NaiveRiver::sailed(int section, int number) const {
  const int n = river_.length();
  const auto up = [&](int from, int steps) {
    for (int i = 0; i < steps; ++i) {
      if (++from > n) return n + 1;
      if (under(from).kind == SectionKind::Sandbank) return from;
    }
    return from;
  };
  const int end = up(section, number);
  if (end > n) return end;
  if (under(end).kind == SectionKind::Wave) return up(end, under(end).push);
  if (under(end).kind == SectionKind::Eddy) return end - under(end).push < 1 ? 1 : end - under(end).push;
  return end;
}

bool NaiveRiver::convoy(const NaiveBoat& boat) const {
  int together = 0;
  for (const NaiveBoat& other : boats_)
    if (other.card == boat.card && (river_.convoy == Convoy::Any || other.seat == boat.seat)) ++together;
  return together >= 3;
}

int NaiveRiver::nearest(const NaiveBoat& boat, int step) const {
  for (int section = place(boat) + step; section >= 1 && section <= river_.length(); section += step)
    for (const NaiveBoat& other : boats_)
      if (other.seat == boat.seat && other.card && place(other) == section) return section;
  return 0;
}

std::set<std::string> NaiveRiver::choices(Face face) const {
  std::set<std::string> all;
  for (const NaiveBoat& boat : boats_) {
    if (!boat.card) continue;
    const std::string at = std::to_string(place(boat));
    if (!face.isWind()) {
      if (boat.seat == turn_) all.insert("sail " + at);
      continue;
    }
    if (boat.seat == turn_ && nearest(boat, 1)) all.insert("up " + at);
    if (boat.seat != turn_ && nearest(boat, -1) && !convoy(boat) &&
        under(place(boat)).kind != SectionKind::Lee)
      all.insert("back " + std::to_string(boat.seat) + " " + at);
  }
  if (all.empty()) all.insert("pass");
  return all;
}

NaiveBoat* NaiveRiver::boatAt(int seat, int section) {
  for (NaiveBoat& boat : boats_)
    if (boat.seat == seat && boat.card && place(boat) == section) return &boat;
  return nullptr;
}

void NaiveRiver::put(NaiveBoat& boat, int section) {
  if (section > river_.length()) {
    boat.card = 0;
    boat.dock = arrived_++;
  } else {
    boat.card = cards_[static_cast<std::size_t>(section - 1)];
  }
}

void NaiveRiver::play(Face face, const std::string& choice) {
  std::istringstream words(choice);
  std::string what;
  words >> what;
  int seat = turn_, section = 0;
  if (what == "back") words >> seat;
  words >> section;
  if (what == "sail") put(*boatAt(seat, section), sailed(section, face.number()));
  if (what == "back") put(*boatAt(seat, section), nearest(*boatAt(seat, section), -1));
  if (what == "up") {
    NaiveBoat& boat = *boatAt(seat, section);
    const int goal = nearest(boat, 1);
    int at = section;
    do ++at;
    while (at < goal && under(at).kind != SectionKind::Sandbank);
    put(boat, at);
  }
  endTurn();
}

bool NaiveRiver::anyLeft(int seat) const {
  return std::any_of(boats_.begin(), boats_.end(),
                     [&](const NaiveBoat& boat) { return boat.card && (seat == 0 || boat.seat == seat); });
}

void NaiveRiver::endTurn() {
  while (true) {
    if (!anyLeft(0)) {
      turn_ = 0;
      return;
    }
    turn_ = turn_ == players_ ? 1 : turn_ + 1;
    if (turn_ == first_) {
      for (NaiveBoat& boat : boats_)
        if (boat.card == cards_.front()) boat.card = 0;
      cards_.push_back(cards_.front());
      cards_.pop_front();
      if (anyLeft(0)) ++round_;
    }
    if (anyLeft(turn_)) return;
  }
}

std::string inWords(const Option& option) {
  const std::string from = std::to_string(option.from.number);
  switch (option.kind) {
  case Option::Kind::Sail:
    return "sail " + from;
  case Option::Kind::Up:
    return "up " + from;
  case Option::Kind::Back:
    return "back " + std::to_string(option.seat) + " " + from;
  case Option::Kind::Pass:
    break;
  }
  return "pass";
}

} // namespace fairway::river::test
