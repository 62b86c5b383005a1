#pragma once

#include "validator/lake_race/simulation/tally.h"

#include <optional>

namespace fairway::validator {

// A share with an interval that holds it with the asked confidence.
struct Estimate {
  double share = 0;
  double low = 0;
  double high = 1;
  double deviation = 0; // of one block's share
};

// How many standard deviations leave this much on both sides together.
double normalQuantile(double outside);

// The share of races with the counted event. Races of a block share their dice and are not independent, so
// the blocks are what is counted: the normal interval of their mean, and 1 / blocks for what the normal curve
// is wrong by where events are rare or certain.
Estimate estimate(const BlockCount& count, std::int64_t races, std::int64_t blocks, int racesPerBlock,
                  double outside);

enum class Fairness : std::uint8_t { Fair, Unfair, Undecided };

std::string_view nameOf(Fairness fairness); // fair, unfair, undecided

// By equivalence: fair when every interval lies within `margin` of `centre`, unfair when one lies wholly
// outside, else undecided. "No difference was found" is never called fair.
Fairness judge(const std::vector<Estimate>& estimates, double centre, double margin);

// About how many races would decide, should the shares stay as they are; none when they lie on the margin.
std::optional<std::int64_t> racesToDecide(const std::vector<Estimate>& estimates, double centre,
                                          double margin, int racesPerBlock, double outside);

} // namespace fairway::validator
