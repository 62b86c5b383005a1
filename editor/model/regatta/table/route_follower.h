#pragma once

#include "editor/model/regatta/table/table_facts.h"
#include "validator/regatta/study/course_study.h"

namespace fairway::editor::regatta {

// Keeps the route up while something is dragged: each course is studied from the one before, which differs
// little, and only as far as the best way needs.
class RouteFollower {
public:
  // Nothing where table and deck are too large to be followed.
  std::optional<TableFacts> follow(const fairway::regatta::Course& course,
                                   const fairway::regatta::Deck& deck);
  void forget() { last_.reset(); }

private:
  std::unique_ptr<validator::regatta::CourseStudy> last_;
};

} // namespace fairway::editor::regatta
