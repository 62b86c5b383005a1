#include "editor/model/lake_race/course/facts.h"

#include "rules/lake_race/route/choose.h"

namespace fairway::editor::lake_race {

std::optional<CourseFacts> courseFacts(const fairway::lake_race::Lake& lake,
                                       const fairway::lake_race::Placement& placement,
                                       const fairway::lake_race::OpenChoices& open) {
  if (!gatesDefined(lake, placement)) return std::nullopt;
  CourseFacts facts;
  facts.placement = placement;
  facts.choices = chosen(lake, placement, open);
  for (int buoy = 0; buoy < 3; ++buoy) {
    const auto index = static_cast<std::size_t>(buoy);
    facts.turns[index] = turnRound(lake, placement, buoy, facts.choices.arrows[index]);
  }
  facts.gates = gatesOf(lake, placement, facts.choices);
  facts.startCells = startCells(lake, placement, facts.choices.start);
  facts.route = shortestRoute(fairway::lake_race::CourseBoard(lake, placement, facts.choices));
  return facts;
}

} // namespace fairway::editor::lake_race
