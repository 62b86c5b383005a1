#include "validator/river/solve/flow.h"

namespace fairway::validator::river {

namespace {

constexpr double nextToNothing = 1e-16;
constexpr int mostRounds = 1'000'000;

class LoneWalk {
public:
  explicit LoneWalk(const Alone& alone)
      : alone_(alone), moves_(alone.moves()), now_(layers()), then_(layers()) {}

  LoneFlow follow(Phase phase) {
    chance(now_, moves_.start(), 0) = 1;
    double left = 1;
    for (int round = 0; left > nextToNothing && round < mostRounds; ++round) {
      flow_.rounds += left;
      left = roll(phase);
      phase = next(phase, moves_.phases());
    }
    return flow_;
  }

private:
  using Layers = std::vector<std::vector<double>>; // by boats and docks taken

  int boats() const { return moves_.river().boats; }
  std::size_t layer(int boatsLeft, int docks) const {
    return static_cast<std::size_t>(boatsLeft * (boats() + 1) + docks);
  }
  Layers layers() const {
    Layers all(layer(boats(), boats()) + 1);
    for (int left = 0; left <= boats(); ++left)
      for (int docks = 0; docks <= boats(); ++docks)
        all[layer(left, docks)].resize(static_cast<std::size_t>(moves_.fleets().count(left)));
    return all;
  }
  double& chance(Layers& all, FleetId fleet, int docks) const {
    return all[layer(fleet.boats, docks)][static_cast<std::size_t>(fleet.index)];
  }

  // All that stands before a roll rolls once; returns the chance that a boat is left after the waterfall.
  double roll(Phase phase) {
    for (auto& some : then_) std::fill(some.begin(), some.end(), 0.0);
    double left = 0;
    for (int boatsLeft = 1; boatsLeft <= boats(); ++boatsLeft)
      for (int docks = 0; docks + boatsLeft <= boats(); ++docks)
        for (int fleet = 0; fleet < moves_.fleets().count(boatsLeft); ++fleet)
          if (const double mass = chance(now_, {boatsLeft, fleet}, docks); mass > 0)
            left += roll(phase, {boatsLeft, fleet}, docks, mass);
    std::swap(now_, then_);
    return left;
  }

  double roll(Phase phase, FleetId fleet, int docks, double mass) {
    double left = 0;
    for (const WeightedFace& face : moves_.faces()) {
      const MoveEnd end = choice(phase, fleet, docks, face.face);
      const FleetId after = afterTurn(moves_, fleet, end);
      const double part = mass * face.chance;
      if (end.isHome()) arrive(docks, part);
      const int taken = docks + (end.isHome() ? 1 : 0);
      if (after.boats == 0) {
        finish(taken, part);
      } else {
        chance(then_, after, taken) += part;
        left += part;
      }
    }
    return left;
  }

  void arrive(int docks, double part) {
    flow_.saved += part;
    flow_.points += part * moves_.river().docks[static_cast<std::size_t>(docks)];
  }
  void finish(int docks, double part) {
    if (docks == boats()) flow_.allSaved += part;
    if (docks == 0) flow_.noneSaved += part;
  }

  MoveEnd choice(Phase phase, FleetId fleet, int docks, fairway::river::Face face) const {
    const FleetOptions& options = moves_.options(phase, fleet);
    if (face.isWind() && options.ups() == 0) return MoveEnd::on(fleet.index);
    std::array<MoveEnd, fairway::river::mostBoats> ends;
    std::array<double, fairway::river::mostBoats> worth{};
    const auto count = static_cast<std::size_t>(face.isWind() ? options.ups() : options.sections);
    double best = 0;
    for (std::size_t i = 0; i < count; ++i) {
      ends[i] = face.isWind() ? MoveEnd::on(options.up[i])
                              : options.sail[i][static_cast<std::size_t>(face.number() - 1)];
      worth[i] = worthOf(phase, fleet, docks, ends[i]);
      best = std::max(best, worth[i]);
    }
    for (std::size_t i = 0; i < count; ++i)
      if (worth[i] >= best - tieWithin) return ends[i];
    return ends[0];
  }

  double worthOf(Phase phase, FleetId fleet, int docks, MoveEnd end) const {
    const FleetId after = afterTurn(moves_, fleet, end);
    const int taken = docks + (end.isHome() ? 1 : 0);
    const double gain = end.isHome() ? moves_.river().docks[static_cast<std::size_t>(docks)] : 0;
    return gain + alone_.points(next(phase, moves_.phases()), after, taken);
  }

  const Alone& alone_;
  const FleetMoves& moves_;
  Layers now_;
  Layers then_;
  LoneFlow flow_;
};

} // namespace

LoneFlow flowAlone(const Alone& alone, Phase begin) {
  return LoneWalk(alone).follow(begin);
}

} // namespace fairway::validator::river
