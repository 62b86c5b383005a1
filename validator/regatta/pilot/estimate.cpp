#include "validator/regatta/pilot/estimate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace fairway::validator::regatta {

double normalQuantile(double outside) {
  double low = 0, high = 40;
  for (int halving = 0; halving < 100; ++halving) {
    const double middle = (low + high) / 2;
    (std::erfc(middle / std::sqrt(2.0)) > outside ? low : high) = middle;
  }
  return high;
}

Estimate estimate(std::int64_t count, std::int64_t races, double outside) {
  if (races == 0) return {};
  const auto n = static_cast<double>(races);
  const double share = static_cast<double>(count) / n;
  const double half = normalQuantile(outside) * std::sqrt(share * (1 - share) / n) + 1 / n;
  return {share, std::max(0.0, share - half), std::min(1.0, share + half)};
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

Fairness judge(const std::vector<Estimate>& seats, double centre, double margin,
               const std::vector<double>& allowed) {
  bool fair = true, neutral = true;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (liesOutside(seats[i], centre, margin + allowed[i])) return Fairness::Unfair;
    fair = fair && liesWithin(seats[i], centre, margin);
    neutral = neutral && liesWithin(seats[i], centre, margin + allowed[i]);
  }
  return fair ? Fairness::Fair : neutral ? Fairness::Neutral : Fairness::Undecided;
}

std::optional<std::int64_t> racesToDecide(const std::vector<Estimate>& seats, double centre, double margin,
                                          const std::vector<double>& allowed, double outside) {
  const double quantile = normalQuantile(outside);
  double toProveNeutral = 0, toProveUnfair = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const double distance = std::abs(seats[i].share - centre), reach = margin + allowed[i];
    const double room = std::abs(distance - reach);
    const double q = quantile * std::sqrt(seats[i].share * (1 - seats[i].share));
    // Half the interval is q / sqrt(n) + 1 / n: solved for sqrt(n) where it just fits the room.
    const double root = (q + std::sqrt(q * q + 4 * room)) / (2 * room);
    if (distance > reach)
      toProveUnfair = std::min(toProveUnfair, root * root);
    else
      toProveNeutral = std::max(toProveNeutral, root * root);
  }
  const double races = std::isinf(toProveUnfair) ? toProveNeutral : toProveUnfair;
  if (!(races < 1e12)) return std::nullopt;
  return static_cast<std::int64_t>(std::ceil(races));
}

} // namespace fairway::validator::regatta
