#pragma once

#include "editor/model/document/command.h"
#include "formats/lake_race/documents.h"
#include "rules/lake_race/board/assignment.h"

#include <array>

namespace fairway::editor {

using Assignment = lake_race::AssignmentOrder;
using lake_race::assignmentCount;
using lake_race::assignmentNumbered;
using lake_race::numberOf;
using lake_race::placementOf;

// Which assignment a placement is, if it is one.
std::optional<Assignment> assignmentOf(const lake_race::Lake& lake, lake_race::RaceLetter race,
                                       const lake_race::Placement& placement);

const formats::CourseBody* courseOf(const formats::Document& content);

// Where the buoys stand, with the letter taken from the slot where the course leaves it out. None when it is
// left out and there is no slot.
std::optional<lake_race::Placement> placementOf(const formats::CourseBody& body, const lake_race::Lake& lake);

// Steps on a course; null where nothing would change. Buoys are counted from 0, the start buoy.
// Puts the buoys on the race's slots. Arrows and directions belonged to the places before: they are left to
// the shortest route.
CommandPtr assignBuoys(const formats::CourseBody& body, const lake_race::Lake& lake,
                       lake_race::RaceLetter race, const Assignment& assignment);
CommandPtr stepAssignment(const formats::CourseBody& body, const lake_race::Lake& lake, int by);
CommandPtr moveBuoy(const formats::CourseBody& body, const lake_race::Lake& lake, int buoy, Cell to);
CommandPtr turnStrip(const formats::CourseBody& body, const lake_race::Lake& lake, int sixths);
CommandPtr chooseForMe(const formats::CourseBody& body);
CommandPtr freeBuoys(const formats::CourseBody& body, const lake_race::Lake& lake);
// Sets one arrow (buoys 1 to 3), or leaves it to the shortest route; the same for the strip's directions.
CommandPtr setArrow(const formats::CourseBody& body, int buoy, std::optional<lake_race::Arrow> arrow);
CommandPtr setStart(const formats::CourseBody& body, std::optional<lake_race::PassSide> side);
CommandPtr setFinish(const formats::CourseBody& body, std::optional<lake_race::PassSide> side);

// Why a buoy cannot go there, for the hint; none if it can.
std::optional<std::string> whyNotThere(const formats::CourseBody& body, const lake_race::Lake& lake, int buoy,
                                       Cell to);

// A course on the lake, its buoys by the assignment; none without four slots of the race.
std::optional<formats::CourseDocument> courseFor(const lake_race::Lake& lake, lake_race::RaceLetter race,
                                                 const Assignment& assignment);

} // namespace fairway::editor
