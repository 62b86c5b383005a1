#include "validator/regatta/pilot/fleet.h"

#include <algorithm>

namespace fairway::validator::regatta {

namespace {

FleetBoat boatOf(const fairway::regatta::Boat& boat) {
  FleetBoat own;
  own.standing = boat.standing;
  own.racing = boat.racing();
  own.sun = boat.sun.value_or(-1);
  own.turns = static_cast<int>(boat.turns);
  for (const int card : boat.hand)
    own.hand[static_cast<std::size_t>(own.held++)] = static_cast<std::uint8_t>(card);
  return own;
}

} // namespace

std::optional<Pose> Fleet::placeIn(const FleetWaters& waters, const Race& race) {
  const auto place = std::find_if(waters.starts().begin(), waters.starts().end(), [&](const Pose& pose) {
    return !race.whyNotPlace(race.seatToAct(), pose);
  });
  return place == waters.starts().end() ? std::nullopt : std::optional(*place);
}

// A fleet as the race stands, which takes one turn; what it would draw does not matter.
Turn Fleet::turnIn(const FleetWaters& waters, const Race& race, std::uint64_t seed, PilotKind pilot) {
  Fleet fleet(waters, std::vector<PilotKind>(static_cast<std::size_t>(race.players()), pilot), seed);
  fleet.draw_.clear();
  for (int seat = 1; seat <= race.players(); ++seat)
    fleet.boats_[static_cast<std::size_t>(seat - 1)] = boatOf(race.boat(seat));
  fleet.keepRecord();
  fleet.takeTurn(race.seatToAct());
  return fleet.record().turns.back().turn;
}

} // namespace fairway::validator::regatta
