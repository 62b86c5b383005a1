#pragma once

#include "rules/lake_race/board/tileset.h"
#include "validator/core/check.h"
#include "validator/lake_race/study/course_study.h"
#include "validator/lake_race/study/lake_study.h"

// One check, one file. The lists are explicit; what a check needs stands before it.
namespace fairway::validator::lake_race {

CheckResult checkLetterCount(const fairway::lake_race::Tileset& set); // T01
CheckResult checkTileLetters(const fairway::lake_race::Tileset& set); // T02
CheckResult checkOneWater(const LakeStudy& study);                    // L01
CheckResult checkSlotCount(const LakeStudy& study);                   // L02
CheckResult checkSlotOnLake(const LakeStudy& study);                  // L03
CheckResult checkChoke(const LakeStudy& study);                       // L04
CheckResult checkAssignments(const LakeStudy& study);                 // L05
CheckResult checkEvenCourses(const LakeStudy& study);                 // L06
CheckResult checkIslands(const LakeStudy& study);                     // L07
CheckResult checkBuoysOnSlots(const CourseStudy& study);              // C01
CheckResult checkBuoysApart(const CourseStudy& study);                // C02
CheckResult checkStripOnWater(const CourseStudy& study);              // C03
CheckResult checkStartRoom(const CourseStudy& study);                 // C04
CheckResult checkStartEasiest(const CourseStudy& study);              // C05
CheckResult checkGateOpen(const CourseStudy& study);                  // G01
CheckResult checkInOrder(const CourseStudy& study);                   // G02
CheckResult checkFullCircle(const CourseStudy& study);                // G03
CheckResult checkShorterArrow(const CourseStudy& study);              // G04
CheckResult checkCrossedPath(const CourseStudy& study);               // G05
CheckResult checkGatesApart(const CourseStudy& study);                // G06
CheckResult checkLanes(const CourseStudy& study);                     // G07

std::span<const Check<fairway::lake_race::Tileset>> tilesetChecks();
std::span<const Check<LakeStudy>> lakeChecks();
std::span<const Check<CourseStudy>> courseChecks();

} // namespace fairway::validator::lake_race
