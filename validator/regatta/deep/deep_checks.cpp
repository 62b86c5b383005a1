#include "validator/regatta/deep/deep_checks.h"

#include "validator/regatta/study/deck_study.h"

namespace fairway::validator::regatta {

namespace {

constexpr std::array<Check<DeepStudy>, 2> parChecks{{
    {"S10", checkStartSpread},
    {"S12", checkPar},
}};

constexpr std::array<Check<DeepStudy>, 2> raceChecks{{
    {"S13", checkSeats},
    {"S14", checkRunaway},
}};

void leave(Judge& judge, std::span<const Check<DeepStudy>> checks, const std::string& why) {
  for (const Check<DeepStudy>& check : checks) judge.leave(check.code, why);
}

std::nullopt_t leaveAll(Judge& judge, const std::string& why) {
  leave(judge, parChecks, why);
  leave(judge, raceChecks, why);
  return std::nullopt;
}

// The races of a course that was solved; none, and it is said why, where there are none.
std::optional<SimulationResult> racesToJudge(Judge& judge, const CourseStudy& course,
                                             const FleetWaters& waters, WorkWatch& watch,
                                             std::uint64_t seed) {
  constexpr std::int64_t mostRaces = 20000;
  constexpr int boats = 4;
  constexpr int tried = 16; // to see whether races end
  const auto leaveRaces = [&judge](const std::string& why) {
    leave(judge, raceChecks, why);
    return std::nullopt;
  };
  if (startsOf(waters, boats).size() < std::size_t{boats})
    return leaveRaces("there is no room for four boats at the start");
  if (const std::string why = whyNotDealt(course.deck(), boats); !why.empty()) return leaveRaces(why);
  SimulationOptions options;
  options.races = mostRaces;
  options.decideAll = true;
  options.seed = seed;
  const auto endless = endlessRaces(waters, options, tried, watch);
  if (!endless) return leaveRaces("stopped");
  if (*endless > tried / 2)
    return leaveRaces(std::to_string(*endless) + " of " + std::to_string(tried) +
                      " races were not over after 2000 turns, so not enough of them can be raced");
  auto races = simulate(waters, options, watch);
  if (!races) return leaveRaces("stopped");
  return races;
}

} // namespace

std::optional<RegattaFigures> judgeDeep(Judge& judge, const CourseStudy& course, WorkWatch& watch,
                                        std::uint64_t seed) {
  constexpr double solvingShare = 0.5; // of the time; the rest is for the races
  if (!course.fits() || !judge.ready("S12")) return leaveAll(judge, "the course cannot be sailed");
  PartWatch solving(watch, 0, solvingShare), racing(watch, solvingShare, 1);
  const auto par = parOf(course, {.seed = seed}, solving);
  if (!par)
    return leaveAll(judge,
                    par.fault() == ParRefusal::TooLarge ? "the table is too large to be solved" : "stopped");
  DeepStudy study{course, *par, nullptr};
  judge.run<DeepStudy>(parChecks, study);
  RegattaFigures figures = figuresOf(*par);
  figures.races = racesToJudge(judge, course, FleetWaters(par->fresh), racing, seed);
  if (!figures.races) return figures;
  study.races = &*figures.races;
  judge.run<DeepStudy>(raceChecks, study);
  return figures;
}

} // namespace fairway::validator::regatta
