#include "validator/river/command/pages/save_chances.h"

#include "validator/river/solve/alone.h"

namespace fairway::command::river {

std::vector<double> saveChances(const fairway::river::River& river, fairway::river::Phase phase) {
  const validator::river::FleetMoves moves(river);
  const validator::river::Endless endless(moves);
  if (!endless.ends(fairway::river::Phase{})) return {};
  const validator::river::Alone alone(moves, endless);
  std::vector<double> chances;
  for (int section = 1; section <= river.length(); ++section)
    chances.push_back(alone.allSaved(phase, moves.fleets().allOn(1, section)).value());
  return chances;
}

} // namespace fairway::command::river
