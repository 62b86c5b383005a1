#pragma once

#include "validator/lake_race/suggest/suggest.h"

namespace fairway::validator::lake_race {

// Judges drafts as the goal has it: solved exactly, and raced with other dice than the search had.
class FreshJudge {
public:
  FreshJudge(const DocumentInfo& info, const SuggestOptions& options, WorkWatch& watch)
      : info_(info), options_(options), watch_(watch) {}

  const DocumentInfo& info() const { return info_; }

  // None where the draft cannot be raced, or the watch wants to stop. Where what is solved shows findings
  // that are worse than `limit`, and these are not allowed, it is not raced: the findings alone count then.
  std::optional<GoalFigures> figuresOf(const Draft& draft, const FindingCounts* limit = nullptr) const;

private:
  bool addCourses(const Draft& draft, const FindingCounts* limit, GoalFigures& figures) const;
  bool addCourse(const NamedCourse& named, const Par& par, GoalFigures& figures) const;
  bool race(const Par& par, CourseFigures& course, FindingCounts& findings) const;

  const DocumentInfo& info_;
  const SuggestOptions& options_;
  WorkWatch& watch_;
};

} // namespace fairway::validator::lake_race
