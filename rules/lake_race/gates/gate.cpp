#include "rules/lake_race/gates/gate.h"

#include "rules/base/contract.h"
#include "rules/lake_race/gates/progress.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fairway::lake_race {

std::string_view nameOf(GateName gate) {
  constexpr std::array<std::string_view, gateCount> names{"START", "1", "2", "3", "FINISH"};
  return names[static_cast<std::size_t>(gate)];
}

namespace {

int signOf(Arrow sense) {
  return sense == Arrow::Clockwise ? 1 : -1;
}

// Positive when b lies in the arrow's sense of a by less than 180 degrees.
std::int64_t crossIn(Arrow sense, Hex a, Hex b) {
  return signOf(sense) * cross(a, b);
}

// Hexes are the Eisenstein integers q + r*z with z = exp(-i*60 degrees), where z*z = z - 1. Their product
// adds the angles and multiplies the lengths: so bisectors and turned directions are found without a single
// rounding.
Hex product(Hex a, Hex b) {
  return {a.q * b.q - a.r * b.r, a.q * b.r + a.r * b.q + a.r * b.r};
}

Hex turnedBy(Hex vector, Arrow sense, int thirties) {
  return product(vector, Compass(sense == Arrow::Clockwise ? -thirties : thirties).vector());
}

double sweepDegrees(Hex previous, Hex next, Arrow arrow) {
  const double sine = std::numbers::sqrt3 * static_cast<double>(crossIn(arrow, previous, next));
  const double cosine = static_cast<double>(dotTwice(previous, next));
  const double angle = std::atan2(sine, cosine) * 180 / std::numbers::pi;
  return angle > 0 ? angle : angle + 360;
}

// Sweep of at least 150 degrees. With lakes of at most 500 cells a side no angle comes closer than 1e-7 rad
// to 150 degrees without being it, so this exact comparison is the one "within 1e-9 rad".
bool isNatural(Hex previous, Hex next, Arrow arrow) {
  const std::int64_t sine = crossIn(arrow, previous, next); // in units of sqrt(3)/2
  return sine <= 0 || 3 * sine <= -dotTwice(previous, next);
}

// The direction among the 12 that is nearest to half the angle of `doubled`, up to a half turn.
Compass halved(Hex doubled, Arrow arrow) {
  for (int sixth = 0; sixth < 6; ++sixth) {
    const Hex left = Compass(2 * sixth + 1).vector();
    const Hex right = Compass(2 * sixth - 1).vector();
    if (cross(left, doubled) > 0 && cross(right, doubled) < 0) return Compass(sixth);
    // Halfway between two: the one that the boat meets first.
    if (cross(left, doubled) == 0 && dotTwice(left, doubled) > 0)
      return Compass(arrow == Arrow::Clockwise ? sixth + 1 : sixth);
  }
  brokenPromise("a vector has a direction", __FILE__, __LINE__);
}

Compass gateDirection(Hex previous, Hex next, Arrow arrow, bool natural) {
  // The middle of the sweep has half the angle of previous times next; which of the two halves follows from
  // the side: it lies 60 to 195 degrees in the arrow's sense of `previous`, or, a half turn on, 165 to 270.
  const Compass middle = halved(product(previous, next), arrow);
  const Hex halfPlane = turnedBy(previous, arrow, natural ? 1 : 5);
  return crossIn(arrow, halfPlane, middle.vector()) > 0 ? middle : middle.turned(6);
}

Hex twice(Hex hex) {
  return 2 * hex;
}

Hex stripMiddleTwice(const Lake& lake, const Placement& placement) {
  return twice(lake.hexOf(placement.start)) + (lake.strip + 1) * vectorOf(placement.letter);
}

// The points that the legs join, doubled: the strip's middle, buoys 1 to 3, the strip's middle.
std::array<Hex, 5> legEndsTwice(const Lake& lake, const Placement& placement) {
  const Hex middle = stripMiddleTwice(lake, placement);
  return {middle, twice(lake.hexOf(placement.buoys[0])), twice(lake.hexOf(placement.buoys[1])),
          twice(lake.hexOf(placement.buoys[2])), middle};
}

} // namespace

Gate stripGate(const Lake& lake, const Placement& placement, PassSide side, bool reachIsEnough) {
  const Arrow sense = side == PassSide::Left ? Arrow::Counterclockwise : Arrow::Clockwise;
  return {lake.hexOf(placement.start), vectorOf(placement.letter), lake.strip + 1, sense, reachIsEnough};
}

Gate buoyGate(const Lake& lake, Cell buoy, Compass direction, Arrow arrow) {
  return {lake.hexOf(buoy), direction.vector(), 0, arrow, false};
}

bool liesBeyond(const Gate& gate, Hex hex) {
  const std::int64_t side = crossIn(gate.sense, gate.along, hex - gate.origin);
  return gate.reachIsEnough ? side >= 0 : side > 0;
}

Meeting meet(const Gate& gate, Hex from, Hex to) {
  const bool forwards = liesBeyond(gate, to);
  if (liesBeyond(gate, from) == forwards) return {};
  const std::int64_t before = crossIn(gate.sense, gate.along, from - gate.origin);
  const std::int64_t after = crossIn(gate.sense, gate.along, to - gate.origin);

  Meeting meeting;
  meeting.numerator = std::abs(before);
  meeting.denominator = std::abs(before) + std::abs(after);
  // How far along the line the step meets it, times the denominator. No boat ever stands on the ends, which
  // are buoys, so it does not matter whether they belong to the line.
  const std::int64_t reach = dotTwice(gate.along, from - gate.origin) * meeting.denominator +
                             dotTwice(gate.along, to - from) * meeting.numerator;
  const std::int64_t end = gate.length * dotTwice(gate.along, gate.along) * meeting.denominator;
  if (reach <= 0 || (gate.length > 0 && reach >= end)) return {};
  meeting.crossing = forwards ? Crossing::Forwards : Crossing::Backwards;
  return meeting;
}

bool metBefore(const Gate& gate, const Gate& other, Hex from, Hex to) {
  return meet(gate, from, to).isBefore(meet(other, from, to));
}

BuoyTurn buoyTurn(Hex previousTwice, Hex buoyTwice, Hex nextTwice, Arrow arrow) {
  const Hex previous = previousTwice - buoyTwice;
  const Hex next = nextTwice - buoyTwice;
  FAIRWAY_EXPECTS(previous != Hex{} && next != Hex{});
  const bool natural = isNatural(previous, next, arrow);
  return {sweepDegrees(previous, next, arrow), natural, gateDirection(previous, next, arrow, natural)};
}

bool gatesDefined(const Lake& lake, const Placement& placement) {
  const std::array<Hex, 5> ends = legEndsTwice(lake, placement);
  return std::adjacent_find(ends.begin(), ends.end()) == ends.end();
}

BuoyTurn turnRound(const Lake& lake, const Placement& placement, int buoy, Arrow arrow) {
  FAIRWAY_EXPECTS(buoy >= 0 && buoy < 3);
  const std::array<Hex, 5> ends = legEndsTwice(lake, placement);
  const auto i = static_cast<std::size_t>(buoy) + 1;
  return buoyTurn(ends[i - 1], ends[i], ends[i + 1], arrow);
}

std::optional<Compass> naturalGate(const Lake& lake, const Placement& placement, int buoy, Arrow arrow) {
  const std::array<Hex, 5> ends = legEndsTwice(lake, placement);
  const auto i = static_cast<std::size_t>(buoy) + 1;
  const Hex previous = ends[i - 1] - ends[i];
  const Hex next = ends[i + 1] - ends[i];
  if (!isNatural(previous, next, arrow)) return std::nullopt;
  return gateDirection(previous, next, arrow, true);
}

std::array<Gate, gateCount> gatesOf(const Lake& lake, const Placement& placement, const Choices& choices) {
  FAIRWAY_EXPECTS(gatesDefined(lake, placement));
  std::array<Gate, gateCount> gates;
  gates[0] = stripGate(lake, placement, choices.start, false);
  for (int buoy = 0; buoy < 3; ++buoy) {
    const auto i = static_cast<std::size_t>(buoy);
    const Compass direction = turnRound(lake, placement, buoy, choices.arrows[i]).gate;
    gates[i + 1] = buoyGate(lake, placement.buoys[i], direction, choices.arrows[i]);
  }
  gates[4] = stripGate(lake, placement, choices.finish, true);
  return gates;
}

StepMeetings meetingsOf(const std::array<Gate, gateCount>& gates, Hex from, Hex to) {
  std::array<Meeting, gateCount> meetings;
  std::transform(gates.begin(), gates.end(), meetings.begin(),
                 [&](const Gate& gate) { return meet(gate, from, to); });

  StepMeetings step;
  for (std::size_t i = 0; i < gates.size(); ++i) {
    step.crossing[i] = meetings[i].crossing;
    if (step.crossing[i] == Crossing::None) continue;
    for (const Meeting& other : meetings)
      if (other.crossing != Crossing::None && other.isBefore(meetings[i])) ++step.rank[i];
  }
  return step;
}

} // namespace fairway::lake_race
