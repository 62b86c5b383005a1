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

std::array<int, 3> letterCounts(const std::vector<fairway::lake_race::Slot>& slots) {
  std::array<int, 3> counts{};
  for (const fairway::lake_race::Slot& slot : slots) ++counts[static_cast<std::size_t>(slot.race)];
  return counts;
}

std::string describe(const std::array<int, 3>& letters) {
  std::string text;
  for (const fairway::lake_race::RaceLetter race : fairway::lake_race::allRaces)
    text += (text.empty() ? "" : ", ") + std::string(1, letterOf(race)) + " " +
            std::to_string(letters[static_cast<std::size_t>(race)]);
  return text;
}

} // namespace fairway::editor::lake_race
