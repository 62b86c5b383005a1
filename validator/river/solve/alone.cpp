#include "validator/river/solve/alone.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace fairway::validator::river {

namespace {

constexpr double closeChances = 1e-12;
constexpr double closePoints = 5e-11;

// The most that so many boats can still bring: the most expensive docks that are left.
double dearest(const std::vector<int>& docks, int gone, int boats) {
  std::vector<int> left(docks.begin() + gone, docks.end());
  std::sort(left.begin(), left.end(), std::greater<>());
  const auto count = std::min<std::size_t>(left.size(), static_cast<std::size_t>(boats));
  return std::accumulate(left.begin(), left.begin() + static_cast<std::ptrdiff_t>(count), 0.0);
}

Bounds widened(double lower, double upper, double size) {
  return {std::max(0.0, lower - roundingOf(size)), upper + roundingOf(size)};
}

} // namespace

Alone::Alone(const FleetMoves& moves, const Endless& endless, int docksOfOthers)
    : moves_(&moves), endless_(&endless), docks_(moves.river().boats + docksOfOthers + 1) {
  const int boats = moves.river().boats;
  pointsLayers_.resize(static_cast<std::size_t>((boats + 1) * docks_));
  const auto phases = static_cast<std::size_t>(moves.phases());
  for (int gone = 0; gone < docks_; ++gone)
    pointsLayers_[static_cast<std::size_t>(gone)] = {std::vector<double>(phases, 0.0),
                                                     std::vector<double>(phases, 0.0)};
  for (int left = 1; left <= boats; ++left)
    for (int gone = 0; gone + left < docks_; ++gone) solvePoints(left, gone);
}

const LoneLayer& Alone::savedLayer(int boats) const {
  if (savedLayers_.empty()) {
    const auto phases = static_cast<std::size_t>(moves_->phases());
    savedLayers_.resize(static_cast<std::size_t>(moves_->river().boats) + 1);
    savedLayers_[0] = {std::vector<double>(phases, 1.0), std::vector<double>(phases, 1.0)};
    for (int left = 1; left <= moves_->river().boats; ++left) solveSaved(left);
  }
  return savedLayers_[static_cast<std::size_t>(boats)];
}

void Alone::solvePoints(int boats, int docksGone) {
  LoneExits exits;
  for (int lost = 0; lost <= boats; ++lost)
    exits.stay[static_cast<std::size_t>(lost)] = &pointsLayer(boats - lost, docksGone);
  for (int lost = 0; lost < boats; ++lost)
    exits.home[static_cast<std::size_t>(lost)] = &pointsLayer(boats - 1 - lost, docksGone + 1);
  const std::vector<int>& docks = moves_->river().docks;
  exits.gain = docks[static_cast<std::size_t>(docksGone)];
  LoneLayer& layer = pointsLayers_[static_cast<std::size_t>(boats * docks_ + docksGone)];
  solveLoneLayer(*moves_, *endless_, boats, exits, layer, dearest(docks, docksGone, boats),
                 closePoints * boats);
}

void Alone::solveSaved(int boats) const {
  LoneExits exits; // a player who loses a boat does not save all
  exits.stay[0] = &savedLayers_[static_cast<std::size_t>(boats)];
  exits.home[0] = &savedLayers_[static_cast<std::size_t>(boats) - 1];
  LoneLayer& layer = savedLayers_[static_cast<std::size_t>(boats)];
  solveLoneLayer(*moves_, *endless_, boats, exits, layer, 1, closeChances * boats);
}

Bounds Alone::pointsBounds(Phase phase, FleetId fleet, int docksGone) const {
  const LoneLayer& layer = pointsLayer(fleet.boats, docksGone);
  const std::size_t i = place(phase, fleet);
  return widened(layer.lower[i], layer.upper[i], dearest(moves_->river().docks, docksGone, fleet.boats));
}

Bounds Alone::allSaved(Phase phase, FleetId fleet) const {
  const LoneLayer& layer = savedLayer(fleet.boats);
  const std::size_t i = place(phase, fleet);
  const Bounds wide = widened(layer.lower[i], layer.upper[i], 1);
  return {wide.lower, std::min(1.0, wide.upper)};
}

double Alone::chance(Phase phase, FleetId fleet) const {
  const LoneLayer& layer = savedLayer(fleet.boats);
  const std::size_t i = place(phase, fleet);
  return Bounds{layer.lower[i], layer.upper[i]}.value();
}

std::int64_t statesAlone(const River& river) {
  const FleetTable fleets(river.length(), river.boats);
  std::int64_t states = 0;
  for (int boats = 1; boats <= river.boats; ++boats)
    states += std::int64_t{river.length()} * fleets.count(boats) * (river.boats - boats + 1);
  return states;
}

} // namespace fairway::validator::river
