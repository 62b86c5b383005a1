#pragma once

#include <string>
#include <vector>

namespace fairway::formats {

// A stretch of numbers and the steps at which its axis has ticks.
struct TickScale {
  double from = 0;
  double to = 1;
  double step = 1;

  friend bool operator==(const TickScale&, const TickScale&) = default;
};

// Steps of 1, 2 or 5 times a power of ten, of which no more than `most` fit into the stretch.
double tickStep(double from, double to, int most, bool whole);

// The stretch widened to whole steps. A single number gets room on both sides.
TickScale widenedScale(double from, double to, int most, bool whole);

std::vector<double> ticksOf(const TickScale& scale);

// With as many decimals as the step has.
std::string tickText(double value, double step, bool percent, const std::string& decimalMark);

} // namespace fairway::formats
