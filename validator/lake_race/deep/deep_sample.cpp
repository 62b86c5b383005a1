#include "validator/lake_race/deep/deep_sample.h"

#include "rules/base/contract.h"
#include "rules/base/random.h"
#include "rules/lake_race/route/assignments.h"
#include "validator/lake_race/deep/deep_study.h"
#include "validator/lake_race/verify/chosen_lakes.h"

#include <algorithm>
#include <cmath>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

// One of those that can be raced; none: there are none.
std::optional<Assignment> randomCourse(const Lake& lake, std::uint64_t seed) {
  std::vector<Assignment> courses;
  for (RaceLetter race : allRaces)
    if (hasCourses(lake, race))
      for (const Assignment& assignment : assignmentsOf(lake, race))
        if (assignment.raceable()) courses.push_back(assignment);
  if (courses.empty()) return std::nullopt;
  return courses[Random(seed).below(courses.size())];
}

// False when stopped.
bool addCourse(DeepSample& sample, const Lake& lake, const Assignment& course, WorkWatch& watch) {
  const CourseBoard board(lake, course.placement, choicesOf(lake, course));
  PartWatch solving(watch, 0, DeepStudy::solvingShare);
  const auto par = Par::solve(board, {}, solving);
  if (!par) return par.fault() != ParRefusal::Stopped;
  const auto report = reportOf(**par, solving);
  if (!report) return false;
  SimulationOptions options;
  options.pilots.assign(DeepStudy::racingBoats, PilotKind::Par);
  PartWatch racing(watch, DeepStudy::solvingShare, 1);
  const auto races = simulate(**par, options, racing);
  if (!races) return false;
  sample.pars.push_back(report->par->value());
  sample.startSpreads.push_back(report->startSpread);
  ++sample.verdicts[static_cast<std::size_t>(races->verdict)];
  return true;
}

} // namespace

std::optional<DeepSample> deepSample(const Tileset& set, BoardSide side, std::uint64_t sample,
                                     std::uint64_t seed, WorkWatch& watch) {
  const Layouts layouts(set, side);
  const ChosenLakes lakes(layouts, sample, seed);
  DeepSample found;
  for (std::uint64_t i = 0; i < lakes.size(); ++i) {
    const Lake lake = *buildLake(set, side, lakes[i]);
    const auto course = randomCourse(lake, streamSeed(seed, i));
    const auto part = [&](std::uint64_t done) {
      return static_cast<double>(done) / static_cast<double>(lakes.size());
    };
    PartWatch own(watch, part(i), part(i + 1));
    if (watch.stopWanted() || (course && !addCourse(found, lake, *course, own))) return std::nullopt;
  }
  return found;
}

std::array<double, 3> quartilesOf(std::vector<double> values) {
  FAIRWAY_EXPECTS(!values.empty());
  std::sort(values.begin(), values.end());
  std::array<double, 3> quartiles{};
  for (std::size_t i = 0; i < quartiles.size(); ++i) {
    const double place = static_cast<double>(i + 1) / 4 * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(std::floor(place));
    const std::size_t above = std::min(below + 1, values.size() - 1);
    quartiles[i] = values[below] + (place - std::floor(place)) * (values[above] - values[below]);
  }
  return quartiles;
}

} // namespace fairway::validator::lake_race
