#include "validator/pool/simulation/estimate.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fairway::validator::pool {

namespace {

constexpr double quantile = 2.5758293035489004; // leaves 1 % outside on both sides together

} // namespace

// Wilson's interval for a share of which one game brings all or nothing; draws make games less different, so
// the width shrinks with the deviation that was seen.
Estimate estimate(std::int64_t halves, std::int64_t squaresOfHalves, std::int64_t games) {
  if (games == 0) return {};
  const auto n = static_cast<double>(games);
  const double share = static_cast<double>(halves) / 2 / n;
  const double variance = std::max(0.0, static_cast<double>(squaresOfHalves) / 4 / n - share * share);
  const double z = quantile;
  const double scale = 1 + z * z / n;
  const double middle = (share + z * z / (2 * n)) / scale;
  const double half = z / scale * std::sqrt(variance / n + z * z / (4 * n * n));
  return {share, std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

std::string_view nameOf(Fairness fairness) {
  constexpr std::array<std::string_view, 3> names{"fair", "unfair", "undecided"};
  return names[static_cast<std::size_t>(fairness)];
}

Fairness judge(const Estimate& estimate) {
  if (estimate.low > 0.5 + fairnessMargin || estimate.high < 0.5 - fairnessMargin) return Fairness::Unfair;
  const bool inside = estimate.low >= 0.5 - fairnessMargin && estimate.high <= 0.5 + fairnessMargin;
  return inside ? Fairness::Fair : Fairness::Undecided;
}

Fairness judgeAtMost(const Estimate& estimate, double limit) {
  if (estimate.high <= limit) return Fairness::Fair;
  return estimate.low > limit ? Fairness::Unfair : Fairness::Undecided;
}

} // namespace fairway::validator::pool
