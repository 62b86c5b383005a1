#include "validator/river/solve/lone_layer.h"

#include <algorithm>

namespace fairway::validator::river {

namespace {

constexpr int mostSweeps = 20000;

using Side = std::vector<double> LoneLayer::*;

class LoneSolver {
public:
  LoneSolver(const FleetMoves& moves, const Endless& endless, int boats, const LoneExits& exits)
      : moves_(moves), endless_(endless), boats_(boats), exits_(exits),
        after_(static_cast<std::size_t>(moves.fleets().count(boats))),
        afterHome_(static_cast<std::size_t>(moves.fleets().count(boats - 1))) {}

  double sweep(LoneLayer& layer) {
    double gap = 0;
    for (int phase = moves_.phases() - 1; phase >= 0; --phase) {
      step(layer, &LoneLayer::lower, Phase{phase});
      step(layer, &LoneLayer::upper, Phase{phase});
      gap = std::max(gap, gapIn(layer, Phase{phase}));
    }
    return gap;
  }

private:
  // What fleets of this many boats are worth once the turn is over: after the waterfall, before the next
  // roll.
  void valueAfterTurn(const decltype(LoneExits::stay)& exits, int boats, Side side, Phase phase,
                      std::vector<double>& values) const {
    const FleetTable& fleets = moves_.fleets();
    const int then = next(phase, moves_.phases()).waterfalls;
    for (int fleet = 0; fleet < fleets.count(boats); ++fleet) {
      const FleetId left = fleets.afterFall({boats, fleet});
      const LoneLayer* layer = exits[static_cast<std::size_t>(boats - left.boats)];
      const auto i = static_cast<std::size_t>(then * fleets.count(left.boats) + left.index);
      values[static_cast<std::size_t>(fleet)] = layer ? (layer->*side)[i] : 0;
    }
  }

  double worth(MoveEnd end) const {
    const auto fleet = static_cast<std::size_t>(end.fleet());
    return end.isHome() ? afterHome_[fleet] + exits_.gain : after_[fleet];
  }

  double bestOf(const FleetOptions& options, fairway::river::Face face, std::size_t fleet) const {
    if (face.isWind() && options.ups() == 0) return after_[fleet]; // a pass
    double best = 0;
    if (face.isWind()) {
      for (std::size_t i = 0; i < static_cast<std::size_t>(options.ups()); ++i)
        best = std::max(best, after_[static_cast<std::size_t>(options.up[i])]);
      return best;
    }
    for (std::size_t i = 0; i < options.sections; ++i)
      best = std::max(best, worth(options.sail[i][static_cast<std::size_t>(face.number() - 1)]));
    return best;
  }

  void step(LoneLayer& layer, Side side, Phase phase) {
    valueAfterTurn(exits_.stay, boats_, side, phase, after_);
    valueAfterTurn(exits_.home, boats_ - 1, side, phase, afterHome_);
    const std::size_t first = after_.size() * static_cast<std::size_t>(phase.waterfalls);
    for (std::size_t fleet = 0; fleet < after_.size(); ++fleet) {
      const FleetOptions& options = moves_.options(phase, {boats_, static_cast<int>(fleet)});
      double value = 0;
      for (const WeightedFace& face : moves_.faces())
        value += face.chance * bestOf(options, face.face, fleet);
      (layer.*side)[first + fleet] = value;
    }
  }

  // Of the states that races can come to, and of every lone boat.
  double gapIn(const LoneLayer& layer, Phase phase) const {
    double gap = 0;
    for (std::size_t fleet = 0; fleet < after_.size(); ++fleet) {
      const std::size_t i = after_.size() * static_cast<std::size_t>(phase.waterfalls) + fleet;
      if (boats_ == 1 || endless_.reached().has(phase, {boats_, static_cast<int>(fleet)}))
        gap = std::max(gap, layer.upper[i] - layer.lower[i]);
    }
    return gap;
  }

  const FleetMoves& moves_;
  const Endless& endless_;
  int boats_;
  const LoneExits& exits_;
  std::vector<double> after_;
  std::vector<double> afterHome_;
};

// Once round, a lone boat goes round forever: it is not saved and gets nothing.
void settleEndlessBoats(const Endless& endless, int phases, int fleets, LoneLayer& layer) {
  for (int phase = 0; phase < phases; ++phase)
    for (int fleet = 0; fleet < fleets; ++fleet)
      if (endless.goingRound().has(Phase{phase}, {1, fleet}))
        layer.upper[static_cast<std::size_t>(phase * fleets + fleet)] = 0;
}

} // namespace

void solveLoneLayer(const FleetMoves& moves, const Endless& endless, int boats, const LoneExits& exits,
                    LoneLayer& layer, double most, double close) {
  const int fleets = moves.fleets().count(boats);
  const auto states = static_cast<std::size_t>(moves.phases() * fleets);
  layer.lower.assign(states, 0);
  layer.upper.assign(states, most);
  if (boats == 1) settleEndlessBoats(endless, moves.phases(), fleets, layer);
  LoneSolver solver(moves, endless, boats, exits);
  for (int sweep = 0; sweep < mostSweeps; ++sweep)
    if (solver.sweep(layer) <= close) return;
}

} // namespace fairway::validator::river
