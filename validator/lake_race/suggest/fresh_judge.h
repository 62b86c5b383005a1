#pragma once

#include "validator/lake_race/suggest/suggest.h"

namespace fairway::validator::lake_race {

// Judges drafts as the goal has it: solved exactly, and raced with other dice than the search had.
class FreshJudge {
public:
  FreshJudge(const DocumentInfo& info, const SuggestOptions& options, WorkWatch& watch)
      : info_(info), options_(options), watch_(watch) {}

  const DocumentInfo& info() const { return info_; }

  // None where the draft cannot be raced, or the watch wants to stop.
  std::optional<GoalFigures> figuresOf(const Draft& draft) const;

private:
  bool addCourses(const Draft& draft, GoalFigures& figures) const;
  bool race(const Par& par, CourseFigures& course, FindingCounts& findings) const;

  const DocumentInfo& info_;
  const SuggestOptions& options_;
  WorkWatch& watch_;
};

} // namespace fairway::validator::lake_race
