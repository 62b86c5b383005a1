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

// What pilots know. The parts point to each other, so it stays where it is.
struct RiverTablePilots::Known {
  Known(const fairway::river::River& river, int players)
      : moves(river), endless(moves), alone(moves, endless, (players - 1) * river.boats), fleet(alone) {}

  FleetMoves moves;
  Endless endless;
  Alone alone;
  FleetPilot fleet;
  std::optional<Two> two;
  std::optional<PerfectPilot> perfect;
};

const std::shared_ptr<RiverTablePilots::Known>& RiverTablePilots::known() {
  if (!known_) known_ = std::make_shared<Known>(river_, players_);
  return known_;
}

std::optional<Phrase> RiverTablePilots::whyNotPerfect() {
  if (players_ != 2) return phrase("perfect: is for two players");
  if (!known()->endless.ends(fairway::river::Phase{0}))
    return phrase("perfect: the game need not end, so it has no solution");
  if (statesOfTwo(river_, Goal::Win) > mostStatesOfTwo)
    return phrase("perfect: two players have too many states on this river to be solved");
  return std::nullopt;
}

bool RiverTablePilots::solveTwo(WorkWatch& watch) {
  Known& known = *this->known();
  if (known.perfect) return true;
  known.two = Two::solve(known.moves, known.endless, {}, watch);
  if (!known.two) return false;
  known.perfect.emplace(*known.two);
  return true;
}

Result<table::Pilot, NoPilot> RiverTablePilots::pilot(const std::string& name, int, WorkWatch& watch) {
  const std::shared_ptr<Known>& known = this->known();
  const std::shared_ptr<const FleetMoves> moves(known, &known->moves);
  if (name == "fleet") return tablePilot(moves, std::shared_ptr<const Pilot>(known, &known->fleet));
  if (name != "perfect") return noSuchPilot(name);
  if (const auto why = whyNotPerfect()) return NoPilot{NoPilot::Why::TooMuch, *why};
  if (!solveTwo(watch)) return NoPilot{NoPilot::Why::Stopped, phrase("stopped")};
  return tablePilot(moves, std::shared_ptr<const Pilot>(known, &*known->perfect));
}

Result<Advice, table::Refused> RiverTablePilots::advice(const table::Play& play, WorkWatch& watch) {
  const bool two = !whyNotPerfect();
  const Phrase measure = two ? phrase("win chance") : phrase("points ahead by the fleet pilot");
  if (play.moment() != table::Moment::Play) return Advice{measure, {}};
  if (two && !solveTwo(watch)) return table::notThisMoment(phrase("stopped"));
  const Known& known = *this->known();
  auto worths = worthOfOptions(known.moves, two ? static_cast<const Pilot&>(*known.perfect) : known.fleet,
                               static_cast<const fairway::river::RiverPlay&>(play));
  for (auto& [choice, worth] : worths) worth = -worth;
  return adviceOf(measure, std::move(worths));
}

} // namespace fairway::validator::river
