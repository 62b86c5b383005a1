#include "validator/regatta/checks/checks.h"
#include "validator/regatta/study/words.h"

#include <cmath>

namespace fairway::validator::regatta {

namespace {

// How far the water reaches from a buoy along its gate, in whole millimetres: up to the edge or the first
// thing on the line, but at most so far.
int freeAlong(const CourseStudy& study, std::size_t gate, int most) {
  const std::vector<Vec> line = gateLine(study.course(), gate);
  const std::vector<fairway::regatta::Disc> discs = discsOf(study.course());
  const double dx = line[1].x - line[0].x, dy = line[1].y - line[0].y;
  const double length = std::hypot(dx, dy);
  const auto at = [&](int distance) {
    const double share = length > 0 ? distance / length : 0;
    return Vec{line[0].x + static_cast<int>(std::lround(share * dx)),
               line[0].y + static_cast<int>(std::lround(share * dy))};
  };
  const auto blocked = [&](Vec point) {
    for (const fairway::regatta::Disc& disc : discs)
      if (disc.at != line[0] && plane::compareDistance(Segment{point, point}, disc.at, disc.diameter) <= 0)
        return true;
    for (const plane::Polygon& island : study.course().islands)
      if (plane::contains(island, point)) return true;
    return false;
  };
  const int begin = (study.course().buoy + 1) / 2;
  int distance = begin;
  while (distance < begin + most && distance <= length && !blocked(at(distance))) ++distance;
  return std::max(0, std::min(distance, static_cast<int>(length)) - begin);
}

} // namespace

CheckResult checkRoom(const CourseStudy& study) {
  const Course& course = study.course();
  const std::optional<double> radius = tightestTurn(study.deck(), course.length);
  CheckResult result;
  if (!radius) {
    result.statement = "no arrow turns, so there is no circle to make room for";
    return result;
  }
  const int needed = static_cast<int>(std::ceil(2 * *radius)) + course.beam;
  result.statement = "each gate has at least " + std::to_string(needed) +
                     " mm of water: the tightest turning circle and a beam";
  for (std::size_t i = 0; i < course.round.size(); ++i) {
    const int room = freeAlong(study, i + 1, needed);
    if (room >= needed) continue;
    Finding finding;
    finding.key = roundingKey(i, "buoy");
    finding.spots = {spotOf(course.buoys[course.round[i].buoy].at)};
    finding.evidence.push_back({EvidenceKind::Line, spotsOf(gateLine(course, i + 1))});
    finding.message =
        phrase("From the buoy {1} there are {2} mm of free water along gate {3}, and the tightest turning "
               "circle and a beam take {4}. Move the buoy, or what lies on the line.",
               {buoyName(course, i), room, i + 1, needed});
    result.findings.push_back(std::move(finding));
  }
  return result;
}

} // namespace fairway::validator::regatta
