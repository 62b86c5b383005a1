#include "validator/lake_race/suggest/appraisal.h"

#include "rules/lake_race/route/assignments.h"
#include "rules/lake_race/route/course_rules.h"
#include "validator/lake_race/validator.h"

#include <algorithm>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

bool hasMore(const std::map<std::string, int>& here, const std::map<std::string, int>& there) {
  return std::any_of(here.begin(), here.end(), [&](const auto& entry) {
    const auto other = there.find(entry.first);
    return entry.second > (other == there.end() ? 0 : other->second);
  });
}

// What solving shows in one of a lake's courses, apart from what the quick checks find in the lake.
void addSolved(const FindingCounts& course, FindingCounts& lake) {
  for (const auto& [from, to] :
       {std::pair(&course.errors, &lake.errors), std::pair(&course.warnings, &lake.warnings)})
    for (const auto& [code, count] : *from)
      if (code.starts_with('M')) (*to)[code] += count;
}

Draft draftOf(const Course& course) {
  Draft draft;
  draft.lake = course.lake;
  draft.isCourse = true;
  draft.race = course.race;
  draft.placement = course.placement;
  draft.choices = fixed(course.choices);
  return draft;
}

} // namespace

int FindingCounts::total() const {
  int all = 0;
  for (const auto& [code, count] : errors) all += count;
  for (const auto& [code, count] : warnings) all += count;
  return all;
}

bool FindingCounts::worseThan(const FindingCounts& other, bool allowWarnings) const {
  return hasMore(errors, other.errors) || (!allowWarnings && hasMore(warnings, other.warnings));
}

std::vector<std::string> FindingCounts::newOnes(const FindingCounts& other) const {
  std::vector<std::string> codes;
  for (const auto& [here, there] : {std::pair(&errors, &other.errors), std::pair(&warnings, &other.warnings)})
    for (const auto& [code, count] : *here)
      if (const auto known = there->find(code); count > (known == there->end() ? 0 : known->second))
        codes.push_back(code);
  return codes;
}

FindingCounts countsOf(const Report& report) {
  FindingCounts counts;
  for (const Finding& finding : report.findings) {
    if (!finding.counts()) continue;
    if (finding.severity == Severity::Error) ++counts.errors[finding.code];
    if (finding.severity == Severity::Warning) ++counts.warnings[finding.code];
  }
  return counts;
}

FindingCounts quickCounts(const Draft& draft, const DocumentInfo& info) {
  return countsOf(draft.isCourse ? validateCourse(draft.subject(), info) : validateLake(draft.lake, info));
}

std::vector<NamedCourse> coursesOf(const Draft& draft) {
  std::vector<NamedCourse> courses;
  if (draft.isCourse) {
    const auto course = settledCourse(draft.lake, draft.race, draft.placement, draft.choices);
    if (course) courses.push_back({"", *course});
    return courses;
  }
  for (const RaceLetter race : allRaces) {
    if (slotsOf(draft.lake, race).empty()) continue;
    if (!hasCourses(draft.lake, race)) return {};
    const auto all = assignmentsOf(draft.lake, race);
    const auto first =
        std::find_if(all.begin(), all.end(), [](const Assignment& one) { return one.raceable(); });
    if (first == all.end()) return {};
    courses.push_back({std::string("race ") + letterOf(race),
                       Course{draft.lake, race, first->placement, choicesOf(draft.lake, *first)}});
  }
  return courses;
}

std::optional<std::vector<RaceSpread>> routeSpreads(const Lake& lake) {
  std::vector<RaceSpread> spreads;
  for (const RaceLetter race : allRaces) {
    if (slotsOf(lake, race).empty()) continue;
    if (!hasCourses(lake, race)) return std::nullopt;
    RaceSpread spread{race, 0, 0};
    for (const Assignment& assignment : assignmentsOf(lake, race)) {
      if (!assignment.raceable() || !assignment.route) return std::nullopt;
      spread.shortest =
          spread.shortest == 0 ? *assignment.route : std::min(spread.shortest, *assignment.route);
      spread.longest = std::max(spread.longest, *assignment.route);
    }
    spreads.push_back(spread);
  }
  if (spreads.empty()) return std::nullopt;
  return spreads;
}

FindingCounts solvedCounts(const Draft& draft, const DocumentInfo& info, WorkWatch& watch,
                           const ParHints& hints) {
  if (!draft.isCourse) return quickCounts(draft, info);
  return countsOf(validateCourse(draft.subject(), info, [&](Judge& judge, const CourseStudy& study) {
    judgeSolved(judge, study, watch, hints);
  }));
}

FindingCounts solvedCounts(const Draft& draft, const DocumentInfo& info,
                           const std::vector<NamedCourse>& courses, const SolvedPars& pars, bool rough,
                           WorkWatch& watch) {
  if (draft.isCourse) return solvedCounts(draft, info, watch, {pars.front().get(), rough});
  FindingCounts counts = quickCounts(draft, info);
  for (std::size_t i = 0; i < courses.size(); ++i)
    addSolved(solvedCounts(draftOf(courses[i].course), {}, watch, {pars[i].get(), rough}), counts);
  return counts;
}

double worstRatio(const Lake& lake) {
  const auto spreads = routeSpreads(lake);
  if (!spreads) return std::numeric_limits<double>::infinity();
  double worst = 0;
  for (const RaceSpread& spread : *spreads) worst = std::max(worst, spread.ratio());
  return worst;
}

} // namespace fairway::validator::lake_race
