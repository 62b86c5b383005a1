#pragma once

#include "rules/lake_race/play/race.h"
#include "validator/lake_race/simulation/logbook.h"

#include <memory>
#include <optional>
#include <string_view>

namespace fairway::validator::lake_race {

struct StartPlace {
  fairway::lake_race::CourseBoard::CellIndex cell = fairway::lake_race::CourseBoard::noCell;
  Direction heading = Direction::E;
};

// Who steers a boat in a simulated race. Asked only for the seat to act; answers are legal. What belongs to
// one boat is in its logbook, not in the pilot, which may steer several. One pilot serves one thread.
class RacePilot {
public:
  RacePilot() = default;
  RacePilot(const RacePilot&) = delete;
  RacePilot& operator=(const RacePilot&) = delete;
  virtual ~RacePilot() = default;

  virtual StartPlace choosePlace(const fairway::lake_race::Race& race, Logbook& log) = 0;
  virtual fairway::lake_race::DiceChoice chooseDice(const fairway::lake_race::Race& race, Logbook& log) = 0;
  virtual fairway::lake_race::Steer chooseSteer(const fairway::lake_race::Race& race, Logbook& log) = 0;

  // Called before a move that another boat will stop short.
  virtual void noteStop(const fairway::lake_race::Race& race, fairway::lake_race::Steer steer, Logbook& log) {
    static_cast<void>(race), static_cast<void>(steer), static_cast<void>(log);
  }
};

enum class PilotKind : std::uint8_t {
  Par,      // plays the solved race, choosing among what the rules and other boats leave
  Cautious, // the same, as if the next crash would sink it
  Bold,     // the same, as if it had no damage yet
  Random,   // anything legal
  Casual,   // the better the more often, with the boats where they are
};
inline constexpr std::size_t pilotKinds = 5;

// Whether such a pilot plays the solved race as it is, so that all it does can be looked up.
constexpr bool playsPar(PilotKind kind) {
  return kind != PilotKind::Random && kind != PilotKind::Casual;
}

// The damage that such a pilot plays with whatever its boat really has; none: the boat's.
std::optional<int> assumedDamage(PilotKind kind);

std::string_view nameOf(PilotKind kind);
std::optional<PilotKind> pilotNamed(std::string_view name);

} // namespace fairway::validator::lake_race
