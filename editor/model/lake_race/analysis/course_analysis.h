#pragma once

#include "editor/model/lake_race/course/race_table.h"
#include "editor/model/work/analysis.h"
#include "editor/model/work/analysis_parts.h"
#include "formats/lake_race/picture/board_scene.h"
#include "validator/lake_race/deep/deep_study.h"

namespace fairway::editor::lake_race {

// What is known of a course that was solved and raced, in the user's language. The numbers are those of `par`
// and `simulate`. `route`: its shortest one, in steps.
Analysis analysisOf(const validator::lake_race::DeepFigures& figures, int route);

std::vector<AnalysedChart> chartsOf(const validator::lake_race::DeepFigures& figures);

// When a boat that finishes has done so, with this chance.
std::size_t turnsUntil(const validator::FinishTurns& turns, double chance);

// Values by cell, as the board's picture has them.
struct HeatOverlay final : OverlayContent {
  explicit HeatOverlay(formats::lake_race::HeatMap map) : heat(std::move(map)) {}

  formats::lake_race::HeatMap heat;
};

// Those of `fairway export --overlay`, in the user's language.
std::vector<AnalysedOverlay> overlaysOf(const validator::lake_race::DeepFigures& figures);

// The courses of a race whose par is known, by route and par, told apart by verdict.
struct CoursesChart {
  AnalysedChart chart;
  std::vector<std::vector<int>> numbers; // of the assignments, by series and point

  int numberAt(formats::ChartPlace place) const { return numbers[place.series][place.point]; }
};

CoursesChart chartOfCourses(fairway::lake_race::RaceLetter letter, const RaceTable::Race& race,
                            std::optional<int> chosen);

} // namespace fairway::editor::lake_race
