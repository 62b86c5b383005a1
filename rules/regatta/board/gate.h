#pragma once

#include "rules/base/crossing.h"
#include "rules/regatta/board/course.h"

namespace fairway::regatta {

enum class Sense : std::int8_t { Counterclockwise = -1, Clockwise = 1 };

// A buoy left to port is rounded counterclockwise.
constexpr Sense senseOf(Side leave) {
  return leave == Side::Port ? Sense::Counterclockwise : Sense::Clockwise;
}

// The line that a track must pass: a ray without end from a buoy, or the segment between the white buoys.
struct Gate {
  Vec origin;
  Vec along;                      // of a segment the way to its end; of a ray only the direction
  bool endless = true;            // a ray
  Sense sense = Sense::Clockwise; // the way round its origin in which the line is passed forwards
  bool reachIsEnough = false;     // a point exactly on the line counts as beyond it

  friend bool operator==(const Gate&, const Gate&) = default;
};

// Whether a point lies beyond the gate's whole line, in the sense in which it is passed. A leg whose ends
// agree on this cannot meet the gate.
inline bool liesBeyond(const Gate& gate, Vec point) {
  const std::int64_t side = static_cast<int>(gate.sense) * plane::cross(gate.along, point - gate.origin);
  return gate.reachIsEnough ? side >= 0 : side > 0;
}

Meeting meet(const Gate& gate, Vec from, Vec to);

// How a boat has to turn round a buoy.
struct BuoyTurn {
  double sweep = 0;     // degrees, more than 0 and at most 360
  bool natural = false; // at least 150 degrees: otherwise a full circle is forced
  Heading gate;         // where the buoy's gate points, unless the author gives it
};

// From `previous` round `buoy` and on to `next`; all three are given as twice their place, because the middle
// of the line may lie between two millimetres.
BuoyTurn buoyTurn(Vec previousTwice, Vec buoyTwice, Vec nextTwice, Side leave);

// The turn of a rounding (from 0) of the course, left to this side.
BuoyTurn turnRound(const Course& course, std::size_t rounding, Side leave);

// START, one gate a rounding, FINISH.
std::vector<Gate> gatesOf(const Course& course);
std::string gateName(const Course& course, std::size_t gate); // START, 1, 2, ..., FINISH

} // namespace fairway::regatta
