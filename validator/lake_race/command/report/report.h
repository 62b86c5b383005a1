#pragma once

#include "validator/command/report_page/report_game.h"

// What reports say of lakes, courses, tile sets and records.
namespace fairway::command::lake_race {

const ReportGame& reportGame();

// The races of a lake, 24 courses each, which its rows show on the board.
std::vector<web::ReportSection> lakeSections(const Reported& reported);
// How long, how hard and how fair a course is.
std::vector<web::ReportSection> courseSections(const std::vector<Answer>& answers);

} // namespace fairway::command::lake_race
