#pragma once

#include "editor/model/edited_document.h"

#include <array>

namespace fairway::editor {

// Which of a race's four slots, in the order of the lake, each buoy 0 to 3 stands on.
using Assignment = std::array<int, 4>;
inline constexpr int assignmentCount = 24;

// The 24 assignments in their order: 0123, 0132, ... 3210.
Assignment assignmentNumbered(int number);
int numberOf(const Assignment& assignment);

// The placement that an assignment gives on a lake with four slots of the race; else none.
std::optional<lake_race::Placement> placementOf(const lake_race::Lake& lake, lake_race::RaceLetter race,
                                                const Assignment& assignment);

// Which assignment a placement is, if it is one.
std::optional<Assignment> assignmentOf(const lake_race::Lake& lake, lake_race::RaceLetter race,
                                       const lake_race::Placement& placement);

const formats::CourseBody* courseOf(const formats::Document& content);

// Where the buoys stand, with the letter taken from the slot where the course leaves it out. None when it is
// left out and there is no slot.
std::optional<lake_race::Placement> placementOf(const formats::CourseBody& body, const lake_race::Lake& lake);

// Steps on a course; null where nothing would change. Buoys are counted from 0, the start buoy.
CommandPtr assignBuoys(const formats::CourseBody& body, const lake_race::Lake& lake,
                       const Assignment& assignment);
CommandPtr moveBuoy(const formats::CourseBody& body, const lake_race::Lake& lake, int buoy, Cell to);
CommandPtr turnArrow(const formats::CourseBody& body, int buoy, lake_race::Arrow now);
CommandPtr turnStart(const formats::CourseBody& body, lake_race::PassSide now);
CommandPtr turnFinish(const formats::CourseBody& body, lake_race::PassSide now);
CommandPtr turnStrip(const formats::CourseBody& body, const lake_race::Lake& lake, int sixths);
CommandPtr chooseForMe(const formats::CourseBody& body);
// Sets those choices that are given and leaves the others: what a finding's fix does.
CommandPtr applyChoices(const formats::CourseBody& body, const lake_race::OpenChoices& given,
                        std::string text);
CommandPtr freeBuoys(const formats::CourseBody& body, const lake_race::Lake& lake);
CommandPtr changeRace(const formats::CourseBody& body, const lake_race::Lake& lake,
                      lake_race::RaceLetter race);

// Why a buoy cannot go there, for the hint; none if it can.
std::optional<std::string> whyNotThere(const formats::CourseBody& body, const lake_race::Lake& lake, int buoy,
                                       Cell to);

// A course on the lake, buoys by the first assignment; none without four slots of the race.
std::optional<formats::CourseDocument> courseFor(const lake_race::Lake& lake, lake_race::RaceLetter race,
                                                 const Assignment& assignment);

} // namespace fairway::editor
