#include "validator/regatta/checks/checks.h"
#include "validator/regatta/study/words.h"

namespace fairway::validator::regatta {

namespace {

bool inside(Vec table, Vec point, int diameter) {
  return 2 * point.x >= diameter && 2 * point.y >= diameter && 2 * (table.x - point.x) >= diameter &&
         2 * (table.y - point.y) >= diameter;
}

bool inside(Vec table, const plane::Polygon& island) {
  return std::all_of(island.begin(), island.end(), [&](Vec corner) { return inside(table, corner, 0); });
}

} // namespace

CheckResult checkOnTable(const CourseStudy& study) {
  const Course& course = study.course();
  const std::vector<Thing> things = thingsOf(course);
  const std::span<const fairway::regatta::Disc> discs = study.board().discs();
  CheckResult result;
  result.statement = counted(things.size(), "thing") + ", all wholly on the table";
  for (std::size_t i = 0; i < things.size(); ++i) {
    if (i < discs.size() ? inside(course.table, discs[i].at, discs[i].diameter)
                         : inside(course.table, course.islands[i - discs.size()]))
      continue;
    Finding finding;
    finding.key = things[i].key;
    finding.spots = {spotOf(things[i].at)};
    finding.evidence.push_back(
        {EvidenceKind::Region, i < discs.size() ? finding.spots : spotsOf(course.islands[i - discs.size()])});
    finding.message =
        phrase("On the table of {1} x {2} mm there is no room for {3} at {4}: it reaches over the edge. "
               "Move it, or make the table larger.",
               {course.table.x, course.table.y, things[i].name, label(finding.spots.front())});
    result.findings.push_back(std::move(finding));
  }
  return result;
}

} // namespace fairway::validator::regatta
