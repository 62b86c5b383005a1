#pragma once

namespace fairway::validator::river {

// A value that lies between the two, which is proved.
struct Bounds {
  double lower = 0;
  double upper = 0;

  double value() const { return (lower + upper) / 2; }
  double gap() const { return upper - lower; }
};

// Options that differ by less are equally good; then the first in the order of Race::options counts.
inline constexpr double tieWithin = 1e-9;

// Every sum of products that the solvers make is off by a few times 1e-16 of its size, and no value is made
// of more than some thousand of them on its way: what bounds are widened by, for values of this size.
constexpr double roundingOf(double size) {
  return size * 1e-12;
}

} // namespace fairway::validator::river
