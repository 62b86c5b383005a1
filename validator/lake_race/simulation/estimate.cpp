#include "validator/lake_race/simulation/estimate.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fairway::validator::lake_race {

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
  constexpr std::array<std::string_view, 4> names{"fair", "neutral", "unfair", "undecided"};
  return names[static_cast<std::size_t>(fairness)];
}

namespace {

bool liesWithin(const Estimate& seat, double centre, double reach) {
  return seat.low >= centre - reach && seat.high <= centre + reach;
}

bool liesOutside(const Estimate& seat, double centre, double reach) {
  return seat.low > centre + reach || seat.high < centre - reach;
}

} // namespace

Fairness judge(const std::vector<Estimate>& estimates, const Equality& asked) {
  if (!unfairOnes(estimates, asked).empty()) return Fairness::Unfair;
  bool fair = true;
  bool neutral = true;
  for (std::size_t i = 0; i < estimates.size(); ++i) {
    fair = fair && liesWithin(estimates[i], asked.centre, asked.margin);
    neutral = neutral && liesWithin(estimates[i], asked.centre, asked.reach(i));
  }
  return fair ? Fairness::Fair : neutral ? Fairness::Neutral : Fairness::Undecided;
}

std::vector<std::size_t> unfairOnes(const std::vector<Estimate>& estimates, const Equality& asked) {
  std::vector<std::size_t> unfair;
  for (std::size_t i = 0; i < estimates.size(); ++i)
    if (liesOutside(estimates[i], asked.centre, asked.reach(i))) unfair.push_back(i);
  return unfair;
}

bool neverFair(const std::vector<Estimate>& estimates, const Equality& asked) {
  return std::any_of(estimates.begin(), estimates.end(),
                     [&](const Estimate& seat) { return liesOutside(seat, asked.centre, asked.margin); });
}

std::optional<std::int64_t> racesToDecide(const std::vector<Estimate>& estimates, const Equality& asked,
                                          int racesPerBlock, double outside) {
  const double quantile = normalQuantile(outside);
  double toProveAllowed = 0;
  double toProveUnfair = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < estimates.size(); ++i) {
    const double distance = std::fabs(estimates[i].share - asked.centre);
    const double room = std::fabs(distance - asked.reach(i));
    // Half the interval is q * d / sqrt(n) + 1 / n: solved for sqrt(n) where it just fits the room.
    const double q = quantile * estimates[i].deviation;
    const double root = (q + std::sqrt(q * q + 4 * room)) / (2 * room);
    if (distance > asked.reach(i))
      toProveUnfair = std::min(toProveUnfair, root * root);
    else
      toProveAllowed = std::max(toProveAllowed, root * root);
  }
  const double blocks = std::isinf(toProveUnfair) ? toProveAllowed : toProveUnfair;
  if (!(blocks < 1e12)) return std::nullopt;
  return static_cast<std::int64_t>(std::ceil(blocks)) * racesPerBlock;
}

} // namespace fairway::validator::lake_race
