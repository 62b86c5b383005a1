#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

// Verdicts on fairness are by equivalence, with intervals that hold together in 99 of 100 simulations. "No
// difference was found" is never called fair.
namespace fairway::validator::river {

inline constexpr double fairnessMargin = 0.02; // two points
inline constexpr double fairnessConfidence = 0.99;

enum class Fairness : std::uint8_t { Fair, Unfair, Undecided };
std::string_view nameOf(Fairness fairness); // fair, unfair, undecided

// A share with the interval in which it lies.
struct Share {
  double value = 0;
  double low = 0;
  double high = 1;
};

// The mean of n results between 0 and 1 from their sum and the sum of their squares: the normal interval, and
// 1 / n for what the normal curve is wrong by where events are rare or certain.
Share shareOf(double sum, double squares, std::int64_t n, double outside);

// Fair when every interval lies within the margin of the equal share, unfair when one lies wholly outside.
Fairness judge(const std::vector<Share>& shares, double equal, double margin);

} // namespace fairway::validator::river
