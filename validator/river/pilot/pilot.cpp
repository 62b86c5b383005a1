#include "validator/river/pilot/pilot.h"

#include "rules/river/play/dice_stream.h"

namespace fairway::validator::river {

PilotMove Pilot::choose(const Position& position, const MoveList& moves) const {
  if (moves.size() == 1) return moves[0];
  std::array<double, static_cast<std::size_t>(fairway::river::mostPlayers) * fairway::river::mostBoats>
      worths{};
  double most = worths[0] = worth(position, moves[0]);
  for (std::size_t i = 1; i < moves.size(); ++i) most = std::max(most, worths[i] = worth(position, moves[i]));
  std::size_t best = 0;
  while (worths[best] < most - tieWithin) ++best;
  return moves[best];
}

double FleetPilot::worth(const Position& position, const PilotMove& move) const {
  const FleetMoves& moves = alone_.moves();
  const int docks = position.docks + (move.home ? 1 : 0);
  const Phase then = next(position.phase, moves.phases());
  double own = 0, others = 0;
  for (int seat = 0; seat < position.players; ++seat) {
    const auto i = static_cast<std::size_t>(seat);
    FleetId fleet = seat == move.seat ? move.after : position.fleets[i];
    const bool rolled = position.hasRolled(seat);
    if (rolled) fleet = moves.fleets().afterFall(fleet);
    double prospects = position.points[i] + alone_.points(rolled ? then : position.phase, fleet, docks);
    if (move.home && seat == move.seat)
      prospects += moves.river().docks[static_cast<std::size_t>(position.docks)];
    (seat == position.mover ? own : others) += prospects;
  }
  return position.players > 1 ? own - others / (position.players - 1) : own;
}

double valueOf(const Two& two, const Position& position) {
  const bool win = two.goal() == Goal::Win;
  return two.value({position.phase, position.mover == 0, position.fleets[0], position.fleets[1],
                    position.docks, win ? position.points[0] - position.points[1] : 0});
}

double valueAfter(const Two& two, const Position& position, const PilotMove& move) {
  const FleetMoves& moves = two.moves();
  PairState state{position.phase, false, position.fleets[0], position.fleets[1], position.docks, 0};
  (move.seat == 0 ? state.first : state.second) = move.after;
  int gain = 0; // of the first player
  if (move.home) {
    gain = moves.river().docks[static_cast<std::size_t>(position.docks)] * (move.seat == 0 ? 1 : -1);
    ++state.docks;
  }
  if (two.goal() == Goal::Win) state.ahead = position.points[0] - position.points[1] + gain;
  if (position.mover == 1) { // the round is over
    state.firstToRoll = true;
    state.phase = next(state.phase, moves.phases());
    state.first = moves.fleets().afterFall(state.first);
    state.second = moves.fleets().afterFall(state.second);
  }
  return two.value(state) + (two.goal() == Goal::Difference ? gain : 0);
}

double PerfectPilot::worth(const Position& position, const PilotMove& move) const {
  const double value = valueAfter(two_, position, move);
  return position.mover == 0 ? value : -value;
}

using namespace fairway::river;

PlayedRace playRace(const FleetMoves& moves, const Pilot& pilot, const RiverBoard& board, int players,
                    int first, std::uint64_t seed, int mostTurns) {
  PlayedRace played{{players, first, {}}, Race(board, players, first)};
  Race& race = played.race;
  // The streams belong to places in the playing order, as in simulations: the first player has the first.
  std::vector<DiceStream> dice;
  for (int place = 1; place <= players; ++place) dice.emplace_back(seed, 0, place);
  for (int turn = 0; turn < mostTurns && !race.over(); ++turn) {
    const Position position = positionOf(moves, race);
    const Face face = dice[static_cast<std::size_t>(position.mover)].roll(board.river.die);
    const Option option = optionOf(pilot.choose(position, movesOf(moves, position, face)), race);
    TurnEntry entry{race.toRoll(), face, option, {}};
    if (option.kind != Option::Kind::Pass) entry.ends = race.landingOf(face, option);
    played.record.turns.push_back(entry);
    race.play(face, option);
  }
  return played;
}

} // namespace fairway::validator::river
