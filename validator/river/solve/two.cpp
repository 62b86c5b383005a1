#include "validator/river/solve/two.h"

#include "validator/river/solve/two_solver.h"

namespace fairway::validator::river {

std::optional<Two> Two::solve(const FleetMoves& moves, const Endless& endless, const TwoOptions& options,
                              WorkWatch& watch) {
  Two two(moves, options.goal);
  const std::vector<Tally> tallies = talliesOf(moves.river(), options.goal);
  const auto all = static_cast<double>(statesOfTwo(moves.river(), options.goal));
  double done = 0;
  TwoSolver solver(two, endless, options, watch);
  for (const Tally& tally : tallies) {
    if (!solver.solveLayer(tally)) return std::nullopt;
    if (!tally.over()) done += static_cast<double>(two.layers_.at(tally).first.size()) * 2;
    watch.advance(done / all);
  }
  return two;
}

const Two::Layer& Two::layerOf(const PairState& state) const {
  return layers_.at(
      {state.first.boats, state.second.boats, state.docks, goal_ == Goal::Win ? state.ahead : 0});
}

std::size_t Two::place(const PairState& state) const {
  const FleetTable& fleets = moves_->fleets();
  const auto rows = static_cast<std::size_t>(fleets.count(state.first.boats));
  const auto columns = static_cast<std::size_t>(fleets.count(state.second.boats));
  const std::size_t row =
      static_cast<std::size_t>(state.phase.waterfalls) * rows + static_cast<std::size_t>(state.first.index);
  return row * columns + static_cast<std::size_t>(state.second.index);
}

double Two::value(const PairState& state) const {
  const Layer& layer = layerOf(state);
  return (state.firstToRoll ? layer.first : layer.second)[place(state)];
}

Bounds Two::bounds(const PairState& state) const {
  const double lower = value(state);
  const Range range =
      rangeOf({state.first.boats, state.second.boats, state.docks, state.ahead}, moves_->river(), goal_);
  const double wide = roundingOf(std::max(std::max(-range.least, range.most), 1.0));
  return {std::max(range.least, lower - wide), std::min(range.most, lower + layerOf(state).gap + wide)};
}

// The waterfall comes, and what is left is worth what it is worth before the first roll.
void Two::afterRound(const Tally& tally, Phase phase, std::vector<double>& after, const double* own,
                     bool upper) const {
  const FleetTable& fleets = moves_->fleets();
  const auto count = [&](int boats) { return static_cast<std::size_t>(fleets.count(boats)); };
  const auto then = static_cast<std::size_t>(next(phase, moves_->phases()).waterfalls);
  after.resize(count(tally.first) * count(tally.second));
  // Where values are found, by how many boats of the second player are lost.
  std::array<Row, fairway::river::mostBoats + 1> sources;
  for (int a = 0; a < fleets.count(tally.first); ++a) {
    const FleetId first = fleets.afterFall({tally.first, a});
    for (int lost = 0; lost <= tally.second; ++lost) {
      const Tally left{first.boats, tally.second - lost, tally.docks, tally.ahead};
      const bool same = left == tally;
      const Layer& from = layer(left);
      const std::size_t row = then * count(left.first) + static_cast<std::size_t>(first.index);
      sources[static_cast<std::size_t>(lost)] = {
          (same && own ? own : from.first.data()) + row * count(left.second), upper && !same ? from.gap : 0};
    }
    double* row = after.data() + static_cast<std::size_t>(a) * count(tally.second);
    for (int b = 0; b < fleets.count(tally.second); ++b) {
      const FleetId second = fleets.afterFall({tally.second, b});
      const Row& source = sources[static_cast<std::size_t>(tally.second - second.boats)];
      row[b] = source.values[second.index] + source.add;
    }
  }
}

double Two::startValue(Phase phase) const {
  const FleetId fleet = moves_->start();
  const PairState state{phase, true, fleet, fleet, 0, 0};
  return value(state) + layerOf(state).gap / 2;
}

Bounds Two::start(Phase phase) const {
  const FleetId fleet = moves_->start();
  return bounds({phase, true, fleet, fleet, 0, 0});
}

std::optional<Skill> skillOn(const FleetMoves& moves, const Endless& endless, WorkWatch& watch) {
  PartWatch firstHalf(watch, 0, 0.5), secondHalf(watch, 0.5, 1);
  Skill skill;
  { // one solution at a time in memory
    const auto two = Two::solve(moves, endless, {Goal::Win, Player::Most, Player::Random}, firstHalf);
    if (!two) return std::nullopt;
    skill.first = two->start(Phase{0}).value();
  }
  const auto two = Two::solve(moves, endless, {Goal::Win, Player::Random, Player::Least}, secondHalf);
  if (!two) return std::nullopt;
  skill.second = 1 - two->start(Phase{0}).value();
  return skill;
}

} // namespace fairway::validator::river
