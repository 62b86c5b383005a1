#include "validator/lake_race/checks/checks.h"
#include "validator/lake_race/study/words.h"

#include <algorithm>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

// A point on the plane with exact coordinates: a vector divided by a positive number.
struct Point {
  std::int64_t q, r, over;
};

// Squared distance of the point from a cell's centre, times over^2.
std::int64_t squared(const Point& point, Hex hex) {
  const std::int64_t q = point.q - hex.q * point.over;
  const std::int64_t r = point.r - hex.r * point.over;
  return q * q + q * r + r * r;
}

// Cells whose hex holds the point: one, or two or three if it lies on a border.
std::vector<Hex> hexesAt(const Point& point) {
  const Hex guess{static_cast<int>(point.q / point.over), static_cast<int>(point.r / point.over)};
  std::vector<Hex> nearest;
  std::int64_t least = -1;
  for (Hex hex : disk(guess, 2)) {
    const std::int64_t distance = squared(point, hex);
    if (least < 0 || distance < least) nearest.clear();
    if (least < 0 || distance <= least) {
      least = distance;
      nearest.push_back(hex);
    }
  }
  return nearest;
}

// Whether share/den of the gate's vector lies on it: not before the buoy, nor beyond a segment's end.
bool onGate(const Gate& gate, std::int64_t share, std::int64_t den) {
  return share >= 0 && (gate.length == 0 || share <= gate.length * den);
}

// A gate never points to within 60 degrees of where its legs come from and go to, so two gates on one line
// point away from each other: parallel gates have no point in common.
std::optional<Point> crossingOf(const Gate& a, const Gate& b) {
  std::int64_t den = cross(a.along, b.along);
  if (den == 0) return std::nullopt;
  const Hex between = b.origin - a.origin;
  std::int64_t onA = cross(between, b.along);
  std::int64_t onB = cross(between, a.along);
  if (den < 0) {
    den = -den;
    onA = -onA;
    onB = -onB;
  }
  if (!onGate(a, onA, den) || !onGate(b, onB, den)) return std::nullopt;
  return Point{a.origin.q * den + onA * a.along.q, a.origin.r * den + onA * a.along.r, den};
}

std::optional<Cell> waterAt(const CourseStudy& study, const Point& point) {
  for (Hex hex : hexesAt(point))
    if (const Cell cell = study.lake().cellOf(hex); study.water().isWater(cell)) return cell;
  return std::nullopt;
}

Finding crossing(const CourseStudy& study, int gate, Cell cell) {
  Finding finding;
  finding.key = "buoys[" + std::to_string(std::min(gate + 1, 3)) + "]";
  finding.spots = {cell};
  finding.evidence.push_back({EvidenceKind::Line, study.gateLine(gate)});
  finding.evidence.push_back({EvidenceKind::Line, study.gateLine(gate + 1)});
  finding.message =
      phrase("Gates {1} and {2} cross on water at {3}: one step can pass both, or the wrong one first, and "
             "players will argue. Move one of the buoys so that the gates part.",
             {gateWord(gate), gateWord(gate + 1), label(cell)});
  return finding;
}

} // namespace

CheckResult checkGatesApart(const CourseStudy& study) {
  CheckResult result;
  const auto& gates = study.board().gates();
  for (int gate = 0; gate + 1 < gateCount; ++gate) {
    const Gate& a = gates[static_cast<std::size_t>(gate)];
    const Gate& b = gates[static_cast<std::size_t>(gate) + 1];
    if (const std::optional<Point> point = crossingOf(a, b))
      if (const std::optional<Cell> where = waterAt(study, *point))
        result.findings.push_back(crossing(study, gate, *where));
  }
  result.statement = "no gate crosses the next one on water";
  return result;
}

} // namespace fairway::validator::lake_race
