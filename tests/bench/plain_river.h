#pragma once

#include "validator/river/pilot/pilot.h"

#include <cmath>
#include <map>

namespace fairway::validator::river {

// Two players by plain value iteration, as one would write it first: state by state and option by option, one
// bound on one core. Boats only ever leave, so tallies are taken from few boats to many; that much is fair.
class PlainRiver {
public:
  explicit PlainRiver(const FleetMoves& moves) : moves_(moves) {}

  void solve(double close) {
    for (const Tally& tally : talliesOf(moves_.river(), Goal::Win)) solve(tally, close);
  }

  double start() const {
    const FleetId fleet = moves_.start();
    return valueOf({Phase{0}, true, fleet, fleet, 0, 0});
  }
  std::int64_t backups() const { return backups_; }

private:
  struct Layer {
    std::vector<double> first;
    std::vector<double> second;
  };

  std::size_t place(const PairState& state) const {
    const auto rows = static_cast<std::size_t>(moves_.fleets().count(state.first.boats));
    const auto columns = static_cast<std::size_t>(moves_.fleets().count(state.second.boats));
    return (static_cast<std::size_t>(state.phase.waterfalls) * rows +
            static_cast<std::size_t>(state.first.index)) *
               columns +
           static_cast<std::size_t>(state.second.index);
  }
  double valueOf(const PairState& state) const {
    const Layer& layer =
        layers_.find({state.first.boats, state.second.boats, state.docks, state.ahead})->second;
    return (state.firstToRoll ? layer.first : layer.second)[place(state)];
  }

  void solve(const Tally& tally, double close) {
    const int rows = moves_.fleets().count(tally.first);
    const int columns = moves_.fleets().count(tally.second);
    const auto states = static_cast<std::size_t>(moves_.phases() * rows * columns);
    const double end = tally.ahead > 0 ? 1 : tally.ahead == 0 ? 0.5 : 0;
    layers_[tally] = {std::vector<double>(states, tally.over() ? end : 0),
                      std::vector<double>(states, tally.over() ? end : 0)};
    for (double change = tally.over() ? 0 : 1; change > close;) {
      change = 0;
      for (int phase = moves_.phases() - 1; phase >= 0; --phase)
        for (bool first : {false, true})
          for (int a = 0; a < rows; ++a)
            for (int b = 0; b < columns; ++b)
              change = std::max(
                  change,
                  backup(
                      {Phase{phase}, first, {tally.first, a}, {tally.second, b}, tally.docks, tally.ahead}));
    }
  }

  double backup(const PairState& state) {
    ++backups_;
    const Position position = positionFor(state);
    double value = 0;
    if (position.fleets[static_cast<std::size_t>(position.mover)].boats == 0) {
      value = after(position, {fairway::river::Option::Kind::Pass, position.mover, 0, false,
                               position.fleets[static_cast<std::size_t>(position.mover)]});
    } else {
      for (const WeightedFace& face : moves_.faces()) {
        const MoveList list = movesOf(moves_, position, face.face);
        double best = after(position, list[0]);
        for (std::size_t i = 1; i < list.size(); ++i)
          best = state.firstToRoll ? std::max(best, after(position, list[i]))
                                   : std::min(best, after(position, list[i]));
        value += face.chance * best;
      }
    }
    Layer& layer = layers_.find({state.first.boats, state.second.boats, state.docks, state.ahead})->second;
    double& kept = (state.firstToRoll ? layer.first : layer.second)[place(state)];
    const double change = std::fabs(value - kept);
    kept = value;
    return change;
  }

  static Position positionFor(const PairState& state) {
    Position position;
    position.phase = state.phase;
    position.mover = state.firstToRoll ? 0 : 1;
    position.docks = state.docks;
    position.fleets[0] = state.first;
    position.fleets[1] = state.second;
    position.points[0] = state.ahead;
    return position;
  }

  double after(const Position& position, const PilotMove& move) const {
    PairState state{position.phase,     false,          position.fleets[0],
                    position.fleets[1], position.docks, position.points[0]};
    (move.seat == 0 ? state.first : state.second) = move.after;
    if (move.home) {
      const int points = moves_.river().docks[static_cast<std::size_t>(state.docks++)];
      state.ahead += move.seat == 0 ? points : -points;
    }
    if (position.mover == 1) {
      state.firstToRoll = true;
      state.phase = next(state.phase, moves_.phases());
      state.first = moves_.fleets().afterFall(state.first);
      state.second = moves_.fleets().afterFall(state.second);
    }
    return valueOf(state);
  }

  const FleetMoves& moves_;
  std::map<Tally, Layer> layers_;
  std::int64_t backups_ = 0;
};

} // namespace fairway::validator::river
