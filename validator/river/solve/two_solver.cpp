#include "validator/river/solve/two_solver.h"

#include <tbb/parallel_invoke.h>

#include <algorithm>

namespace fairway::validator::river {

using fairway::river::hasWind;
using fairway::river::next;

namespace {

// What a layer adds to the gap of those that it leads to: all of them together stay below 1e-9.
constexpr double closeness(Goal goal) {
  return goal == Goal::Win ? 1e-11 : 1e-10;
}

} // namespace

TwoSolver::TwoSolver(Two& two, const Endless& endless, const TwoOptions& options, const WorkWatch& watch)
    : two_(two), moves_(two.moves()), endless_(endless), options_(options), watch_(watch),
      wind_(hasWind(two.moves().river())) {}

bool TwoSolver::solveLayer(const Tally& tally) {
  const std::size_t states = static_cast<std::size_t>(moves_.phases()) * cells(tally);
  const Range range = rangeOf(tally, moves_.river(), options_.goal);
  Two::Layer& layer = two_.layers_[tally];
  layer.first.assign(states, range.least);
  layer.second.assign(states, range.least);
  if (range.least == range.most) return !watch_.stopWanted();

  prepareHome(tally);
  std::vector<double> upperFirst(states, range.most);
  std::vector<double> upperSecond(states, range.most);
  Side lower(moves_), upper(moves_);
  lower.first = layer.first.data(), lower.second = layer.second.data();
  upper.first = upperFirst.data(), upper.second = upperSecond.data(), upper.upper = true;
  const double close = closeness(options_.goal) * (1 + tally.boats());
  bool once = wind_; // without wind, values before the second roll are not measured: one sweep more does it
  constexpr int mostSweeps = 3000;
  for (int i = 0; i < mostSweeps; ++i) {
    if (watch_.stopWanted()) return false;
    tbb::parallel_invoke([&] { sweep(tally, lower); }, [&] { sweep(tally, upper); });
    layer.gap = gapBetween(tally, upperFirst, upperSecond, layer);
    if (layer.gap > close) continue;
    if (once) break;
    once = true;
  }
  layer.gap = std::max(layer.gap, gapOfExits(tally));
  return true;
}

void TwoSolver::prepareHome(const Tally& tally) {
  homeOfSecond_.clear();
  if (tally.second == 0) return;
  const Tally home = afterHome(tally, false, moves_.river(), options_.goal);
  std::vector<double> after;
  homeOfSecond_.resize(static_cast<std::size_t>(moves_.phases()) * cells(home));
  for (int phase = 0; phase < moves_.phases(); ++phase) {
    two_.afterRound(home, Phase{phase}, after);
    transpose(after.data(), homeOfSecond_.data() + static_cast<std::size_t>(phase) * cells(home),
              count(home.first), count(home.second));
  }
}

void TwoSolver::sweep(const Tally& tally, Side& side) {
  for (int phase = moves_.phases() - 1; phase >= 0; --phase) {
    two_.afterRound(tally, Phase{phase}, side.after, side.first, side.upper);
    rollSecond(tally, Phase{phase}, side);
    rollFirst(tally, Phase{phase}, side);
  }
}

void TwoSolver::rollSecond(const Tally& tally, Phase phase, Side& side) {
  double* values = side.second + static_cast<std::size_t>(phase.waterfalls) * cells(tally);
  if (tally.second == 0) { // no player rolls
    std::copy(side.after.begin(), side.after.end(), values);
    return;
  }
  side.turned.resize(cells(tally));
  side.secondTurn.resize(cells(tally));
  transpose(side.after.data(), side.turned.data(), count(tally.first), count(tally.second));
  const Tally home = afterHome(tally, false, moves_.river(), options_.goal);
  Turn turn{phase, tally.second, tally.first};
  turn.after = side.turned.data();
  turn.home = homeOfSecond_.data() + static_cast<std::size_t>(phase.waterfalls) * cells(home);
  turn.homeAdd = side.upper ? two_.layers_.at(home).gap : 0;
  if (options_.goal == Goal::Difference)
    turn.homeAdd -= moves_.river().docks[static_cast<std::size_t>(tally.docks)];
  turn.before = side.secondTurn.data();
  side.turns.solve(turn, options_.second);
  transpose(side.secondTurn.data(), values, count(tally.second), count(tally.first));
}

void TwoSolver::rollFirst(const Tally& tally, Phase phase, Side& side) {
  const std::size_t first = static_cast<std::size_t>(phase.waterfalls) * cells(tally);
  if (tally.first == 0) { // no player rolls
    std::copy_n(side.second + first, cells(tally), side.first + first);
    return;
  }
  const Tally home = afterHome(tally, true, moves_.river(), options_.goal);
  const Two::Layer& homeLayer = two_.layers_.at(home);
  Turn turn{phase, tally.first, tally.second};
  turn.after = side.second + first;
  turn.home = homeLayer.second.data() + static_cast<std::size_t>(phase.waterfalls) * cells(home);
  turn.homeAdd = side.upper ? homeLayer.gap : 0;
  if (options_.goal == Goal::Difference)
    turn.homeAdd += moves_.river().docks[static_cast<std::size_t>(tally.docks)];
  turn.before = side.first + first;
  side.turns.solve(turn, options_.first);
}

double TwoSolver::gapBetween(const Tally& tally, const std::vector<double>& upperFirst,
                             const std::vector<double>& upperSecond, const Two::Layer& layer) const {
  double gap = 0;
  if (wind_) {
    for (std::size_t i = 0; i < upperFirst.size(); ++i) gap = std::max(gap, upperFirst[i] - layer.first[i]);
    for (std::size_t i = 0; i < upperSecond.size(); ++i)
      gap = std::max(gap, upperSecond[i] - layer.second[i]);
    return gap;
  }
  // Players never meet, so a race comes to pairs of fleets that each of them can come to.
  const auto needed = [&](int phase, int boats, std::size_t fleet) {
    return boats == 0 || endless_.reached().has(Phase{phase}, {boats, static_cast<int>(fleet)});
  };
  for (int phase = 0; phase < moves_.phases(); ++phase)
    for (std::size_t a = 0; a < count(tally.first); ++a) {
      if (!needed(phase, tally.first, a)) continue;
      const std::size_t row =
          (static_cast<std::size_t>(phase) * count(tally.first) + a) * count(tally.second);
      for (std::size_t b = 0; b < count(tally.second); ++b)
        if (needed(phase, tally.second, b)) gap = std::max(gap, upperFirst[row + b] - layer.first[row + b]);
    }
  return gap;
}

// Of the layers that this one leads to.
double TwoSolver::gapOfExits(const Tally& tally) const {
  double gap = 0;
  for (int a = 0; a <= tally.first; ++a)
    for (int b = 0; b <= tally.second; ++b)
      if (const Tally left{a, b, tally.docks, tally.ahead}; left != tally)
        gap = std::max(gap, two_.layers_.at(left).gap);
  for (bool first : {true, false})
    if ((first ? tally.first : tally.second) > 0)
      gap = std::max(gap, two_.layers_.at(afterHome(tally, first, moves_.river(), options_.goal)).gap);
  return gap;
}

} // namespace fairway::validator::river
