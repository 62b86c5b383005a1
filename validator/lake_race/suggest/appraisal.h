#pragma once

#include "validator/lake_race/deep/deep_checks.h"
#include "validator/lake_race/suggest/draft.h"
#include "validator/lake_race/suggest/goal.h"

namespace fairway::validator::lake_race {

// Findings that count, errors and warnings apart, by code.
struct FindingCounts {
  std::map<std::string, int> errors;
  std::map<std::string, int> warnings;

  int total() const;
  // No error that the other has not and, unless they are allowed, no warning.
  bool worseThan(const FindingCounts& other, bool allowWarnings) const;
  std::vector<std::string>
  newOnes(const FindingCounts& other) const; // codes of which there are more than there
};
FindingCounts countsOf(const Report& report);
FindingCounts quickCounts(const Draft& draft, const DocumentInfo& info);
// Of a course those of what is solved too.
FindingCounts solvedCounts(const Draft& draft, const DocumentInfo& info, WorkWatch& watch,
                           const ParHints& hints);

// The courses that a draft is judged by: itself, or the first of each race of a lake that can be raced.
struct NamedCourse {
  std::string name; // empty, or `race A`
  fairway::lake_race::Course course;
};
std::vector<NamedCourse> coursesOf(const Draft& draft); // empty where some race has none

using SolvedPars = std::vector<std::shared_ptr<const Par>>; // one for each course of a draft

// The findings of the quick checks and of what is solved, by solutions that are known already; rough ones do.
FindingCounts solvedCounts(const Draft& draft, const DocumentInfo& info,
                           const std::vector<NamedCourse>& courses, const SolvedPars& pars, bool rough,
                           WorkWatch& watch);

// The longest route of each race over its shortest; none where an assignment cannot be raced.
struct RaceSpread {
  fairway::lake_race::RaceLetter race;
  int shortest = 0;
  int longest = 0;
  double ratio() const { return static_cast<double>(longest) / shortest; }
};
std::optional<std::vector<RaceSpread>> routeSpreads(const fairway::lake_race::Lake& lake);
double worstRatio(const fairway::lake_race::Lake& lake); // of all races; infinite where there are no spreads

} // namespace fairway::validator::lake_race
