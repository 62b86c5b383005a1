#include "validator/river/pilot/table_pilot.h"

namespace fairway::validator::river {

using fairway::river::RiverPlay;

table::Pilot tablePilot(std::shared_ptr<const FleetMoves> moves, std::shared_ptr<const Pilot> pilot) {
  return [moves = std::move(moves), pilot = std::move(pilot)](const table::Play& play) -> Tree {
    const auto& river = static_cast<const RiverPlay&>(play);
    const Position position = positionOf(*moves, river.race());
    const PilotMove move = pilot->choose(position, movesOf(*moves, position, *river.rolled()));
    return optionChoice(optionOf(move, river.race()));
  };
}

std::vector<std::pair<Tree, double>> worthOfOptions(const FleetMoves& moves, const Pilot& pilot,
                                                    const RiverPlay& play) {
  const Position position = positionOf(moves, play.race());
  const MoveList list = movesOf(moves, position, *play.rolled());
  std::vector<std::pair<Tree, double>> worths;
  for (std::size_t i = 0; i < list.size(); ++i)
    worths.emplace_back(optionChoice(optionOf(list[i], play.race())), pilot.worth(position, list[i]));
  return worths;
}

} // namespace fairway::validator::river
