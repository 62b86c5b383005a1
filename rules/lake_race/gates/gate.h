#pragma once

#include "rules/base/crossing.h"
#include "rules/hex/compass.h"
#include "rules/lake_race/board/course.h"

namespace fairway::lake_race {

// The five gates of a race, passed in this order.
enum class GateName : std::uint8_t { Start, Buoy1, Buoy2, Buoy3, Finish };

inline constexpr int gateCount = 5;

std::string_view nameOf(GateName gate); // START, 1, 2, 3, FINISH

constexpr bool isBuoyGate(int gate) {
  return gate >= 1 && gate <= 3;
}

// The line that a step must pass: a ray without end from a buoy, or the strip's segment.
struct Gate {
  Hex origin;
  Hex along;                      // the line's direction, as a vector between cell centres
  int length = 0;                 // of a segment, in units of `along`; 0: without end
  Arrow sense = Arrow::Clockwise; // the way round its origin in which the line is passed forwards
  bool reachIsEnough = false;     // a centre exactly on the line counts as beyond it

  friend bool operator==(const Gate&, const Gate&) = default;
};

// Whether a centre lies beyond the gate's whole line, in the sense in which it is passed. A step whose ends
// agree on this cannot meet the gate.
bool liesBeyond(const Gate& gate, Hex hex);

Meeting meet(const Gate& gate, Hex from, Hex to);

// Whether a step that meets both meets this gate before the other.
bool metBefore(const Gate& gate, const Gate& other, Hex from, Hex to);

// How a boat has to turn round a buoy.
struct BuoyTurn {
  double sweep = 0;     // degrees, more than 0 and at most 360
  bool natural = false; // at least 150 degrees: otherwise the arrow forces a full circle
  Compass gate;         // where the buoy's gate points
};

// From `previous` round `buoy` and on to `next`; all three are given as twice their hex, because the middle
// of the strip may lie between two cells. Neither may coincide with the buoy.
BuoyTurn buoyTurn(Hex previousTwice, Hex buoyTwice, Hex nextTwice, Arrow arrow);

// Whether each leg's ends differ from its buoy, so that every buoy has a gate (else check C02 fails).
bool gatesDefined(const Lake& lake, const Placement& placement);

// The turn round buoy `buoy` (0 to 2 for buoys 1 to 3) with this arrow. The gates must be defined.
BuoyTurn turnRound(const Lake& lake, const Placement& placement, int buoy, Arrow arrow);

// Where that buoy's gate points; none: the arrow is not natural.
std::optional<Compass> naturalGate(const Lake& lake, const Placement& placement, int buoy, Arrow arrow);

// START or, where reaching the line is enough, FINISH.
Gate stripGate(const Lake& lake, const Placement& placement, PassSide side, bool reachIsEnough);
Gate buoyGate(const Lake& lake, Cell buoy, Compass direction, Arrow arrow);

std::array<Gate, gateCount> gatesOf(const Lake& lake, const Placement& placement, const Choices& choices);

} // namespace fairway::lake_race
