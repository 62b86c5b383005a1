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

std::string whyNoPar(validator::lake_race::ParRefusal refusal) {
  return refusal == validator::lake_race::ParRefusal::NoRoute ? say("no route") : say("too large");
}

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
  if (par.fault() == validator::lake_race::ParRefusal::Stopped) return std::nullopt;
  return ParAnswer{std::nullopt, whyNoPar(par.fault())};
}

} // namespace fairway::editor::lake_race
