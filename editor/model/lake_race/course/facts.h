#pragma once

#include "rules/lake_race/gates/gate.h"
#include "rules/lake_race/route/route.h"

namespace fairway::editor {

// What follows from where the buoys stand; the picture and the properties show it live.
struct CourseFacts {
  CourseFacts() {} // a Compass is only ever made on purpose, so that braces cannot make one by default

  lake_race::Placement placement;
  lake_race::Choices choices;               // what is left open, chosen
  std::array<lake_race::BuoyTurn, 3> turns; // round buoys 1 to 3
  std::array<lake_race::Gate, lake_race::gateCount> gates;
  std::vector<Cell> startCells;
  std::optional<lake_race::Route> route;
};

// None where a buoy has no gate because two stand on one cell.
std::optional<CourseFacts> courseFacts(const lake_race::Lake& lake, const lake_race::Placement& placement,
                                       const lake_race::OpenChoices& open);

// How often each race's letter stands on a lake or tile.
std::array<int, 3> letterCounts(const std::vector<lake_race::Slot>& slots);

// "A 4, B 4, C 3"
std::string describe(const std::array<int, 3>& letters);

} // namespace fairway::editor
