#include "validator/lake_race/simulation/estimate.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fairway::validator {

double normalQuantile(double outside) {
  double low = 0;
  double high = 40;
  for (int halving = 0; halving < 100; ++halving) {
    const double middle = (low + high) / 2;
    (std::erfc(middle / std::sqrt(2.0)) > outside ? low : high) = middle;
  }
  return high;
}

Estimate estimate(const BlockCount& count, std::int64_t races, std::int64_t blocks, int racesPerBlock,
                  double outside) {
  Estimate result;
  if (races > 0) result.share = static_cast<double>(count.total) / static_cast<double>(races);
  if (blocks < 2) return result;
  const auto n = static_cast<double>(blocks);
  const double mean = static_cast<double>(count.inBlocks) / n;
  const double variance = (static_cast<double>(count.squaresOfBlocks) - n * mean * mean) / (n - 1);
  result.deviation = std::sqrt(std::max(variance, 0.0)) / racesPerBlock;
  const double half = normalQuantile(outside) * result.deviation / std::sqrt(n) + 1 / n;
  result.low = std::max(0.0, result.share - half);
  result.high = std::min(1.0, result.share + half);
  return result;
}

std::string_view nameOf(Fairness fairness) {
  constexpr std::array<std::string_view, 3> names{"fair", "unfair", "undecided"};
  return names[static_cast<std::size_t>(fairness)];
}

Fairness judge(const std::vector<Estimate>& estimates, double centre, double margin) {
  bool inside = true;
  for (const Estimate& seat : estimates) {
    if (seat.low > centre + margin || seat.high < centre - margin) return Fairness::Unfair;
    inside = inside && seat.low >= centre - margin && seat.high <= centre + margin;
  }
  return inside ? Fairness::Fair : Fairness::Undecided;
}

std::optional<std::int64_t> racesToDecide(const std::vector<Estimate>& estimates, double centre,
                                          double margin, int racesPerBlock, double outside) {
  const double quantile = normalQuantile(outside);
  const auto blocksFor = [&](const Estimate& seat) {
    const double room = std::fabs(std::fabs(seat.share - centre) - margin);
    // Half the interval is q * d / sqrt(n) + 1 / n: solved for sqrt(n) where it just fits the room.
    const double q = quantile * seat.deviation;
    const double root = (q + std::sqrt(q * q + 4 * room)) / (2 * room);
    return root * root;
  };
  double toProveFair = 0;
  double toProveUnfair = std::numeric_limits<double>::infinity();
  for (const Estimate& seat : estimates)
    if (std::fabs(seat.share - centre) > margin)
      toProveUnfair = std::min(toProveUnfair, blocksFor(seat));
    else
      toProveFair = std::max(toProveFair, blocksFor(seat));
  const double blocks = std::isinf(toProveUnfair) ? toProveFair : toProveUnfair;
  if (!(blocks < 1e12)) return std::nullopt;
  return static_cast<std::int64_t>(std::ceil(blocks)) * racesPerBlock;
}

} // namespace fairway::validator
