#include "rules/regatta/board/gate.h"

#include <cmath>
#include <cstdlib>
#include <numbers>

namespace fairway::regatta {

namespace {

constexpr double almost = 1e-9; // rad
constexpr double degree = std::numbers::pi / 180;

// The angle from `previous` to `next` in the sense, more than 0 and at most 360.
double sweepDegrees(Vec previous, Vec next, Sense sense) {
  const double sine = static_cast<double>(static_cast<int>(sense) * plane::cross(previous, next));
  const double cosine = static_cast<double>(plane::dot(previous, next));
  const double angle = std::atan2(sine, cosine) / degree;
  return angle > 0 ? angle : angle + 360;
}

double compassDegrees(Vec vector) {
  return std::atan2(static_cast<double>(vector.x), static_cast<double>(-vector.y)) / degree;
}

// The nearest of the 24 headings; in a tie the one that the boat meets first.
Heading snapped(double degrees, Sense sense) {
  const double steps = degrees / plane::headingStep;
  const double below = std::floor(steps);
  const double beyondMiddle = steps - below - 0.5;
  const bool tie = std::abs(beyondMiddle) * plane::headingStep * degree <= almost;
  const bool up = tie ? sense == Sense::Counterclockwise : beyondMiddle > 0;
  return Heading(static_cast<int>(below) + (up ? 1 : 0));
}

Vec twice(Vec point) {
  return 2 * point;
}

// The ends of the legs, doubled: the line's middle, the buoys in their order, the line's middle.
Vec legEndTwice(const Course& course, std::size_t end) {
  if (end == 0 || end > course.round.size()) return course.left + course.right;
  return twice(course.buoys[course.round[end - 1].buoy].at);
}

} // namespace

Meeting meet(const Gate& gate, Vec from, Vec to) {
  const bool forwards = liesBeyond(gate, to);
  if (liesBeyond(gate, from) == forwards) return {};
  Meeting meeting;
  meeting.numerator = std::abs(plane::cross(gate.along, from - gate.origin));
  meeting.denominator = meeting.numerator + std::abs(plane::cross(gate.along, to - gate.origin));
  // How far along the line the leg meets it, times the denominator. The ends are buoys, where no bow can be.
  const std::int64_t reach = plane::dot(gate.along, from - gate.origin) * meeting.denominator +
                             plane::dot(gate.along, to - from) * meeting.numerator;
  if (reach <= 0) return {};
  if (!gate.endless && reach >= plane::dot(gate.along, gate.along) * meeting.denominator) return {};
  meeting.crossing = forwards ? Crossing::Forwards : Crossing::Backwards;
  return meeting;
}

BuoyTurn buoyTurn(Vec previousTwice, Vec buoyTwice, Vec nextTwice, Side leave) {
  Vec previous = previousTwice - buoyTwice;
  Vec next = nextTwice - buoyTwice;
  // A buoy in the middle of the line has no leg on that side: the boat comes from where it goes to.
  if (previous == Vec{}) previous = next;
  if (next == Vec{}) next = previous;
  const Sense sense = senseOf(leave);
  BuoyTurn turn;
  turn.sweep = sweepDegrees(previous, next, sense);
  turn.natural = turn.sweep * degree >= 150 * degree - almost;
  const double swept = turn.natural ? turn.sweep : turn.sweep + 360;
  turn.gate = snapped(compassDegrees(previous) + static_cast<int>(sense) * swept / 2, sense);
  return turn;
}

BuoyTurn turnRound(const Course& course, std::size_t rounding, Side leave) {
  return buoyTurn(legEndTwice(course, rounding), legEndTwice(course, rounding + 1),
                  legEndTwice(course, rounding + 2), leave);
}

std::vector<Gate> gatesOf(const Course& course) {
  const Vec along = course.right - course.left;
  std::vector<Gate> gates{{course.left, along, false, Sense::Counterclockwise, false}};
  for (std::size_t i = 0; i < course.round.size(); ++i) {
    const Rounding& rounding = course.round[i];
    const Heading heading = rounding.gate.value_or(turnRound(course, i, rounding.leave).gate);
    gates.push_back(
        {course.buoys[rounding.buoy].at, plane::ahead(heading), true, senseOf(rounding.leave), false});
  }
  const Sense home = course.finish == FinishWay::Back ? Sense::Clockwise : Sense::Counterclockwise;
  gates.push_back({course.left, along, false, home, true});
  return gates;
}

std::string gateName(const Course& course, std::size_t gate) {
  if (gate == 0) return "START";
  return gate <= course.round.size() ? std::to_string(gate) : "FINISH";
}

} // namespace fairway::regatta
