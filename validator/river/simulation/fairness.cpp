#include "validator/river/simulation/fairness.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fairway::validator::river {

namespace {

// How many standard deviations leave this much on both sides together.
double normalQuantile(double outside) {
  double low = 0;
  double high = 40;
  for (int halving = 0; halving < 100; ++halving) {
    const double middle = (low + high) / 2;
    (std::erfc(middle / std::sqrt(2.0)) > outside ? low : high) = middle;
  }
  return high;
}

} // namespace

std::string_view nameOf(Fairness fairness) {
  constexpr std::array<std::string_view, 3> names{"fair", "unfair", "undecided"};
  return names[static_cast<std::size_t>(fairness)];
}

Share shareOf(double sum, double squares, std::int64_t n, double outside) {
  Share share;
  if (n == 0) return share;
  const auto count = static_cast<double>(n);
  share.value = sum / count;
  if (n < 2) return share;
  const double variance = std::max(0.0, (squares - sum * sum / count) / (count - 1));
  const double half = normalQuantile(outside) * std::sqrt(variance / count) + 1 / count;
  share.low = std::max(0.0, share.value - half);
  share.high = std::min(1.0, share.value + half);
  return share;
}

Fairness judge(const std::vector<Share>& shares, double equal, double margin) {
  bool inside = true;
  for (const Share& share : shares) {
    if (share.low > equal + margin || share.high < equal - margin) return Fairness::Unfair;
    inside = inside && share.low >= equal - margin && share.high <= equal + margin;
  }
  return inside ? Fairness::Fair : Fairness::Undecided;
}

} // namespace fairway::validator::river
