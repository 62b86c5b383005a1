#pragma once

#include "rules/lake_race/gates/gate.h"
#include "rules/lake_race/route/route.h"

namespace fairway::editor::lake_race {

// What follows from where the buoys stand; the picture and the properties show it live.
struct CourseFacts {
  CourseFacts() {} // a Compass is only ever made on purpose, so that braces cannot make one by default

  fairway::lake_race::Placement placement;
  fairway::lake_race::Choices choices;               // what is left open, chosen
  std::array<fairway::lake_race::BuoyTurn, 3> turns; // round buoys 1 to 3
  std::array<fairway::lake_race::Gate, fairway::lake_race::gateCount> gates;
  std::vector<Cell> startCells;
  std::optional<fairway::lake_race::Route> route;
};

// None where a buoy has no gate because two stand on one cell.
std::optional<CourseFacts> courseFacts(const fairway::lake_race::Lake& lake,
                                       const fairway::lake_race::Placement& placement,
                                       const fairway::lake_race::OpenChoices& open);

} // namespace fairway::editor::lake_race
