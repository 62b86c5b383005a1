#pragma once

#include "validator/lake_race/simulation/tally.h"

#include <optional>

namespace fairway::validator::lake_race {

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

// Neutral: not fair, but no further from it than what no lake can help.
enum class Fairness : std::uint8_t { Fair, Neutral, Unfair, Undecided };

std::string_view nameOf(Fairness fairness); // fair, neutral, unfair, undecided

// What is asked of shares: to lie within `margin` of `centre`. Where some distance of a share is nobody's
// fault, that much more is allowed to it.
struct Equality {
  double centre = 0;
  double margin = 0;
  std::vector<double> allowed; // by share, 0 or more; none at all: 0 for all

  double reach(std::size_t share) const { return margin + (allowed.empty() ? 0 : allowed[share]); }
};

// By equivalence: fair when every interval lies within the margin, unfair when one lies wholly outside of
// what is allowed to it; neutral when all lie within what is allowed; else undecided. "No difference was
// found" is never called fair.
Fairness judge(const std::vector<Estimate>& estimates, const Equality& asked);

// Those that lie wholly outside of what is allowed to them.
std::vector<std::size_t> unfairOnes(const std::vector<Estimate>& estimates, const Equality& asked);

// Whether some share is shown to lie outside the margin: then no number of races would show them fair.
bool neverFair(const std::vector<Estimate>& estimates, const Equality& asked);

// About how many races would decide, should the shares stay as they are; none when they lie on the edge of
// what is allowed.
std::optional<std::int64_t> racesToDecide(const std::vector<Estimate>& estimates, const Equality& asked,
                                          int racesPerBlock, double outside);

} // namespace fairway::validator::lake_race
