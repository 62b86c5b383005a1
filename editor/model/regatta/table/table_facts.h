#pragma once

#include "formats/regatta/picture/marks.h"
#include "validator/regatta/study/course_study.h"

#include <optional>
#include <vector>

namespace fairway::editor::regatta {

// What a course gives besides its report: where boats start, and the fastest way of a boat that may wish for
// its cards.
struct TableFacts {
  std::vector<plane::Pose> startBoats;
  std::vector<formats::regatta::Wake> route;
  std::optional<int> turns; // none: there is no route
  std::optional<int> plays;
};

TableFacts tableFacts(const validator::regatta::CourseStudy& study, const validator::regatta::Search& turns,
                      const validator::regatta::Search& plays);

} // namespace fairway::editor::regatta
