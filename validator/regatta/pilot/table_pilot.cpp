#include "validator/regatta/pilot/table_pilot.h"

#include "rules/regatta/table/regatta_play.h"

namespace fairway::validator::regatta {

using fairway::regatta::RegattaPlay;

table::Pilot tablePilot(std::shared_ptr<const FleetWaters> waters, PilotKind kind, std::uint64_t seed,
                        int seat) {
  // Not one of the streams that cards come from.
  const Random start(streamSeed(streamSeed(~seed, 0), static_cast<std::uint64_t>(seat)));
  return [waters = std::move(waters), kind, random = start](const table::Play& play) mutable -> Tree {
    const auto& regatta = static_cast<const RegattaPlay&>(play);
    if (regatta.moment() == table::Moment::Place) {
      const std::optional<Pose> pose = Fleet::placeIn(*waters, regatta.race());
      return pose ? fairway::regatta::poseChoice(*pose) : Tree();
    }
    return turnChoice(Fleet::turnIn(*waters, regatta.race(), random.next(), kind));
  };
}

std::vector<std::pair<Tree, double>> turnsAfterEach(const FleetWaters& waters, const Race& race) {
  std::vector<std::pair<Tree, double>> list;
  for (const Turn& turn : race.legalTurns()) {
    Race next = race;
    static_cast<void>(next.act(turn)); // legal
    list.emplace_back(turnChoice(turn), waters.valueOf(next.boat(turn.seat).standing));
  }
  return list;
}

std::vector<std::pair<Tree, double>> turnsFromStarts(const FleetWaters& waters, const Race& race,
                                                     std::size_t most) {
  std::vector<std::pair<Tree, double>> list;
  for (const Pose& pose : waters.starts()) {
    if (list.size() == most) break;
    if (!race.whyNotPlace(race.seatToAct(), pose))
      list.emplace_back(fairway::regatta::poseChoice(pose), waters.valueOf({pose, {}}));
  }
  return list;
}

} // namespace fairway::validator::regatta
