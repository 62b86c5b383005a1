#pragma once

#include "rules/base/tree.h"
#include "validator/regatta/study/course_study.h"
#include "validator/regatta/study/deck_study.h"

namespace fairway::validator::regatta {

// What reports tell of a deck and of a course, and the same in a few words.
Tree deckFacts(const Deck& deck);
std::string deckHeadline(const Deck& deck);

Tree courseFacts(const CourseStudy& study);
std::string courseHeadline(const CourseStudy& study);

Tree poseTree(const Pose& pose); // [x, y, heading]

} // namespace fairway::validator::regatta
