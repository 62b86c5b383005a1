#pragma once

#include "editor/model/lake_race/course/race_table.h"
#include "editor/model/work/analysis.h"

namespace fairway::editor::lake_race {

// The courses of a race whose par is known, by route and par, told apart by verdict.
struct CoursesChart {
  AnalysedChart chart;
  std::vector<std::vector<int>> numbers; // of the assignments, by series and point

  int numberAt(formats::ChartPlace place) const { return numbers[place.series][place.point]; }
};

CoursesChart chartOfCourses(fairway::lake_race::RaceLetter letter, const RaceTable::Race& race,
                            std::optional<int> chosen);

} // namespace fairway::editor::lake_race
