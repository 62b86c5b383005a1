#include "validator/regatta/pilot/fleet.h"

#include "rules/base/contract.h"
#include "rules/base/named.h"

#include <algorithm>
#include <functional>

namespace fairway::validator::regatta {

using fairway::regatta::CardPlay;
using fairway::regatta::Sail;

namespace {

std::size_t index(int value) {
  return static_cast<std::size_t>(value);
}

} // namespace

std::string_view nameOf(PilotKind kind) {
  return kind == PilotKind::Good ? "good" : "random";
}

std::optional<PilotKind> pilotNamed(std::string_view name) {
  return valueNamed(std::array{PilotKind::Good, PilotKind::Random}, name);
}

Fleet::Fleet(const FleetWaters& waters, int players, std::uint64_t seed)
    : Fleet(waters, std::vector<PilotKind>(index(players), PilotKind::Good), seed) {}

Fleet::Fleet(const FleetWaters& waters, std::vector<PilotKind> pilots, std::uint64_t seed)
    : waters_(waters), pilots_(std::move(pilots)), random_(seed), boats_(pilots_.size()),
      draw_(waters.deck()) {}

int Fleet::draw() {
  if (draw_.empty()) draw_.swap(discard_);
  if (draw_.empty()) return -1;
  const std::size_t at = random_.below(draw_.size());
  const int card = draw_[at];
  draw_[at] = draw_.back();
  draw_.pop_back();
  return card;
}

void Fleet::deal() {
  FAIRWAY_EXPECTS(static_cast<int>(boats_.size()) <= handsIn(waters_.board().deck()));
  for (FleetBoat& boat : boats_)
    while (boat.held < waters_.board().deck().hand)
      boat.hand[index(boat.held++)] = static_cast<std::uint8_t>(draw());
  if (!record_) return;
  record_->players = static_cast<int>(boats_.size());
  for (const FleetBoat& boat : boats_) {
    std::vector<std::string>& hand = record_->hands.emplace_back();
    for (int i = 0; i < boat.held; ++i) hand.push_back(waters_.board().deck().cards[boat.hand[index(i)]].id);
  }
}

bool Fleet::place() {
  deal();
  for (std::size_t i = 0; i < boats_.size(); ++i) {
    if (i == waters_.grid().size()) return false;
    boats_[i].standing = {waters_.grid()[i], {}};
    if (record_) record_->grid.push_back({static_cast<int>(i) + 1, waters_.grid()[i]});
  }
  return true;
}

void Fleet::placeAlone(const Pose& start) {
  deal();
  for (FleetBoat& boat : boats_) boat.standing = {start, {}};
}

bool Fleet::sail(int mostTurns, bool all) {
  const std::size_t enough = all && boats_.size() > 1 ? boats_.size() - 1 : 1;
  for (int turn = 0; turn < mostTurns;)
    for (std::size_t i = 0; i < boats_.size(); ++i) {
      if (!boats_[i].racing) continue;
      takeTurn(static_cast<int>(i) + 1);
      ++turn;
      if (ranks_.size() == enough) return true;
    }
  return false;
}

// Whether a move comes into the way of another boat. Those far away are not looked at.
bool Fleet::meetsBoat(const Standing& from, int move) const {
  const Board& board = waters_.board();
  const MoveTrack& track = waters_.waters().track(move, from.pose.heading);
  Vec least = from.pose.at, most = from.pose.at;
  for (const Vec point : track.all()) {
    const Vec at = from.pose.at + point;
    least = {std::min(least.x, at.x), std::min(least.y, at.y)};
    most = {std::max(most.x, at.x), std::max(most.y, at.y)};
  }
  const int margin = board.course().length + 2 * board.course().beam + 1;
  const bool near = std::any_of(others_.all().begin(), others_.all().end(), [&](const auto& other) {
    return other.hull.to.x >= least.x - margin && other.hull.to.x <= most.x + margin &&
           other.hull.to.y >= least.y - margin && other.hull.to.y <= most.y + margin;
  });
  if (!near) return false;
  Vec last = from.pose.at;
  for (const Vec point : track.all()) {
    const Vec next = from.pose.at + point;
    if (touchesBoat(board, others_, {last, next})) return true;
    last = next;
  }
  const Move& arrows = waters_.waters().moves()[index(move)];
  const Pose& between = board.track(arrows.first, from.pose.heading).end();
  if (arrows.second >= 0 &&
      touchesBoat(board, others_, board.hull({from.pose.at + between.at, between.heading})))
    return true;
  return touchesBoat(board, others_, board.hull({from.pose.at + track.end(), track.heading}));
}

void Fleet::listMovements(const FleetBoat& boat, const Standing& from, int without,
                          std::vector<Movement>& list) {
  const Waters& waters = waters_.waters();
  const int point = waters.lattice().indexOf(from.pose.at);
  list.clear();
  zoned_.clear();
  for (int place = 0; place < boat.held; ++place) {
    if (place == without) continue;
    const int card = boat.hand[index(place)];
    // Of equal cards the first is enough.
    bool seen = false;
    for (int before = 0; before < place; ++before)
      seen = seen || (before != without && boat.hand[index(before)] == card);
    if (seen) continue;
    for (const int move : waters.movesOf(index(card))) {
      if (!waters.starts(move, from.pose.heading).has(point)) continue;
      const Standing end = waters_.after(from, move);
      const bool finishes = waters_.finished(end.progress);
      const Move& arrows = waters.moves()[index(move)];
      if (arrows.onlyToFinish && !finishes) continue;
      if (finishes && arrows.second >= 0) {
        // A cloud's second arrow is not played beyond the finish.
        const std::array<int, 1> first{arrows.first};
        if (fairway::regatta::sail(waters_.board(), {}, from, first, false).finished) continue;
      }
      if (!others_.all().empty()) {
        if (meetsBoat(from, move)) continue;
        if (!finishes && isInZone(waters_.board(), others_, end.pose)) {
          zoned_.push_back({index(place), move});
          continue;
        }
      }
      list.push_back({place, move, end, finishes});
    }
  }
  if (list.empty()) listHalts(from, list);
}

// No card has a clear movement: those that end in a zone halt before it.
void Fleet::listHalts(const Standing& from, std::vector<Movement>& list) const {
  for (const auto& [place, move] : zoned_) {
    const Move& arrows = waters_.waters().moves()[index(move)];
    const std::array<int, 2> numbers{arrows.first, arrows.second};
    const Sail sail = fairway::regatta::sail(
        waters_.board(), others_, from, {numbers.data(), arrows.second < 0 ? std::size_t{1} : std::size_t{2}},
        arrows.second >= 0);
    if (const auto halt = haltOf(waters_.board(), others_, sail))
      list.push_back({static_cast<int>(place), move, *halt, false});
  }
}

// Keeps the better one; of equal ones of the same kind, and for a random pilot of all, each with the same
// chance.
void Fleet::consider(PilotKind pilot, const Option& option, Option& best, int& equal) {
  const auto rank = [pilot](const Option& each) {
    return pilot == PilotKind::Random ? std::pair(0.0F, Option::Kind::One) : std::pair(each.value, each.kind);
  };
  if (rank(option) > rank(best)) return;
  if (rank(option) < rank(best)) {
    equal = 1;
    best = option;
  } else if (random_.below(static_cast<std::uint64_t>(++equal)) == 0) {
    best = option;
  }
}

Fleet::Option Fleet::chosen(int seat) {
  using Kind = Option::Kind;
  const FleetBoat& boat = boats_[index(seat - 1)];
  const Standing& now = boat.standing;
  Option best;
  best.value = waters_.valueOf(now);
  best.end = now;
  int equal = 1;
  const PilotKind pilot = pilots_[index(seat - 1)];
  if (boat.held == 0) best.kind = Kind::Turn; // nothing to change
  listMovements(boat, now, -1, first_);
  for (const Movement& one : first_) {
    consider(pilot,
             {waters_.valueOf(one.end), Kind::One, {one.place, -1}, {one.move, -1}, one.end, one.finishes},
             best, equal);
    if (one.finishes || !waters_.isHelm(boat.hand[index(one.place)])) continue;
    listMovements(boat, one.end, one.place, second_);
    for (const Movement& two : second_)
      consider(pilot,
               {waters_.valueOf(two.end),
                Kind::Two,
                {one.place, two.place},
                {one.move, two.move},
                two.end,
                two.finishes},
               best, equal);
  }
  const int point = waters_.waters().lattice().indexOf(now.pose.at);
  for (int heading = 0; heading < headings; ++heading) {
    const Pose turned{now.pose.at, Heading(heading)};
    if (!waters_.waters().poses(Heading(heading)).has(point) ||
        touchesBoat(waters_.board(), others_, waters_.board().hull(turned)))
      continue;
    const Standing end{turned, now.progress};
    consider(pilot, {waters_.valueOf(end), Kind::Turn, {-1, -1}, {-1, -1}, end, false}, best, equal);
  }
  return best;
}

void Fleet::takeTurn(int seat) {
  FleetBoat& boat = boats_[index(seat - 1)];
  ++boat.turns;
  entry_ = {};
  entry_.turn.seat = seat;
  if (boat.sun >= 0) {
    discard_.push_back(static_cast<std::uint8_t>(boat.sun));
    boat.sun = -1;
    entry_.turn.act = fairway::regatta::Act::Skip;
    if (record_) record_->turns.push_back(entry_);
    return;
  }
  others_ = {};
  for (std::size_t i = 0; i < boats_.size(); ++i)
    if (static_cast<int>(i) + 1 != seat && boats_[i].racing)
      others_.add(waters_.board(), boats_[i].standing.pose);
  const Option option = chosen(seat);
  boat.standing = option.end;
  if (!leader_ && boat.standing.progress.gate > 1) leader_ = seat;
  switch (option.kind) {
  case Option::Kind::Change:
    change(seat);
    break;
  case Option::Kind::Turn:
    entry_.turn.act = fairway::regatta::Act::Turn;
    entry_.turn.heading = option.end.pose.heading;
    break;
  case Option::Kind::One:
  case Option::Kind::Two:
    for (std::size_t i = 0; i < 2 && option.cards[i] >= 0; ++i) {
      const auto card = boat.hand[index(option.cards[i])];
      if (!record_) continue;
      // The card's own numbers of the arrows.
      const Move& move = waters_.waters().moves()[index(option.moves[i])];
      const std::span<const int> own = waters_.board().arrowsOf(card);
      CardPlay play{waters_.board().deck().cards[card].id, {}};
      for (const int arrow : {move.first, move.second})
        if (arrow >= 0)
          play.arrows.push_back(static_cast<int>(std::find(own.begin(), own.end(), arrow) - own.begin()) + 1);
      entry_.turn.play.push_back(play);
    }
    if (option.cards[1] > option.cards[0]) discard(boat, option.cards[1]);
    discard(boat, option.cards[0]);
    if (option.cards[1] >= 0 && option.cards[1] < option.cards[0]) discard(boat, option.cards[1]);
    if (option.finishes) {
      while (boat.held > 0) discard(boat, boat.held - 1);
      boat.racing = false;
      ranks_.push_back(seat);
    } else {
      laySun(seat);
      fill(seat);
    }
    break;
  }
  if (record_) record_->turns.push_back(entry_);
}

void Fleet::discard(FleetBoat& boat, int place) {
  discard_.push_back(boat.hand[index(place)]);
  std::copy(boat.hand.begin() + place + 1, boat.hand.begin() + boat.held, boat.hand.begin() + place);
  --boat.held;
}

void Fleet::fill(int seat) {
  FleetBoat& boat = boats_[index(seat - 1)];
  while (boat.held < waters_.board().deck().hand) {
    const int card = draw();
    if (card < 0) return;
    boat.hand[index(boat.held++)] = static_cast<std::uint8_t>(card);
    if (record_) entry_.draw.push_back(waters_.board().deck().cards[index(card)].id);
  }
}

void Fleet::change(int seat) {
  FleetBoat& boat = boats_[index(seat - 1)];
  const bool alone = others_.all().empty();
  // The best that each card can do now; what cannot be played is worst, and alone so is a sun.
  std::array<std::pair<float, int>, fairway::regatta::maxHand> cards;
  int count = 0;
  for (int place = 0; place < boat.held; ++place) {
    const int card = boat.hand[index(place)];
    if (waters_.isSun(card) && !alone) continue;
    float value = waters_.isSun(card) ? 2 * Fresh::never : Fresh::never;
    for (const Movement& movement : first_)
      if (boat.hand[index(movement.place)] == card) value = std::min(value, waters_.valueOf(movement.end));
    cards[index(count++)] = {value, place};
  }
  // A hand of nothing but suns has to give some away.
  for (int place = 0; count == 0 && place < boat.held; ++place) cards[index(count++)] = {0, place};
  std::stable_sort(cards.begin(), cards.begin() + count,
                   [](const auto& a, const auto& b) { return a.first > b.first; });
  std::array<int, 3> worst{-1, -1, -1};
  for (int i = 0; i < std::min(3, count); ++i) worst[index(i)] = cards[index(i)].second;
  std::sort(worst.begin(), worst.end(), std::greater<>());
  entry_.turn.act = fairway::regatta::Act::Change;
  for (const int place : worst) {
    if (place < 0) continue;
    if (record_) entry_.turn.cards.push_back(waters_.board().deck().cards[boat.hand[index(place)]].id);
    discard(boat, place);
  }
  fill(seat);
}

void Fleet::laySun(int seat) {
  FleetBoat& boat = boats_[index(seat - 1)];
  const auto held = std::find_if(boat.hand.begin(), boat.hand.begin() + boat.held,
                                 [&](std::uint8_t card) { return waters_.isSun(card); });
  if (held == boat.hand.begin() + boat.held) return;
  int target = 0;
  for (std::size_t i = 0; i < boats_.size(); ++i) {
    const FleetBoat& other = boats_[i];
    if (static_cast<int>(i) + 1 == seat || !other.racing || other.sun >= 0) continue;
    if (target == 0 || waters_.valueOf(other.standing) < waters_.valueOf(boats_[index(target - 1)].standing))
      target = static_cast<int>(i) + 1;
  }
  if (target == 0) return;
  const int card = *held;
  std::copy(held + 1, boat.hand.begin() + boat.held, held);
  --boat.held;
  boats_[index(target - 1)].sun = card;
  if (record_)
    entry_.turn.sun = fairway::regatta::SunPlay{waters_.board().deck().cards[index(card)].id, target};
}

} // namespace fairway::validator::regatta
