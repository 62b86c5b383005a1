#include "validator/regatta/checks/checks.h"
#include "validator/regatta/study/words.h"

namespace fairway::validator::regatta {

namespace {

bool isNearCorner(const Course& course, Vec point, int within) {
  for (const Vec corner : {Vec{0, 0}, Vec{course.table.x, 0}, Vec{0, course.table.y}, course.table})
    if (plane::dot(point - corner, point - corner) <= std::int64_t{within} * within) return true;
  return false;
}

} // namespace

CheckResult checkTrap(const CourseStudy& study) {
  const Lattice& lattice = study.waters().lattice();
  PointSet traps = lattice.none();
  study.reach().traps.forEach([&](int point) {
    if (!isNearCorner(study.course(), lattice.pointAt(point), study.deck().length)) traps.add(point);
  });
  CheckResult result;
  result.statement = "except at the corners, every point that boats reach has a free play at some heading";
  if (traps.empty()) return result;
  Finding finding;
  finding.key = "table";
  finding.spots = spotsOf(lattice, traps);
  finding.evidence.push_back({EvidenceKind::Region, finding.spots});
  finding.message = countPhrase("A boat that reaches {n} point ({1}) is stuck there for good: no card is "
                                "free at any heading. Open the water round it, or fill the hole.",
                                "A boat that reaches one of {n} points ({1}) is stuck there for good: no "
                                "card is free at any heading. Open the water round them, or fill the hole.",
                                static_cast<std::size_t>(traps.count()), {spotsPhrase(finding.spots)});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::regatta
