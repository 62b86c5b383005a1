#pragma once

#include "rules/base/tree.h"
#include "validator/core/check.h"
#include "validator/regatta/study/course_study.h"
#include "validator/regatta/study/deck_study.h"

#include <functional>

// What the command line and the editor ask for: a document's report.
namespace fairway::validator::regatta {

// Checks that take longer, run after the others.
using MoreChecks = std::function<void(Judge& judge, const CourseStudy& study)>;

Report validateDeck(const Deck& deck, const DocumentInfo& info);
Report validateCourse(const CourseStudy& study, const DocumentInfo& info, const MoreChecks& more = {});
// The same for callers who may not want to wait: no report once the watch wants to stop.
std::optional<Report> validateCourse(const CourseStudy& study, const DocumentInfo& info,
                                     const WorkWatch& watch, const MoreChecks& more = {});
Report validateRecord(const DocumentInfo& info);

// What reports say about a deck and a course, and the same in a few words.
Tree deckFacts(const Deck& deck);
std::string deckHeadline(const Deck& deck);

Tree courseFacts(const CourseStudy& study);
std::string courseHeadline(const CourseStudy& study);

Tree poseTree(const Pose& pose); // [x, y, heading]

} // namespace fairway::validator::regatta
