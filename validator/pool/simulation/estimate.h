#pragma once

#include <cstdint>
#include <string_view>

namespace fairway::validator::pool {

// A share with an interval that holds it with 99 % confidence.
struct Estimate {
  double share = 0;
  double low = 0;
  double high = 1;
};

inline constexpr double fairnessMargin = 0.03; // three points
inline constexpr double fairnessConfidence = 0.99;

// Of independent games that bring 0, 0.5 or 1: their sum in halves, and the sum of the squares of halves. By
// Wilson's interval, with the variance that was seen where draws make it smaller.
Estimate estimate(std::int64_t halves, std::int64_t squaresOfHalves, std::int64_t games);

enum class Fairness : std::uint8_t { Fair, Unfair, Undecided };

std::string_view nameOf(Fairness fairness); // fair, unfair, undecided

// By equivalence: fair when the interval lies within the margin of one half, unfair when wholly outside, else
// undecided. "No difference was found" is never called fair.
Fairness judge(const Estimate& estimate);

// The same for a share that should not be above a limit.
Fairness judgeAtMost(const Estimate& estimate, double limit);

} // namespace fairway::validator::pool
