#pragma once

#include "rules/plane/vec.h"

namespace fairway::plane {

inline constexpr int headingCount = 24;
inline constexpr int headingStep = 15; // degrees

// One of 24 compass directions: 0 degrees is up, 90 is right.
class Heading {
public:
  constexpr Heading() = default;
  // In steps of 15 degrees, clockwise from up; any number.
  constexpr explicit Heading(int steps)
      : steps_(static_cast<std::uint8_t>(((steps % headingCount) + headingCount) % headingCount)) {}
  static constexpr Heading ofDegrees(int degrees) { return Heading(degrees / headingStep); }

  constexpr int steps() const { return steps_; }
  constexpr int degrees() const { return steps_ * headingStep; }
  constexpr Heading turned(int steps) const { return Heading(steps_ + steps); }

  friend constexpr bool operator==(Heading, Heading) = default;

private:
  std::uint8_t steps_ = 0;
};

// Lengths of vectors that point in a heading are counted in ten-thousandths: sines are integers, so that two
// programs round alike and quarter turns and mirror images are exact.
inline constexpr int one = 10000;

Vec ahead(Heading heading);
constexpr int quarterTurn = headingCount / 4;
inline Vec abeam(Heading heading) { // to starboard
  return ahead(heading.turned(quarterTurn));
}

// A sum of lengths along headings, before it is rounded.
struct Fine {
  std::int64_t x = 0;
  std::int64_t y = 0;

  friend constexpr Fine operator+(Fine a, Fine b) { return {a.x + b.x, a.y + b.y}; }
};

constexpr Fine fine(std::int64_t length, Vec direction) {
  return {length * direction.x, length * direction.y};
}

// The two roundings of a vector in units of 1 / `scale` millimetres; each coordinate once, halves away from
// zero.
inline constexpr int latticeStep = 5;
Vec mm(Fine vector, std::int64_t scale = one);   // to whole millimetres
Vec snap(Fine vector, std::int64_t scale = one); // to multiples of 5

constexpr bool onLattice(Vec point) {
  return point.x % latticeStep == 0 && point.y % latticeStep == 0;
}

// Where a boat is: its bow and where it heads.
struct Pose {
  Vec at;
  Heading heading;

  friend constexpr bool operator==(const Pose&, const Pose&) = default;
};

} // namespace fairway::plane
