#include "validator/river/solve/endless.h"

#include <algorithm>
#include <map>

namespace fairway::validator::river {

using fairway::river::hasWind;
using fairway::river::next;

namespace {

struct State {
  Phase phase;
  FleetId fleet;

  auto key() const { return std::array<int, 3>{phase.waterfalls, fleet.boats, fleet.index}; }
};

template <class Visit>
void forEachState(const FleetMoves& moves, Visit&& visit) {
  for (int boats = 1; boats <= moves.fleets().mostBoats(); ++boats)
    for (int phase = 0; phase < moves.phases(); ++phase)
      for (int fleet = 0; fleet < moves.fleets().count(boats); ++fleet)
        visit(Phase{phase}, FleetId{boats, fleet});
}

// Each choice that a number leaves, with the section of the boat and what follows; until the visitor says
// that it has seen enough.
template <class Visit>
bool anySail(const FleetMoves& moves, const State& state, int number, Visit&& visit) {
  const FleetOptions& options = moves.options(state.phase, state.fleet);
  for (std::size_t i = 0; i < options.sections; ++i)
    if (visit(static_cast<int>(options.section[i]),
              afterTurn(moves, state.fleet, options.sail[i][static_cast<std::size_t>(number - 1)])))
      return true;
  return false;
}

// All that can follow a state of a river without wind, by any roll and choice.
template <class Visit>
void forEachNext(const FleetMoves& moves, const State& state, Visit&& visit) {
  for (const WeightedFace& face : moves.faces())
    anySail(moves, state, face.face.number(), [&](int section, FleetId after) {
      visit(face.face, section, after);
      return false;
    });
}

} // namespace

StateSet::StateSet(const FleetMoves& moves) : fleets_(&moves.fleets()) {
  std::size_t size = 0;
  for (int boats = 0; boats <= fleets_->mostBoats(); ++boats) {
    offset_.push_back(size);
    size += static_cast<std::size_t>(moves.phases() * fleets_->count(boats));
  }
  bits_.assign(size, 0);
}

FleetId afterTurn(const FleetMoves& moves, FleetId fleet, MoveEnd end) {
  return moves.fleets().afterFall({end.isHome() ? fleet.boats - 1 : fleet.boats, end.fleet()});
}

Endless::Endless(const FleetMoves& moves)
    : moves_(moves), round_(moves), reached_(moves), ends_(static_cast<std::size_t>(moves.phases()), true) {
  if (hasWind(moves.river())) {
    forEachState(moves, [&](Phase phase, FleetId fleet) { reached_.add(phase, fleet); });
    return;
  }
  dropWhatEnds();
  for (int phase = 0; phase < moves.phases(); ++phase) follow(Phase{phase});
}

// Drops states where some roll leads out of the set by every choice, until none goes.
void Endless::dropWhatEnds() {
  forEachState(moves_, [&](Phase phase, FleetId fleet) { round_.add(phase, fleet); });
  const auto stays = [&](const State& state) {
    const Phase then = next(state.phase, moves_.phases());
    return std::all_of(moves_.faces().begin(), moves_.faces().end(), [&](const WeightedFace& face) {
      return anySail(moves_, state, face.face.number(),
                     [&](int, FleetId after) { return after.boats > 0 && round_.has(then, after); });
    });
  };
  for (bool dropped = true; dropped;) {
    dropped = false;
    forEachState(moves_, [&](Phase phase, FleetId fleet) {
      if (!round_.has(phase, fleet) || stays({phase, fleet})) return;
      round_.remove(phase, fleet);
      dropped = true;
    });
  }
}

void Endless::follow(Phase begin) {
  StateSet seen(moves_);
  std::vector<State> open{{begin, moves_.start()}};
  seen.add(begin, moves_.start());
  std::vector<State> all;
  bool comesRound = false;
  while (!open.empty()) {
    const State state = open.back();
    open.pop_back();
    all.push_back(state);
    comesRound = comesRound || round_.has(state.phase, state.fleet);
    const Phase then = next(state.phase, moves_.phases());
    forEachNext(moves_, state, [&](const auto&, int, FleetId after) {
      if (after.boats == 0 || seen.has(then, after)) return;
      seen.add(then, after);
      open.push_back({then, after});
    });
  }
  ends_[static_cast<std::size_t>(begin.waterfalls)] = !comesRound;
  if (comesRound) return;
  for (const State& state : all) reached_.add(state.phase, state.fleet);
}

std::vector<PlayedTurn> Endless::playGoingRound(Phase begin) const {
  if (ends(begin)) return {};
  // The shortest way into the set, breadth first.
  std::map<std::array<int, 3>, PlayedTurn> cameBy;
  std::vector<State> open{{begin, moves_.start()}};
  std::optional<State> found;
  for (std::size_t i = 0; i < open.size() && !found; ++i) {
    const State state = open[i];
    if (round_.has(state.phase, state.fleet)) {
      found = state;
      break;
    }
    const Phase then = next(state.phase, moves_.phases());
    forEachNext(moves_, state, [&](const auto& roll, int section, FleetId after) {
      const State target{then, after};
      if (after.boats == 0 || target.key() == open[0].key() || cameBy.contains(target.key())) return;
      cameBy[target.key()] = {state.phase, state.fleet, roll, section, after};
      open.push_back(target);
    });
  }
  std::vector<PlayedTurn> play;
  for (State at = *found; cameBy.contains(at.key());) {
    const PlayedTurn& turn = cameBy.at(at.key());
    play.insert(play.begin(), turn);
    at = {turn.phase, turn.before};
  }
  // And round in it, with the first face of the die.
  const auto face = moves_.faces().front().face;
  std::map<std::array<int, 3>, bool> seen;
  for (State state = *found; !seen[state.key()];) {
    seen[state.key()] = true;
    const Phase then = next(state.phase, moves_.phases());
    anySail(moves_, state, face.number(), [&](int section, FleetId after) {
      if (after.boats == 0 || !round_.has(then, after)) return false;
      play.push_back({state.phase, state.fleet, face, section, after});
      return true;
    });
    state = {then, play.back().after};
  }
  return play;
}

} // namespace fairway::validator::river
