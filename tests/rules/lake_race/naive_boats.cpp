#include "tests/rules/lake_race/naive_boats.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

namespace fairway::lake_race::test {

namespace {

constexpr double pi = std::numbers::pi;

// E, NE, NW, W, SW, SE and, between them, the directions of the corners, anticlockwise from E by 30 degrees.
constexpr std::array<std::array<long, 2>, 12> compass{{{2, 0},
                                                       {3, -1},
                                                       {1, -1},
                                                       {0, -2},
                                                       {-1, -1},
                                                       {-3, -1},
                                                       {-2, 0},
                                                       {-3, 1},
                                                       {-1, 1},
                                                       {0, 2},
                                                       {1, 1},
                                                       {3, 1}}};

// Where on paper: half columns are 1/2 wide, rows sqrt(3)/2 high; angles anticlockwise from E.
double angle(double x, double y) {
  return std::atan2(-y * std::numbers::sqrt3 / 2, x / 2);
}

// The gate's direction in 30 degrees, from the angles of P and N as seen from the buoy.
int gateDirection(double previous, double next, bool clockwise) {
  const double sense = clockwise ? -1 : 1;
  double sweep = std::fmod(sense * (next - previous) + 4 * pi, 2 * pi);
  if (sweep < 1e-9) sweep = 2 * pi;
  if (sweep < 150 * pi / 180 - 1e-9) sweep += 2 * pi; // the full circle
  const double middle = previous + sense * sweep / 2;
  int best = 0;
  double bestOff = 100;
  // In the order in which the boat meets them, so that the first of equals stays.
  const int start = static_cast<int>(std::floor(middle / (pi / 6))) - static_cast<int>(sense) * 2;
  for (int i = 0; i < 6; ++i) {
    const int thirties = start + static_cast<int>(sense) * i;
    const double off = std::abs(thirties * pi / 6 - middle);
    if (off < bestOff - 1e-9) {
      bestOff = off;
      best = thirties;
    }
  }
  return (best % 12 + 12) % 12;
}

} // namespace

NaiveLake::Point NaiveLake::pointOf(Cell cell) const {
  const bool shifted = (cell.row % 2 == 0) == (course_.lake.stagger == Stagger::Odd);
  return {2L * cell.column + (shifted ? 1 : 0), cell.row};
}

Cell NaiveLake::next(Cell cell, Direction direction) const {
  const bool shifted = pointOf(cell).x % 2 != 0;
  switch (direction) {
  case Direction::E:
    return {cell.column + 1, cell.row};
  case Direction::W:
    return {cell.column - 1, cell.row};
  case Direction::NE:
    return {cell.column + (shifted ? 1 : 0), cell.row - 1};
  case Direction::NW:
    return {cell.column - (shifted ? 0 : 1), cell.row - 1};
  case Direction::SE:
    return {cell.column + (shifted ? 1 : 0), cell.row + 1};
  default:
    return {cell.column - (shifted ? 0 : 1), cell.row + 1};
  }
}

NaiveLake::NaiveLake(const Course& course) : course_(course) {
  Cell end = course.placement.start;
  for (int i = 0; i <= course.lake.strip; ++i) end = next(end, course.placement.letter);
  buoys_ = {course.placement.start, course.placement.buoys[0], course.placement.buoys[1],
            course.placement.buoys[2], end};
  const Point start = pointOf(course.placement.start);
  const Point finish = pointOf(end);
  const auto& strip = compass[2 * static_cast<std::size_t>(course.placement.letter)];
  const Line line{start, {strip[0], strip[1]}, course.lake.strip + 1, false, false};
  gates_.assign(5, line);
  gates_[0].clockwise = course.choices.start == PassSide::Right;
  gates_[4].clockwise = course.choices.finish == PassSide::Right;
  gates_[4].reachIsEnough = true;

  const double middleX = static_cast<double>(start.x + finish.x) / 2;
  const double middleY = static_cast<double>(start.y + finish.y) / 2;
  for (std::size_t i = 0; i < 3; ++i) {
    const Point at = pointOf(course.placement.buoys[i]);
    const auto seen = [&](std::size_t buoy, bool strips) {
      const Point other = pointOf(course.placement.buoys[buoy % 3]);
      return strips ? angle(middleX - static_cast<double>(at.x), middleY - static_cast<double>(at.y))
                    : angle(static_cast<double>(other.x - at.x), static_cast<double>(other.y - at.y));
    };
    const bool clockwise = course.choices.arrows[i] == Arrow::Clockwise;
    const int direction = gateDirection(seen(i + 2, i == 0), seen(i + 1, i == 2), clockwise);
    const auto& along = compass[static_cast<std::size_t>(direction)];
    gates_[i + 1] = {at, {along[0], along[1]}, 0, clockwise, false};
  }
}

bool NaiveLake::isOpen(Cell cell) const {
  return course_.lake.map.at(cell) == Terrain::Water &&
         std::find(buoys_.begin(), buoys_.end(), cell) == buoys_.end();
}

std::vector<std::pair<std::vector<int>, int>> NaiveLake::diceChoices(const std::vector<int>& dice) {
  std::set<std::pair<std::vector<int>, int>> all;
  // Removed: -1 none, else which; kept: any of the others; added: only if none was removed.
  for (int removed = -1; removed < static_cast<int>(dice.size()); ++removed) {
    std::vector<int> left = dice;
    if (removed >= 0) left.erase(left.begin() + removed);
    for (unsigned chosen = 0; chosen < 1u << left.size(); ++chosen) {
      std::vector<int> kept;
      for (std::size_t i = 0; i < left.size(); ++i)
        if ((chosen >> i & 1) != 0) kept.push_back(left[i]);
      const int rerolled = static_cast<int>(left.size() - kept.size());
      all.insert({kept, rerolled});
      if (removed < 0) all.insert({kept, rerolled + 1});
    }
  }
  return {all.begin(), all.end()};
}

std::vector<std::vector<int>> NaiveLake::rolls(int count) {
  std::set<std::vector<int>> all{{}};
  for (int i = 0; i < count; ++i) {
    std::set<std::vector<int>> more;
    for (const std::vector<int>& roll : all)
      for (int face : {1, 2, 3}) {
        std::vector<int> longer = roll;
        longer.push_back(face);
        std::sort(longer.begin(), longer.end());
        more.insert(longer);
      }
    all = more;
  }
  return {all.begin(), all.end()};
}

int NaiveLake::run(Cell from, Direction direction, int distance) const {
  int steps = 0;
  while (steps < distance && isOpen(next(from, direction))) {
    from = next(from, direction);
    ++steps;
  }
  return steps;
}

namespace {

int total(const std::vector<int>& dice) {
  int sum = 0;
  for (int die : dice) sum += die;
  return sum;
}

Direction headingAfter(Direction heading, Steer steer) {
  const int turn = steer == Steer::Left ? 1 : steer == Steer::Right ? 5 : 0;
  return static_cast<Direction>((static_cast<int>(heading) + turn) % 6);
}

} // namespace

std::vector<Steer> NaiveLake::steers(const NaiveBoat& boat) const {
  const int distance = total(boat.dice);
  std::vector<Steer> whole;
  int longest = 0;
  for (Steer steer : {Steer::Left, Steer::Straight, Steer::Right}) {
    const int steps = run(boat.cell, headingAfter(boat.heading, steer), distance);
    if (steps == distance) whole.push_back(steer);
    longest = std::max(longest, steps);
  }
  if (!whole.empty()) return whole;
  std::vector<Steer> best;
  for (Steer steer : {Steer::Left, Steer::Straight, Steer::Right})
    if (run(boat.cell, headingAfter(boat.heading, steer), distance) == longest) best.push_back(steer);
  return best;
}

int NaiveLake::passes(const Line& line, Point p, Point q, double& share) {
  // Positive on the side to which the arrow leads. Rows point downwards, so clockwise on the map is positive.
  const auto side = [&](Point a) {
    const long cross = line.along.x * (a.y - line.from.y) - line.along.y * (a.x - line.from.x);
    return line.clockwise ? cross : -cross;
  };
  const auto beyond = [&](Point a) { return line.reachIsEnough ? side(a) >= 0 : side(a) > 0; };
  if (beyond(p) == beyond(q)) return 0;
  share = static_cast<double>(side(p)) / static_cast<double>(side(p) - side(q));
  const double x = static_cast<double>(p.x) + share * static_cast<double>(q.x - p.x);
  const double y = static_cast<double>(p.y) + share * static_cast<double>(q.y - p.y);
  const double far = line.along.x != 0
                         ? (x - static_cast<double>(line.from.x)) / static_cast<double>(line.along.x)
                         : (y - static_cast<double>(line.from.y)) / static_cast<double>(line.along.y);
  if (far < -1e-9 || (line.length > 0 && far > static_cast<double>(line.length) + 1e-9)) return 0;
  return beyond(q) ? 1 : -1;
}

void NaiveLake::step(NaiveBoat& boat, Cell from, Cell to) const {
  struct Met {
    double share;
    int gate;
    int way;
  };
  std::vector<Met> met;
  for (int gate = 0; gate < 5; ++gate) {
    double share = 0;
    const int way = passes(gates_[static_cast<std::size_t>(gate)], pointOf(from), pointOf(to), share);
    if (way != 0) met.push_back({share, gate, way});
  }
  // In the order in which the step meets them, ties in course order.
  std::stable_sort(met.begin(), met.end(),
                   [](const Met& a, const Met& b) { return a.share < b.share - 1e-9; });
  for (const Met& m : met) {
    if (m.gate != boat.gate) continue;
    const bool buoy = m.gate >= 1 && m.gate <= 3;
    if (m.way < 0 && buoy) ++boat.owed;
    if (m.way < 0) continue;
    if (buoy && boat.owed > 0)
      --boat.owed;
    else
      ++boat.gate;
  }
}

NaiveBoat NaiveLake::moved(NaiveBoat boat, Steer steer, const std::vector<Cell>& others) const {
  const int distance = total(boat.dice);
  boat.heading = headingAfter(boat.heading, steer);
  const int water = run(boat.cell, boat.heading, distance);
  std::vector<Cell> way{boat.cell};
  for (int i = 0; i < water; ++i) way.push_back(next(way.back(), boat.heading));
  while (way.size() > 1 && std::find(others.begin(), others.end(), way.back()) != others.end())
    way.pop_back();
  for (std::size_t i = 1; i < way.size(); ++i) step(boat, way[i - 1], way[i]);
  boat.cell = way.back();
  if (water < distance) {
    boat.damage += distance - water;
    boat.dice.clear();
  }
  boat.sunk = boat.damage >= 4 && boat.gate < 5;
  return boat;
}

} // namespace fairway::lake_race::test
