#include "validator/core/statistics.h"

#include "rules/base/number_text.h"

#include <boost/math/special_functions/beta.hpp>
#include <boost/math/special_functions/erf.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace fairway::validator {

double deviationOf(double sum, double squares, double count) {
  return count < 2 ? 0 : std::sqrt(std::max(0.0, (squares - sum * sum / count) / (count - 1)));
}

double normalQuantile(double outside) {
  return std::sqrt(2.0) * boost::math::erfc_inv(outside);
}

double halfWidth(double deviation, std::int64_t results) {
  return normalQuantile(1 - fairnessConfidence) * deviation /
         std::sqrt(static_cast<double>(std::max<std::int64_t>(results, 1)));
}

Estimate estimate(double share, double deviation, std::int64_t results, double outside) {
  const auto n = static_cast<double>(results);
  const double half = normalQuantile(outside) * deviation / std::sqrt(n) + 1 / n;
  return {share, std::max(0.0, share - half), std::min(1.0, share + half), deviation};
}

Estimate meanOf(double sum, double squares, std::int64_t results, double outside) {
  const auto n = static_cast<double>(results);
  if (results >= 2) return estimate(sum / n, deviationOf(sum, squares, n), results, outside);
  return results == 1 ? Estimate{sum, 0, 1, 0} : Estimate{};
}

Estimate wilsonMeanOf(double sum, double squares, std::int64_t results, double outside) {
  if (results == 0) return {};
  const auto n = static_cast<double>(results);
  const double share = sum / n;
  const double variance = std::max(0.0, squares / n - share * share);
  const double z = normalQuantile(outside);
  const double scale = 1 + z * z / n;
  const double middle = (share + z * z / (2 * n)) / scale;
  const double half = z / scale * std::sqrt(variance / n + z * z / (4 * n * n));
  return {share, std::max(0.0, middle - half), std::min(1.0, middle + half), std::sqrt(variance)};
}

double shareAtMost(std::uint64_t events, std::uint64_t trials, double confidence) {
  if (events >= trials) return 1;
  return boost::math::ibeta_inv(static_cast<double>(events + 1), static_cast<double>(trials - events),
                                confidence);
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

Fairness judgeAtMost(const Estimate& estimate, double limit) {
  if (estimate.high <= limit) return Fairness::Fair;
  return estimate.low > limit ? Fairness::Unfair : Fairness::Undecided;
}

std::vector<std::size_t> unfairOnes(const std::vector<Estimate>& estimates, const Equality& asked) {
  std::vector<std::size_t> unfair;
  for (std::size_t i = 0; i < estimates.size(); ++i)
    if (liesOutside(estimates[i], asked.centre, asked.reach(i))) unfair.push_back(i);
  return unfair;
}

bool isSettled(const std::vector<Estimate>& estimates, const Equality& asked) {
  const Fairness verdict = judge(estimates, asked);
  if (verdict != Fairness::Neutral) return verdict != Fairness::Undecided;
  return std::any_of(estimates.begin(), estimates.end(),
                     [&](const Estimate& seat) { return liesOutside(seat, asked.centre, asked.margin); });
}

// Half an interval is q / sqrt(n) + 1 / n, with q the quantile times the deviation. It just fits the room
// that a share has to the edge of what is allowed where sqrt(n) = (q + sqrt(q^2 + 4 room)) / (2 room). To
// show that a share lies outside one is enough; to show that all lie inside takes the one with the least
// room.
std::optional<std::int64_t> racesToDecide(const std::vector<Estimate>& estimates, const Equality& asked,
                                          double outside, int racesPerResult) {
  const double quantile = normalQuantile(outside);
  double toProveAllowed = 0;
  double toProveUnfair = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < estimates.size(); ++i) {
    const double distance = std::fabs(estimates[i].share - asked.centre);
    const double room = std::fabs(distance - asked.reach(i));
    const double q = quantile * estimates[i].deviation;
    const double root = (q + std::sqrt(q * q + 4 * room)) / (2 * room);
    if (distance > asked.reach(i))
      toProveUnfair = std::min(toProveUnfair, root * root);
    else
      toProveAllowed = std::max(toProveAllowed, root * root);
  }
  const double results = std::isinf(toProveUnfair) ? toProveAllowed : toProveUnfair;
  if (!(results < 1e12)) return std::nullopt;
  return static_cast<std::int64_t>(std::ceil(results)) * racesPerResult;
}

std::vector<double> winChances(const std::vector<const FinishTurns*>& bySeat) {
  std::size_t turns = 0;
  double none = 1; // chance that no boat finishes
  for (const FinishTurns* seat : bySeat) {
    turns = std::max(turns, seat->byTurn.size());
    none *= seat->never;
  }
  std::vector<double> chances(bySeat.size(), none / static_cast<double>(bySeat.size()));
  std::vector<double> later(bySeat.size(), 1); // by seat: it has not finished before this turn
  for (std::size_t turn = 0; turn < turns; ++turn) {
    std::vector<double> laterStill = later;
    for (std::size_t seat = 0; seat < bySeat.size(); ++seat) laterStill[seat] -= bySeat[seat]->at(turn);
    for (std::size_t seat = 0; seat < bySeat.size(); ++seat) {
      double wins = bySeat[seat]->at(turn);
      for (std::size_t other = 0; other < seat; ++other) wins *= laterStill[other];
      for (std::size_t other = seat + 1; other < bySeat.size(); ++other) wins *= later[other];
      chances[seat] += wins;
    }
    later = std::move(laterStill);
  }
  return chances;
}

std::vector<SeatEdge> edgesOf(const std::vector<double>& byTurnOrder, const std::vector<double>& byStartPlace,
                              const std::vector<double>& winRates) {
  std::vector<SeatEdge> edges;
  const double share = 1.0 / static_cast<double>(winRates.size());
  for (std::size_t seat = 0; seat < winRates.size(); ++seat)
    edges.push_back({byTurnOrder[seat] - share, byStartPlace[seat] - byTurnOrder[seat],
                     winRates[seat] - byStartPlace[seat]});
  return edges;
}

Equality equalShares(std::size_t seats, const std::vector<SeatEdge>& edges) {
  Equality asked{1.0 / static_cast<double>(seats), fairnessMargin};
  for (const SeatEdge& edge : edges) asked.allowed.push_back(std::fabs(edge.turnOrder));
  return asked;
}

std::string inRoundNumbers(std::int64_t races) {
  std::int64_t unit = 1;
  while (races / unit >= 100) unit *= 10;
  return withCommas((races + unit - 1) / unit * unit);
}

} // namespace fairway::validator
