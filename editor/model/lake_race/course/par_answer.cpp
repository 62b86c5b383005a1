#include "editor/model/lake_race/course/par_answer.h"

#include "editor/model/words/translation.h"
#include "validator/lake_race/deep/deep_study.h"

#include <algorithm>

namespace fairway::editor::lake_race {

namespace {

// Par of the course: the least of its start cells. What a designer compares needs no bounds.
std::optional<double> leastOf(const validator::lake_race::Par& par) {
  std::optional<double> least;
  for (const fairway::lake_race::CourseBoard::CellIndex cell : par.board().startCells()) {
    const validator::lake_race::StateSpace::Water water = par.space().waterAt(cell);
    const double value = par.startValue(water, par.bestHeading(water));
    least = std::min(least.value_or(value), value);
  }
  return least;
}

// With the verdict, where all boats find room. None when stopped.
std::optional<ParAnswer> racedOn(const validator::lake_race::Par& par, validator::WorkWatch& watch) {
  ParAnswer answer{leastOf(par), {}};
  if (par.board().startCells().size() < std::size_t{validator::lake_race::DeepStudy::racingBoats})
    return answer;
  const auto races = validator::lake_race::raceForVerdicts(par, watch);
  if (!races) return std::nullopt;
  answer.verdict = races->verdict;
  return answer;
}

} // namespace

std::optional<ParAnswer> parOf(const fairway::lake_race::Lake& lake,
                               const validator::lake_race::Assignment& course, ParWork work,
                               const Stale& stale) {
  if (!course.route) return ParAnswer{std::nullopt, std::string(course.failing)};
  return parOf(lake, course.placement, choicesOf(lake, course), work, stale);
}

std::optional<ParAnswer> parOf(const fairway::lake_race::Lake& lake,
                               const fairway::lake_race::Placement& placement,
                               const fairway::lake_race::Choices& choices, ParWork work, const Stale& stale) {
  StaleWatch watch(stale);
  const fairway::lake_race::CourseBoard board(lake, placement, choices);
  const auto par = validator::lake_race::Par::solve(board, {}, watch);
  if (par && work == ParWork::Raced) return racedOn(**par, watch);
  if (par) return ParAnswer{leastOf(**par), {}};
  switch (par.fault()) {
  case validator::lake_race::ParRefusal::NoRoute:
    return ParAnswer{std::nullopt, say("no route")};
  case validator::lake_race::ParRefusal::TooLarge:
    return ParAnswer{std::nullopt, say("too large")};
  case validator::lake_race::ParRefusal::Stopped:
    break;
  }
  return std::nullopt;
}

} // namespace fairway::editor::lake_race
