#include "rules/base/number_text.h"
#include "validator/regatta/checks/checks.h"
#include "validator/regatta/study/words.h"

#include <cmath>

namespace fairway::validator::regatta {

namespace {

struct Ray {
  double x, y;   // where it begins
  double dx, dy; // of length 1
};

// After how much of the ray it comes to a disc; nothing where it passes by.
std::optional<double> meets(const Ray& ray, const fairway::regatta::Disc& disc) {
  const double x = disc.at.x - ray.x, y = disc.at.y - ray.y, radius = disc.diameter / 2.0;
  const double along = x * ray.dx + y * ray.dy, aside = x * ray.dy - y * ray.dx;
  if (along <= 0 || std::abs(aside) > radius) return std::nullopt;
  return std::max(0.0, along - std::sqrt(radius * radius - aside * aside));
}

// The same for a shore.
std::optional<double> meets(const Ray& ray, const Segment& shore) {
  const double x = shore.from.x - ray.x, y = shore.from.y - ray.y;
  const double ex = shore.to.x - shore.from.x, ey = shore.to.y - shore.from.y;
  const double across = ray.dx * ey - ray.dy * ex;
  if (across == 0) return std::nullopt; // its ends belong to other shores, too
  const double along = (x * ey - y * ex) / across, share = (x * ray.dy - y * ray.dx) / across;
  return along < 0 || share < 0 || share > 1 ? std::nullopt : std::optional(along);
}

// The free water from a buoy's edge along its gate: up to the table's edge or the first thing on the line, as
// distances from the buoy's centre.
struct Stretch {
  double from = 0;
  double to = 0;
  Vec begin, end;

  double length() const { return std::max(0.0, to - from); }
};

Stretch freeAlong(const CourseStudy& study, std::size_t gate) {
  const Course& course = study.course();
  const std::vector<Vec> line = gateLine(course, gate);
  const Vec way = study.board().gates()[gate].along;
  const double unit = std::hypot(way.x, way.y);
  const Ray ray{1.0 * line[0].x, 1.0 * line[0].y, way.x / unit, way.y / unit};
  Stretch stretch{course.buoy / 2.0, std::hypot(line[1].x - line[0].x, line[1].y - line[0].y), {}, {}};
  const auto until = [&](std::optional<double> distance) {
    if (distance) stretch.to = std::min(stretch.to, *distance);
  };
  for (const fairway::regatta::Disc& disc : study.board().discs())
    if (disc.at != line[0]) until(meets(ray, disc));
  for (const plane::Polygon& island : course.islands)
    for (std::size_t i = 0; i < island.size(); ++i) until(meets(ray, plane::edge(island, i)));
  const auto at = [&](double distance) {
    return line[0] + Vec{static_cast<int>(std::lround(distance * ray.dx)),
                         static_cast<int>(std::lround(distance * ray.dy))};
  };
  stretch.begin = at(stretch.from);
  stretch.end = at(std::max(stretch.from, stretch.to));
  return stretch;
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
  constexpr double almost = 1e-6;
  const double needed = 2 * *radius + course.beam;
  result.statement = "each gate has at least " + withDecimals(std::ceil(needed), 0) +
                     " mm of water: the tightest turning circle and a beam";
  for (std::size_t i = 0; i < course.round.size(); ++i) {
    const Stretch stretch = freeAlong(study, i + 1);
    if (stretch.length() >= needed - almost) continue;
    Finding finding;
    finding.key = roundingKey(i, "buoy");
    finding.spots = {spotOf(course.buoys[course.round[i].buoy].at)};
    finding.evidence.push_back({EvidenceKind::Line, {spotOf(stretch.begin), spotOf(stretch.end)}});
    finding.message =
        phrase("From the buoy {1} there are {2} mm of free water along gate {3}, and the tightest turning "
               "circle and a beam take {4}. Move the buoy, or what lies on the line.",
               {buoyName(course, i), withDecimals(std::floor(stretch.length()), 0), i + 1,
                withDecimals(std::ceil(needed), 0)});
    result.findings.push_back(std::move(finding));
  }
  return result;
}

} // namespace fairway::validator::regatta
