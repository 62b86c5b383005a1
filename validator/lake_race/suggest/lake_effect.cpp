#include "validator/lake_race/suggest/lake_effect.h"

#include "rules/lake_race/route/assignments.h"
#include "rules/lake_race/route/course_rules.h"
#include "validator/lake_race/validator.h"

#include <algorithm>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

struct CourseState {
  FindingCounts findings;
  std::shared_ptr<const Par> par; // null: it cannot be raced, or is too large to be solved
  bool raceable = false;
};

// None: the watch wants to stop. A neighbour is the same course on the other lake, already solved.
std::optional<CourseState> stateOf(const Lake& lake, RaceLetter race, const Assignment& assignment,
                                   const Par* neighbour, WorkWatch& watch) {
  CourseState state;
  state.raceable = assignment.raceable();
  if (!state.raceable) return state;
  const CourseSubject subject{lake, race, assignment.placement, {}};
  const CourseBoard board(Course{lake, race, assignment.placement, choicesOf(lake, assignment)});
  const auto solved = Par::solve(board, {}, watch, {.neighbour = neighbour});
  if (watch.stopWanted()) return std::nullopt;
  if (solved) state.par = *solved;
  state.findings = countsOf(validateCourse(subject, {}, [&](Judge& judge, const CourseStudy& study) {
    // Begun from its own solution the checks have nothing left to solve.
    if (state.par) judgeSolved(judge, study, watch, {.neighbour = state.par.get()});
  }));
  if (watch.stopWanted()) return std::nullopt;
  return state;
}

bool isBetter(const CourseState& one, const CourseState& other) {
  if (one.raceable != other.raceable) return one.raceable;
  return one.findings.total() < other.findings.total();
}

void add(const CourseState& before, const CourseState& after, LakeEffect& effect) {
  ++effect.courses;
  if (isBetter(after, before)) ++effect.better;
  if (isBetter(before, after)) ++effect.worse;
  for (const std::string& code : after.findings.newOnes(before.findings)) ++effect.newFindings[code];
  if (!before.par || !after.par) return;
  ++effect.solved;
  effect.parBefore += (before.par->value() - effect.parBefore) / effect.solved;
  effect.parAfter += (after.par->value() - effect.parAfter) / effect.solved;
}

struct Pair {
  RaceLetter race;
  Assignment before, after;
};

// A race that only one of the lakes has says nothing about courses: the findings of the lake do.
std::vector<RaceLetter> racesOfBoth(const Lake& before, const Lake& after) {
  std::vector<RaceLetter> races;
  for (const RaceLetter race : allRaces)
    if (hasCourses(before, race) && hasCourses(after, race)) races.push_back(race);
  return races;
}

std::vector<Pair> coursesOfBoth(const Lake& before, const Lake& after, const std::vector<RaceLetter>& races,
                                const WorkWatch& watch) {
  std::vector<Pair> pairs;
  const auto stop = [&] { return watch.stopWanted(); };
  for (const RaceLetter race : races) {
    const auto here = assignmentsOf(before, race, stop), there = assignmentsOf(after, race, stop);
    for (std::size_t i = 0; i < std::min(here.size(), there.size()); ++i)
      pairs.push_back({race, here[i], there[i]});
  }
  return pairs;
}

} // namespace

LakeEffect lakeEffect(const Lake& before, const Lake& after, WorkWatch& watch) {
  LakeEffect effect;
  const std::vector<RaceLetter> races = racesOfBoth(before, after);
  effect.all = assignmentCount * static_cast<int>(races.size());
  const bool sameSize = before.map.columns() == after.map.columns() && before.map.rows() == after.map.rows();
  for (const Pair& pair : coursesOfBoth(before, after, races, watch)) {
    StopsOnly inner(watch);
    const auto here = stateOf(before, pair.race, pair.before, nullptr, inner);
    if (!here) break;
    const auto there = stateOf(after, pair.race, pair.after, sameSize ? here->par.get() : nullptr, inner);
    if (!there) break;
    add(*here, *there, effect);
    watch.advance(static_cast<double>(effect.courses) / effect.all);
  }
  return effect;
}

} // namespace fairway::validator::lake_race
