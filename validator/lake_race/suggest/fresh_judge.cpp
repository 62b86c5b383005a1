#include "validator/lake_race/suggest/fresh_judge.h"

#include "validator/lake_race/simulation/simulate.h"

#include <algorithm>
#include <cmath>

namespace fairway::validator::lake_race {

double CourseFigures::worstSeat() const {
  double worst = 0;
  for (const Estimate& seat : wins)
    worst = std::max(worst, std::fabs(seat.share - 1.0 / static_cast<double>(wins.size())));
  return worst;
}

std::optional<GoalFigures> FreshJudge::figuresOf(const Draft& draft, const FindingCounts* limit) const {
  GoalFigures figures;
  switch (options_.goal.kind) {
  case Goal::Kind::Even: {
    const auto spreads = routeSpreads(draft.lake);
    if (!spreads) return std::nullopt;
    figures.spreads = *spreads;
    figures.value = worstRatio(draft.lake);
    figures.findings = quickCounts(draft, info_);
    return figures;
  }
  case Goal::Kind::Clean:
    figures.findings = solvedCounts(draft, info_, watch_, {});
    figures.value = figures.findings.total();
    break;
  case Goal::Kind::Fair:
  case Goal::Kind::Par:
    if (!addCourses(draft, limit, figures)) return std::nullopt;
  }
  if (watch_.stopWanted()) return std::nullopt;
  return figures;
}

bool FreshJudge::addCourses(const Draft& draft, const FindingCounts* limit, GoalFigures& figures) const {
  const std::vector<NamedCourse> courses = coursesOf(draft);
  SolvedPars pars;
  for (const NamedCourse& named : courses) {
    const fairway::lake_race::CourseBoard board(named.course);
    if (static_cast<int>(board.startCells().size()) < options_.players) return false;
    const auto par = Par::solve(board, {}, watch_);
    if (!par) return false;
    pars.push_back(*par);
  }
  if (pars.empty()) return false;
  // Begun from their own solutions the checks have nothing left to solve.
  figures.findings = solvedCounts(draft, info_, courses, pars, false, watch_);
  if (limit && figures.findings.worseThan(*limit, options_.allowWarnings)) return true;
  for (std::size_t i = 0; i < courses.size(); ++i)
    if (!addCourse(courses[i], *pars[i], figures)) return false;
  return true;
}

bool FreshJudge::addCourse(const NamedCourse& named, const Par& par, GoalFigures& figures) const {
  const double value = par.value();
  CourseFigures course;
  course.name = named.name;
  course.par = {par.certificate().lower(value), par.certificate().upper(value)};
  const bool fair = options_.goal.kind == Goal::Kind::Fair;
  if (fair && !race(par, course, figures.findings)) return false;
  figures.value =
      std::max(figures.value, fair ? course.worstSeat() : std::fabs(course.par.value() - options_.goal.par));
  figures.courses.push_back(std::move(course));
  return true;
}

bool FreshJudge::race(const Par& par, CourseFigures& course, FindingCounts& findings) const {
  SimulationOptions races;
  races.races = options_.freshRaces;
  races.exact = true;
  races.seed = streamSeed(options_.seed, 2); // the search has stream 1, its choices 3
  races.pilots.assign(static_cast<std::size_t>(options_.players), PilotKind::Par);
  const auto result = simulate(par, races, watch_);
  if (!result) return false;
  course.wins = result->judged();
  course.races = result->tally.races;
  course.verdict = result->verdict;
  course.racesNeeded = result->racesNeeded;
  if (result->sinkings == Fairness::Unfair) ++findings.warnings["F02"];
  if (result->runaway == Fairness::Unfair) ++findings.warnings["F03"];
  return true;
}

} // namespace fairway::validator::lake_race
