#include "editor/ui/games.h"
#include "editor/ui/race/measure_steps.h"
#include "editor/ui/race/race_fittings.h"

namespace fairway::editor::race {

const RaceWindow& window() {
  static constexpr RaceWindow entry{
      .fit = [](MainFrame& frame) -> std::unique_ptr<Fittings> {
        return std::make_unique<RaceFittings>(frame);
      },
      .addMenu = addRaceMenu,
      .addBoardRace = addBoardRace,
      .measuredSteps = measuredSteps,
  };
  return entry;
}

} // namespace fairway::editor::race
