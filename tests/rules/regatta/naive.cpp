#include "tests/rules/regatta/naive.h"

#include "tests/rules/plane/rational.h"

#include <cmath>

namespace fairway::test {

using namespace regatta;

namespace {

// Sines by the table of the page, as the page says them.
int sine(int degrees) {
  degrees = ((degrees % 360) + 360) % 360;
  if (degrees >= 180) return -sine(degrees - 180);
  if (degrees > 90) return sine(180 - degrees);
  switch (degrees) {
  case 0:
    return 0;
  case 15:
    return 2588;
  case 30:
    return 5000;
  case 45:
    return 7071;
  case 60:
    return 8660;
  case 75:
    return 9659;
  default:
    return 10000;
  }
}

long roundAway(double value) { // of numbers far smaller than 2^53, with exact halves
  return std::lround(value);
}

Vec place(double forward, double right, int heading, int step) {
  const double x = forward * sine(heading) + right * sine(heading + 90);
  const double y = -forward * sine(heading + 90) - right * sine(heading + 180);
  return {static_cast<int>(roundAway(x / 10000 / step)) * step,
          static_cast<int>(roundAway(y / 10000 / step)) * step};
}

Vec placeTip(const ArrowPoint& tip, int length, int heading) {
  const int turned = heading + tip.turn;
  const double x = double(tip.forward) * sine(heading) + double(tip.right) * sine(heading + 90) +
                   double(length) * sine(turned);
  const double y = -double(tip.forward) * sine(heading + 90) - double(tip.right) * sine(heading + 180) -
                   double(length) * sine(turned + 90);
  return {static_cast<int>(roundAway(x / 50000)) * 5, static_cast<int>(roundAway(y / 50000)) * 5};
}

struct Spot3 {
  Vec at;
  int heading = 0;
};

struct Path {
  std::vector<Spot3> stops; // the last is the end
};

class Judge {
public:
  Judge(const NaiveRace& race, int seat) : race_(race), course_(race.course), deck_(race.deck), seat_(seat) {}

  Path pathOf(const Arrow& arrow, const Spot3& from) const {
    Path path;
    for (const ArrowPoint& point : arrow)
      path.stops.push_back(
          {from.at + place(point.forward, point.right, from.heading, 5), from.heading + point.turn});
    path.stops.push_back(
        {from.at + placeTip(arrow.back(), course_.length, from.heading), from.heading + arrow.back().turn});
    return path;
  }

  plane::Segment hull(const Spot3& boat) const {
    return {boat.at - place(course_.length, 0, boat.heading, 1), boat.at};
  }

  plane::Polygon zone(const Spot3& boat) const {
    const double half = deck_.width / 2.0;
    plane::Polygon corners;
    for (const auto& [forward, right] : {std::pair(0.0, -half), std::pair(double(deck_.length), -half),
                                         std::pair(double(deck_.length), half), std::pair(0.0, half)})
      corners.push_back(boat.at + place(forward, right, boat.heading, 1));
    return corners;
  }

  bool offTable(Vec point) const {
    return 2 * point.x < course_.beam || 2 * point.y < course_.beam ||
           2 * point.x > 2 * course_.table.x - course_.beam ||
           2 * point.y > 2 * course_.table.y - course_.beam;
  }

  bool hullOffTable(const Spot3& boat) const { return offTable(boat.at) || offTable(hull(boat).from); }

  bool touches(const plane::Segment& line) const {
    const auto disc = [&](Vec at, int diameter) {
      return compared(squaredDistance(line, at), course_.beam + diameter) <= 0;
    };
    if (disc(course_.left, course_.buoy) || disc(course_.right, course_.buoy)) return true;
    for (const Buoy& buoy : course_.buoys)
      if (disc(buoy.at, course_.buoy)) return true;
    for (const Obstacle& obstacle : course_.obstacles)
      if (disc(obstacle.at, obstacle.diameter)) return true;
    for (const plane::Polygon& island : course_.islands)
      if (compared(squaredDistance(line, island), course_.beam) <= 0) return true;
    for (const NaiveBoat* other : others())
      if (compared(squaredDistance(line, hull(spotOf(*other))), 2 * course_.beam) <= 0) return true;
    return false;
  }

  bool inZone(const Spot3& boat) const {
    for (const NaiveBoat* other : others())
      if (compared(squaredDistance(hull(boat), zone(spotOf(*other))), course_.beam) < 0) return true;
    return false;
  }

  static Spot3 spotOf(const NaiveBoat& boat) { return {boat.pose.at, boat.pose.heading.degrees()}; }

  std::string whyNotFree(const Path& path, Vec from) const {
    for (const Spot3& stop : path.stops)
      if (offTable(stop.at)) return "table";
    if (hullOffTable(path.stops.back())) return "table";
    for (const Spot3& stop : path.stops) {
      if (touches({from, stop.at})) return "touch";
      from = stop.at;
    }
    return touches(hull(path.stops.back())) ? "touch" : "";
  }

  struct Count {
    int gate = 0;
    int owed = 0;
  };

  // Passes gates on a leg: collects all meetings of all gates in the order of the leg, then counts them.
  Count counted(Count count, Vec from, Vec to) const {
    const int gates = static_cast<int>(course_.round.size()) + 2;
    double last = -1;
    while (count.gate < gates) {
      double share = 0;
      const int passing = passes(count.gate, from, to, share);
      if (passing == 0 || share < last - 1e-12) break;
      const bool line = count.gate == 0 || count.gate == gates - 1;
      if (passing < 0) {
        if (!line) ++count.owed;
        break;
      }
      if (count.owed > 0) {
        --count.owed;
        break;
      }
      ++count.gate;
      last = share;
    }
    return count;
  }

  // 1 forwards, -1 backwards; by solving for the point where leg and line meet.
  int passes(int gate, Vec from, Vec to, double& share) const {
    const bool start = gate == 0, finish = gate == static_cast<int>(course_.round.size()) + 1;
    Vec origin = course_.left, along = course_.right - course_.left;
    int sense = -1;
    if (finish && course_.finish == FinishWay::Back) sense = 1;
    if (!start && !finish) {
      const Rounding& rounding = course_.round[static_cast<std::size_t>(gate - 1)];
      origin = course_.buoys[rounding.buoy].at;
      const int degrees =
          rounding.gate.value_or(turnRound(course_, static_cast<std::size_t>(gate - 1), rounding.leave).gate)
              .degrees();
      along = {sine(degrees), -sine(degrees + 90)};
      sense = rounding.leave == Side::Starboard ? 1 : -1;
    }
    const auto side = [&](Vec point) {
      const Vec v = point - origin;
      return sense * (double(along.x) * v.y - double(along.y) * v.x);
    };
    const auto beyond = [&](Vec point) { return finish ? side(point) >= 0 : side(point) > 0; };
    if (beyond(from) == beyond(to)) return 0;
    share = side(from) / (side(from) - side(to));
    const double x = from.x + share * (to.x - from.x) - origin.x,
                 y = from.y + share * (to.y - from.y) - origin.y;
    const double reach =
        (x * along.x + y * along.y) / (double(along.x) * along.x + double(along.y) * along.y);
    if (reach <= 0 || ((start || finish) && reach >= 1)) return 0;
    return beyond(to) ? 1 : -1;
  }

  struct Outcome {
    std::string rule;
    bool finished = false, clear = false;
    Spot3 end;
    Count count;
    std::vector<std::pair<Spot3, Count>> all; // every stop and end
  };

  Outcome move(const Card& card, const std::vector<int>& arrows, Spot3 from, Count count) const {
    Outcome outcome;
    const int gates = static_cast<int>(course_.round.size()) + 2;
    for (std::size_t i = 0; i < arrows.size(); ++i) {
      if (outcome.finished) {
        outcome.rule = "card";
        return outcome;
      }
      const Path path = pathOf(card.arrows[static_cast<std::size_t>(arrows[i] - 1)], from);
      outcome.rule = whyNotFree(path, from.at);
      if (!outcome.rule.empty()) return outcome;
      Vec at = from.at;
      for (const Spot3& stop : path.stops) {
        count = counted(count, at, stop.at);
        at = stop.at;
        outcome.all.push_back({stop, count});
      }
      from = path.stops.back();
      outcome.finished = count.gate == gates;
    }
    if (card.symbol == Symbol::Cloud && arrows.size() == 1 && !outcome.finished) outcome.rule = "card";
    outcome.end = from;
    outcome.count = count;
    outcome.clear = outcome.finished || !inZone(from);
    return outcome;
  }

  bool hasClear(const Card& card, const Spot3& from, Count count) const {
    const int n = static_cast<int>(card.arrows.size());
    for (int i = 1; i <= n; ++i) {
      const auto good = [&](const std::vector<int>& arrows) {
        const Outcome outcome = move(card, arrows, from, count);
        return outcome.rule.empty() && outcome.clear;
      };
      if (good({i})) return true;
      for (int j = 1; j <= n && card.symbol == Symbol::Cloud; ++j)
        if (good({i, j})) return true;
    }
    return false;
  }

  const Card* card(const std::string& id) const {
    for (const Card& each : deck_.cards)
      if (each.id == id) return &each;
    return nullptr;
  }

private:
  std::vector<const NaiveBoat*> others() const {
    std::vector<const NaiveBoat*> all;
    for (std::size_t i = 0; i < race_.boats.size(); ++i)
      if (static_cast<int>(i) + 1 != seat_ && race_.boats[i].racing) all.push_back(&race_.boats[i]);
    return all;
  }

  const NaiveRace& race_;
  const Course& course_;
  const Deck& deck_;
  int seat_;
};

bool take(std::vector<std::string>& hand, const std::string& card) {
  const auto found = std::find(hand.begin(), hand.end(), card);
  if (found == hand.end()) return false;
  hand.erase(found);
  return true;
}

bool holds(const std::vector<std::string>& hand, const std::string& card) {
  return std::find(hand.begin(), hand.end(), card) != hand.end();
}

} // namespace

NaiveRace naiveOf(const Race& race) {
  NaiveRace naive{race.board().course(), race.board().deck(), {}, race.seatToAct(), race.over()};
  for (int seat = 1; seat <= race.players(); ++seat) {
    const Boat& boat = race.boat(seat);
    NaiveBoat copy{boat.standing.pose,
                   boat.standing.progress.gate,
                   static_cast<int>(boat.standing.progress.owed),
                   boat.racing(),
                   boat.becalmed(),
                   {}};
    for (const int card : boat.hand) copy.hand.push_back(naive.deck.cards[static_cast<std::size_t>(card)].id);
    naive.boats.push_back(copy);
  }
  return naive;
}

NaiveAnswer naiveTurn(const NaiveRace& race, const Turn& turn) {
  if (race.over) return {"over", {}, false};
  if (turn.seat != race.seat) return {"seat", {}, false};
  NaiveAnswer answer{"", race.boats[static_cast<std::size_t>(turn.seat - 1)], false};
  NaiveBoat& boat = answer.after;
  const auto broken = [&](const char* rule) {
    answer.rule = rule;
    return answer;
  };
  if (boat.sun != (turn.act == Act::Skip) || (boat.sun && turn.sun)) return broken("calm");
  if (turn.act == Act::Skip) {
    boat.sun = false;
    return answer;
  }
  const Judge judge(race, turn.seat);
  if (turn.act == Act::Turn) {
    if (turn.sun) return broken("heave");
    const Spot3 turned{boat.pose.at, turn.heading.degrees()};
    if (judge.hullOffTable(turned)) return broken("table");
    if (judge.touches(judge.hull(turned))) return broken("touch");
    boat.pose.heading = turn.heading;
    return answer;
  }
  if (turn.act == Act::Change) {
    if (turn.sun || turn.cards.empty() || turn.cards.size() > 3) return broken("heave");
    for (const std::string& card : turn.cards)
      if (!take(boat.hand, card)) return broken("hand");
    return answer;
  }
  for (std::size_t i = 0; i < turn.play.size(); ++i) {
    const CardPlay& play = turn.play[i];
    if (!holds(boat.hand, play.card)) return broken("hand");
    const Card& card = *judge.card(play.card);
    if (i >= 2 || answer.finished) return broken("card");
    if (i == 1 && judge.card(turn.play[0].card)->symbol != Symbol::Helm) return broken("card");
    if (card.symbol == Symbol::Sun) return broken("card");
    const std::size_t most = card.symbol == Symbol::Cloud ? 2 : 1;
    if (play.arrows.empty() || play.arrows.size() > most) return broken("card");
    for (const int arrow : play.arrows)
      if (arrow < 1 || arrow > static_cast<int>(card.arrows.size())) return broken("card");
    const Spot3 from = Judge::spotOf(boat);
    const Judge::Count count{boat.gate, boat.owed};
    const Judge::Outcome outcome = judge.move(card, play.arrows, from, count);
    if (!outcome.rule.empty()) return broken(outcome.rule.c_str());
    Spot3 end = outcome.end;
    Judge::Count counted = outcome.count;
    if (!outcome.clear) {
      for (const std::string& id : boat.hand)
        if (judge.hasClear(*judge.card(id), from, count)) return broken("zone");
      bool halted = false;
      for (std::size_t k = outcome.all.size() - 1; k-- > 0 && !halted;) {
        const Spot3& stop = outcome.all[k].first;
        if (judge.inZone(stop) || judge.hullOffTable(stop) || judge.touches(judge.hull(stop))) continue;
        end = stop;
        counted = outcome.all[k].second;
        halted = true;
      }
      if (!halted) return broken("zone");
    }
    boat.pose = {end.at, Heading::ofDegrees(end.heading)};
    boat.gate = counted.gate;
    boat.owed = counted.owed;
    answer.finished = outcome.finished;
    take(boat.hand, play.card);
  }
  if (!turn.sun) return answer;
  if (!holds(boat.hand, turn.sun->card)) return broken("hand");
  if (judge.card(turn.sun->card)->symbol != Symbol::Sun) return broken("card");
  const int before = turn.sun->before;
  if (answer.finished || before == turn.seat || before > static_cast<int>(race.boats.size()) ||
      !race.boats[static_cast<std::size_t>(before - 1)].racing ||
      race.boats[static_cast<std::size_t>(before - 1)].sun)
    return broken("sun");
  take(boat.hand, turn.sun->card);
  return answer;
}

} // namespace fairway::test
