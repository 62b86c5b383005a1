#include "validator/deep/deep_checks.h"

#include "rules/lake_race/raceable.h"

#include <iomanip>
#include <sstream>

namespace fairway::validator {

namespace {

constexpr std::array<Check<DeepStudy>, 5> parChecks{{
    {"M01", checkSafeFinish},
    {"M02", checkRoughStart},
    {"M03", checkPar},
    {"M04", checkStartSpread},
    {"M05", checkWreck},
}};

constexpr std::array<Check<DeepStudy>, 3> fairnessChecks{{
    {"F01", checkSeats},
    {"F02", checkSinkings},
    {"F03", checkRunaway},
}};

// Never asked: the judge sees that what the check needs does not hold, and says so.
CheckResult notSolved(const CourseStudy&) {
  return {};
}

constexpr std::array<Check<CourseStudy>, 8> namesOnly{{
    {"M01", notSolved},
    {"M02", notSolved},
    {"M03", notSolved},
    {"M04", notSolved},
    {"M05", notSolved},
    {"F01", notSolved},
    {"F02", notSolved},
    {"F03", notSolved},
}};

bool canBeRaced(const CourseStudy& course) {
  return course.gatesDefined() && !lake_race::whyNotRaceable(course.lake(), course.placement()) &&
         course.route().has_value();
}

} // namespace

void judgeDeep(Judge& judge, const CourseStudy& course, WorkWatch& watch) {
  if (!canBeRaced(course)) return judge.run<CourseStudy>(namesOnly, course);
  const DeepStudy study(course, watch);
  if (!study.solve()) return;
  judge.run<DeepStudy>(parChecks, study);
  if (course.startCells().size() < DeepStudy::racingBoats || !study.simulation()) return;
  judge.run<DeepStudy>(fairnessChecks, study);
}

std::string oneDecimal(double number) {
  std::ostringstream out;
  out << std::fixed << std::setprecision(1) << number;
  return out.str();
}

std::string percent(double share) {
  return oneDecimal(100 * share) + " %";
}

} // namespace fairway::validator
