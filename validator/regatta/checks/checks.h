#pragma once

#include "validator/core/check.h"
#include "validator/regatta/study/course_study.h"
#include "validator/regatta/study/deck_study.h"

// The checks of decks and courses, each in a file of its own.
namespace fairway::validator::regatta {

CheckResult checkDeckSize(const Deck& deck); // D01
CheckResult checkMirror(const Deck& deck);   // D02
CheckResult checkHeadings(const Deck& deck); // D03
CheckResult checkSmooth(const Deck& deck);   // D04
CheckResult checkHands(const Deck& deck);    // D05
CheckResult checkCircles(const Deck& deck);  // D06
CheckResult checkDeal(const Deck& deck);     // D07

CheckResult checkOnTable(const CourseStudy& study);    // S01
CheckResult checkApart(const CourseStudy& study);      // S02
CheckResult checkStartRoom(const CourseStudy& study);  // S03
CheckResult checkFullCircle(const CourseStudy& study); // S04
CheckResult checkGateOpen(const CourseStudy& study);   // S05
CheckResult checkInOrder(const CourseStudy& study);    // S06
CheckResult checkTrap(const CourseStudy& study);       // S07
CheckResult checkRoom(const CourseStudy& study);       // S08
CheckResult checkOtherSide(const CourseStudy& study);  // S09
CheckResult checkDeadEnds(const CourseStudy& study);   // S11
CheckResult checkPaper(const CourseStudy& study);      // S15

std::span<const Check<Deck>> deckChecks();
// Those that look at what lies on the table, and those that ask what boats can do on it.
std::span<const Check<CourseStudy>> tableChecks();
std::span<const Check<CourseStudy>> waterChecks();

} // namespace fairway::validator::regatta
