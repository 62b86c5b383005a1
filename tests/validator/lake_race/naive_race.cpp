#include "tests/validator/lake_race/naive_race.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>
#include <tuple>

namespace fairway::naive {

using namespace fairway::lake_race;

namespace {

constexpr double full = 2 * std::numbers::pi;
constexpr double nearly = 1e-9;

Point operator+(Point a, Point b) {
  return {a.x + b.x, a.y + b.y};
}
Point operator-(Point a, Point b) {
  return {a.x - b.x, a.y - b.y};
}
Point operator*(int k, Point a) {
  return {k * a.x, k * a.y};
}
long cross(Point a, Point b) {
  return long{a.x} * b.y - long{a.y} * b.x;
}
long dot(Point a, Point b) { // four times the true one
  return long{a.x} * b.x + 3 * long{a.y} * b.y;
}
double angle(Point a) {
  return std::atan2(a.y * std::numbers::sqrt3, a.x);
}

constexpr std::array<Point, 6> steps{Point{2, 0}, {1, 1}, {-1, 1}, {-2, 0}, {-1, -1}, {1, -1}};
// By thirty degrees, anticlockwise from the east.
constexpr std::array<Point, 12> compass{Point{2, 0}, {3, 1},   {1, 1},   {0, 2},  {-1, 1}, {-3, 1},
                                        {-2, 0},     {-3, -1}, {-1, -1}, {0, -2}, {1, -1}, {3, -1}};

bool shifted(int row, Stagger stagger) {
  return stagger == Stagger::Odd ? row % 2 == 0 : row % 2 != 0;
}
Point pointOf(Cell cell, Stagger stagger) {
  return {2 * cell.column + (shifted(cell.row, stagger) ? 1 : 0), -cell.row};
}
Cell cellOf(Point point, Stagger stagger) {
  const int row = -point.y;
  return {(point.x - (shifted(row, stagger) ? 1 : 0)) / 2, row};
}

Point alongOf(const Placement& placement) {
  return steps[static_cast<std::size_t>(placement.letter)];
}
Point finishOf(const Lake& lake, const Placement& placement) {
  return pointOf(placement.start, lake.stagger) + (lake.strip + 1) * alongOf(placement);
}

std::set<Point> openWater(const Lake& lake, const Placement& placement) {
  std::set<Point> water;
  for (int row = 1; row <= lake.map.rows(); ++row)
    for (int column = 1; column <= lake.map.columns(); ++column)
      if (lake.map.at({column, row}) == Terrain::Water) water.insert(pointOf({column, row}, lake.stagger));
  water.erase(pointOf(placement.start, lake.stagger));
  for (Cell buoy : placement.buoys) water.erase(pointOf(buoy, lake.stagger));
  water.erase(finishOf(lake, placement));
  return water;
}

// From where the leg comes and where it goes on to, seen from a buoy (0 to 2), doubled.
std::pair<Point, Point> legEnds(const Lake& lake, const Placement& placement, int buoy) {
  const Point middle = pointOf(placement.start, lake.stagger) + finishOf(lake, placement);
  const auto at = [&](int i) {
    return i < 0 || i > 2 ? middle : 2 * pointOf(placement.buoys[static_cast<std::size_t>(i)], lake.stagger);
  };
  return {at(buoy - 1) - at(buoy), at(buoy + 1) - at(buoy)};
}

double sweepOf(Point previous, Point next, Arrow arrow) {
  const double sign = arrow == Arrow::Clockwise ? -1 : 1;
  double sweep = std::fmod(sign * (angle(next) - angle(previous)) + 2 * full, full);
  return sweep < nearly ? sweep + full : sweep;
}

Line buoyLine(const Lake& lake, const Placement& placement, int buoy, Arrow arrow) {
  const auto [previous, next] = legEnds(lake, placement, buoy);
  const double sign = arrow == Arrow::Clockwise ? -1 : 1;
  const double sweep = sweepOf(previous, next, arrow);
  const bool isNatural = sweep >= 150 * std::numbers::pi / 180 - nearly;
  const double middle = angle(previous) + sign * (isNatural ? sweep : sweep + full) / 2;
  int best = 0;
  double least = 100;
  for (int i = -40; i <= 40; ++i) { // in the order in which the boat meets them
    const int thirties = static_cast<int>(sign) * i;
    const double off = std::abs(thirties * full / 12 - middle);
    if (off < least - nearly) {
      least = off;
      best = thirties;
    }
  }
  const auto direction = static_cast<std::size_t>(((best % 12) + 12) % 12);
  return {pointOf(placement.buoys[static_cast<std::size_t>(buoy)], lake.stagger), compass[direction], 0,
          static_cast<int>(sign), false};
}

struct Pass {
  int way = 0;
  double share = 0;
};

Pass passOf(const Line& line, Point from, Point to) {
  const auto beyond = [&line](Point point) {
    const long side = line.sense * cross(line.along, point - line.origin);
    return line.reach ? side >= 0 : side > 0;
  };
  if (beyond(from) == beyond(to)) return {};
  const double a = std::abs(static_cast<double>(cross(line.along, from - line.origin)));
  const double b = std::abs(static_cast<double>(cross(line.along, to - line.origin)));
  const double share = a / (a + b);
  const double reach = static_cast<double>(dot(line.along, from - line.origin)) +
                       share * static_cast<double>(dot(line.along, to - from));
  if (reach < nearly) return {};
  if (line.length > 0 && reach > line.length * static_cast<double>(dot(line.along, line.along)) - nearly)
    return {};
  return {beyond(to) ? 1 : -1, share};
}

struct State {
  Point at;
  int gate = 0, owed = 0;
  friend auto operator<=>(const State&, const State&) = default;
};

State moved(const std::array<Line, 5>& gates, State state, Point to) {
  std::vector<std::tuple<double, int, int>> met;
  for (int gate = state.gate; gate < 5; ++gate)
    if (const Pass pass = passOf(gates[static_cast<std::size_t>(gate)], state.at, to); pass.way != 0)
      met.emplace_back(std::round(pass.share * 1e6), gate, pass.way);
  std::sort(met.begin(), met.end());
  state.at = to;
  for (const auto& [share, gate, way] : met) {
    if (gate != state.gate) continue;
    const bool buoy = gate >= 1 && gate <= 3;
    if (way > 0 && state.owed == 0)
      ++state.gate;
    else if (buoy)
      state.owed -= way;
  }
  return state;
}

} // namespace

std::array<Line, 5> gatesOf(const Lake& lake, const Placement& placement, const Choices& choices) {
  const auto strip = [&](PassSide side, bool reach) {
    return Line{pointOf(placement.start, lake.stagger), alongOf(placement), lake.strip + 1,
                side == PassSide::Left ? 1 : -1, reach};
  };
  return {strip(choices.start, false), buoyLine(lake, placement, 0, choices.arrows[0]),
          buoyLine(lake, placement, 1, choices.arrows[1]), buoyLine(lake, placement, 2, choices.arrows[2]),
          strip(choices.finish, true)};
}

std::optional<int> route(const Lake& lake, const Placement& placement, const Choices& choices,
                         const std::vector<Cell>& from) {
  const std::set<Point> water = openWater(lake, placement);
  const std::array<Line, 5> gates = gatesOf(lake, placement, choices);
  const int mostOwed = lake.map.columns() + lake.map.rows();
  std::set<State> seen;
  std::vector<State> frontier;
  for (Cell cell : from)
    if (seen.insert({pointOf(cell, lake.stagger), 0, 0}).second)
      frontier.push_back({pointOf(cell, lake.stagger), 0, 0});
  for (int count = 1; !frontier.empty(); ++count) {
    std::vector<State> next;
    for (const State& state : frontier)
      for (Point step : steps) {
        if (!water.contains(state.at + step)) continue;
        const State then = moved(gates, state, state.at + step);
        if (then.gate == 5) return count;
        if (then.owed <= mostOwed && seen.insert(then).second) next.push_back(then);
      }
    frontier = std::move(next);
  }
  return std::nullopt;
}

std::vector<Cell> startCells(const Lake& lake, const Placement& placement, PassSide side) {
  const Point origin = pointOf(placement.start, lake.stagger);
  const Point along = alongOf(placement);
  const long behind = side == PassSide::Left ? -1 : 1;
  std::vector<Cell> cells;
  for (Point point : openWater(lake, placement)) {
    const long reach = dot(along, point - origin);
    const long row = behind * cross(along, point - origin); // rows are 2 apart
    if (reach > 0 && reach < (lake.strip + 1) * dot(along, along) && (row == 0 || row == 2 || row == 4))
      cells.push_back(cellOf(point, lake.stagger));
  }
  std::sort(cells.begin(), cells.end());
  return cells;
}

bool natural(const Lake& lake, const Placement& placement, int buoy, Arrow arrow) {
  const auto [previous, next] = legEnds(lake, placement, buoy);
  return sweepOf(previous, next, arrow) >= 150 * std::numbers::pi / 180 - nearly;
}

Chosen chosen(const Lake& lake, const Placement& placement, const OpenChoices& open) {
  std::optional<Chosen> best;
  for (int bits = 0; bits < 32; ++bits) { // in the order in which ties are broken
    const auto second = [bits](int bit) { return ((bits >> bit) & 1) != 0; };
    Choices choices;
    bool allowed = true;
    for (int buoy = 0; buoy < 3; ++buoy) {
      const auto i = static_cast<std::size_t>(buoy);
      choices.arrows[i] = second(4 - buoy) ? Arrow::Counterclockwise : Arrow::Clockwise;
      allowed = allowed && (open.arrows[i] ? *open.arrows[i] == choices.arrows[i]
                                           : natural(lake, placement, buoy, choices.arrows[i]));
    }
    choices.start = second(1) ? PassSide::Right : PassSide::Left;
    choices.finish = second(0) ? PassSide::Right : PassSide::Left;
    allowed = allowed && open.start.value_or(choices.start) == choices.start &&
              open.finish.value_or(choices.finish) == choices.finish;
    if (!allowed) continue;
    const std::optional<int> length =
        route(lake, placement, choices, naive::startCells(lake, placement, choices.start));
    if (!best || (length && (!best->steps || *length < *best->steps))) best = {choices, length};
  }
  return *best;
}

} // namespace fairway::naive
