#include "editor/model/lake_race/course/par_adviser.h"

namespace fairway::editor::lake_race {

std::optional<AdvisedCourse> advisedCourse(const std::optional<fairway::lake_race::Lake>& lake,
                                           const std::optional<ParQuestion>& course) {
  if (!lake || !course || !course->choices) return std::nullopt;
  return AdvisedCourse{*lake, course->placement, *course->choices};
}

std::optional<ParAdviser::Answer> solvedPar(const AdvisedCourse& course, validator::WorkWatch& watch) {
  const fairway::lake_race::CourseBoard board(course.lake, course.placement, course.choices);
  auto solved = validator::lake_race::Par::solve(board, {}, watch);
  if (solved) return ParAdviser::Answer(std::move(*solved));
  if (solved.fault() == validator::lake_race::ParRefusal::Stopped) return std::nullopt;
  return ParAdviser::Answer(whyNoPar(solved.fault()));
}

} // namespace fairway::editor::lake_race
