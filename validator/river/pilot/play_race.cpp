#include "validator/river/pilot/play_race.h"

#include "validator/river/pilot/dice.h"

namespace fairway::validator::river {

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
