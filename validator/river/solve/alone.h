#pragma once

#include "validator/river/solve/bounds.h"
#include "validator/river/solve/lone_layer.h"

namespace fairway::validator::river {

// One player alone, solved: the most expected points and, on demand, the best chance to save all boats. What
// it is made from must outlive it. Points may be asked for from several threads, chances from one.
class Alone {
public:
  // How many docks may be gone already: as many as others can take, for pilots of several players.
  Alone(const FleetMoves& moves, const Endless& endless, int docksOfOthers = 0);

  const FleetMoves& moves() const { return *moves_; }

  // The most points still to come, before the roll of a phase, with this many docks gone.
  double points(Phase phase, FleetId fleet, int docksGone) const {
    return pointsLayer(fleet.boats, docksGone).lower[place(phase, fleet)];
  }
  Bounds pointsBounds(Phase phase, FleetId fleet, int docksGone) const;

  // The best chance to save these boats all, by a policy of its own. Of one boat: its save chance.
  Bounds allSaved(Phase phase, FleetId fleet) const;
  double chance(Phase phase, FleetId fleet) const; // between the two

private:
  std::size_t place(Phase phase, FleetId fleet) const {
    return static_cast<std::size_t>(phase.waterfalls * moves_->fleets().count(fleet.boats) + fleet.index);
  }
  const LoneLayer& pointsLayer(int boats, int docksGone) const {
    return pointsLayers_[static_cast<std::size_t>(boats * docks_ + docksGone)];
  }
  void solvePoints(int boats, int docksGone);
  void solveSaved(int boats) const;
  const LoneLayer& savedLayer(int boats) const;

  const FleetMoves* moves_;
  const Endless* endless_;
  int docks_;                           // numbers of docks gone: 0 to docks_ - 1
  std::vector<LoneLayer> pointsLayers_; // by boats, then docks gone; empty where more would be taken than are
  mutable std::vector<LoneLayer> savedLayers_; // by boats; empty until asked for
};

// States of one player alone: phase x fleet x docks taken, while a boat is left.
std::int64_t statesAlone(const River& river);

} // namespace fairway::validator::river
