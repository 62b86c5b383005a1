#pragma once

#include "editor/model/document/command.h"
#include "editor/model/work/workbench.h"
#include "formats/lake_race/documents.h"
#include "formats/lake_race/picture/board_scene.h"
#include "rules/lake_race/board/course.h"

#include <array>

namespace fairway::editor::lake_race {

using Assignment = fairway::lake_race::AssignmentOrder;
using fairway::lake_race::assignmentCount;
using fairway::lake_race::assignmentNumbered;
using fairway::lake_race::numberOf;
using fairway::lake_race::placementOf;

// One of the 24 assignments of a race, looked at on a lake.
struct ChosenAssignment {
  fairway::lake_race::RaceLetter race = fairway::lake_race::RaceLetter::A;
  int number = 0;

  friend bool operator==(const ChosenAssignment&, const ChosenAssignment&) = default;
};

// Which assignment a placement is, if it is one.
std::optional<Assignment> assignmentOf(const fairway::lake_race::Lake& lake,
                                       fairway::lake_race::RaceLetter race,
                                       const fairway::lake_race::Placement& placement);

const formats::lake_race::CourseBody* courseOf(const formats::Document& content);

// Where the buoys stand, with the letter taken from the slot where the course leaves it out. None when it is
// left out and there is no slot.
std::optional<fairway::lake_race::Placement> placementOf(const formats::lake_race::CourseBody& body,
                                                         const fairway::lake_race::Lake& lake);

// Steps on a course; null where nothing would change. Buoys are counted from 0, the start buoy.
// Puts the buoys on the race's slots. Arrows and directions belonged to the places before: they are left to
// the shortest route.
CommandPtr assignBuoys(const formats::lake_race::CourseBody& body, const fairway::lake_race::Lake& lake,
                       fairway::lake_race::RaceLetter race, const Assignment& assignment);
CommandPtr stepAssignment(const formats::lake_race::CourseBody& body, const fairway::lake_race::Lake& lake,
                          int by);
CommandPtr moveBuoy(const formats::lake_race::CourseBody& body, const fairway::lake_race::Lake& lake,
                    int buoy, Cell to);
CommandPtr turnStrip(const formats::lake_race::CourseBody& body, const fairway::lake_race::Lake& lake,
                     int sixths);
CommandPtr chooseForMe(const formats::lake_race::CourseBody& body);
CommandPtr freeBuoys(const formats::lake_race::CourseBody& body, const fairway::lake_race::Lake& lake);
// Sets one arrow (buoys 1 to 3), or leaves it to the shortest route; the same for the strip's directions.
CommandPtr setArrow(const formats::lake_race::CourseBody& body, int buoy,
                    std::optional<fairway::lake_race::Arrow> arrow);
CommandPtr setStart(const formats::lake_race::CourseBody& body,
                    std::optional<fairway::lake_race::PassSide> side);
CommandPtr setFinish(const formats::lake_race::CourseBody& body,
                     std::optional<fairway::lake_race::PassSide> side);

// Why a buoy cannot go there, for the hint; none if it can.
std::optional<std::string> whyNotThere(const formats::lake_race::CourseBody& body,
                                       const fairway::lake_race::Lake& lake, int buoy, Cell to);

// A course on the lake, its buoys by the assignment; none without four slots of the race.
std::optional<formats::lake_race::CourseDocument> courseFor(const fairway::lake_race::Lake& lake,
                                                            fairway::lake_race::RaceLetter race,
                                                            const Assignment& assignment);

// The course with the arrow of one buoy turned and all else as it is, also what its document leaves open.
// None where its choices are not known.
std::vector<WhatIf> whatIfsOf(const fairway::lake_race::Lake& lake,
                              const formats::lake_race::CourseMarks& course);

} // namespace fairway::editor::lake_race
