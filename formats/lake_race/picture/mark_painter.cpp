#include "formats/lake_race/picture/brush.h"

#include <cmath>
#include <map>

namespace fairway::formats::lake_race {

namespace {

std::vector<Point> centresOf(const BoardScene& scene, const std::vector<Spot>& spots) {
  std::vector<Point> points;
  for (const Spot& spot : spots) points.push_back(scene.centre(cellOf(spot)));
  return points;
}

void polyline(const Pen& pen, const std::vector<Point>& points) {
  for (std::size_t i = 0; i < points.size(); ++i) i == 0 ? pen.move(points[i]) : pen.line(points[i]);
}

void arrowHead(const Pen& pen, Point at, Point way) {
  const Point side{way.y, -way.x};
  pen.polygon({at + 0.13 * way, at - 0.09 * way + 0.11 * side, at - 0.09 * way - 0.11 * side});
}

// A region is hatched, a cut crossed out, paths and lines are drawn: the pattern says which, not the colour.
void drawEvidence(const Brush& brush, const Evidence& evidence, Colour colour) {
  const std::vector<Point> points = centresOf(brush.scene, evidence.spots);
  if (evidence.kind == EvidenceKind::Path || evidence.kind == EvidenceKind::Line) {
    brush.pen.dash(evidence.kind == EvidenceKind::Line ? std::vector<double>{0.08, 0.14}
                                                       : std::vector<double>{});
    polyline(brush.pen, points);
    brush.pen.strokeCased(colour, 0.1, brush.theme.markCase.faded(0.8), 0.18);
    brush.pen.dash({});
    return;
  }
  for (const Point point : points) {
    if (!brush.sees(point, 1)) continue;
    for (double offset = -0.3; offset <= 0.31; offset += 0.15) {
      brush.pen.move(point + Point{offset - 0.2, 0.2});
      brush.pen.line(point + Point{offset + 0.2, -0.2});
      if (evidence.kind != EvidenceKind::Cut) continue;
      brush.pen.move(point + Point{offset - 0.2, -0.2});
      brush.pen.line(point + Point{offset + 0.2, 0.2});
    }
    brush.pen.use(colour, 0.045);
    brush.pen.stroke();
  }
}

// The code beside its first cell; one above the other where they meet.
void drawTag(const Brush& brush, const std::string& code, Point cell, int place) {
  drawFindingTag(brush.pen, brush.texts, brush.theme, code, cell + Point{0, 0.3 - 0.27 * place}, {0.54, 0.23},
                 0.17);
}

std::optional<Cell> firstCell(const FindingMark& finding) {
  if (!finding.spots.empty()) return cellOf(finding.spots.front());
  for (const Evidence& evidence : finding.evidence)
    if (!evidence.spots.empty()) return cellOf(evidence.spots.front());
  return std::nullopt;
}

void paintTags(const Brush& brush) {
  std::map<Cell, int> places;
  for (const FindingMark& finding : brush.scene.findings) {
    const std::optional<Cell> cell = firstCell(finding);
    if (finding.severity == Severity::Ignore || finding.code.empty() || !cell) continue;
    const Point centre = brush.scene.centre(*cell);
    const int place = places[*cell]++;
    if (brush.sees(centre, 1) && place < 4) drawTag(brush, finding.code, centre, place);
  }
}

} // namespace

void drawFindingRing(const Pen& pen, const Theme& theme, Severity severity,
                     const std::vector<Point>& centres) {
  dashFor(pen, severity);
  for (const Point centre : centres) addHexagon(pen, centre, 0.92);
  pen.strokeCased(theme.severities[static_cast<std::size_t>(severity)], 0.09, theme.markCase.faded(0.8),
                  0.15);
  pen.dash({});
}

void drawHeatArrow(const Pen& pen, const Theme& theme, Point centre, Direction direction, double share,
                   double unit) {
  const double size = unit * std::max(0.35, std::sqrt(share));
  const Point way = pointing(direction), side{way.y, -way.x};
  const Point tip = centre + 0.46 * size * way, neck = centre + 0.1 * size * way;
  pen.polygon({tip, neck + 0.26 * size * side, neck + 0.09 * size * side,
               centre - 0.42 * size * way + 0.09 * size * side,
               centre - 0.42 * size * way - 0.09 * size * side, neck - 0.09 * size * side,
               neck - 0.26 * size * side});
  pen.use(theme.markCase.faded(0.8), 0.05 * unit);
  pen.strokeKept();
  pen.use(heatColour(theme, share));
  pen.fill();
}

namespace {

void paintHeatArrows(const Brush& brush, double most) {
  for (const HeatArrow& arrow : brush.scene.heat->arrows) {
    if (!(arrow.value > 0) || !brush.lake().map.contains(arrow.cell)) continue;
    const Point centre = brush.scene.centre(arrow.cell);
    if (brush.sees(centre, 1))
      drawHeatArrow(brush.pen, brush.theme, centre, arrow.direction, arrow.value / most, 1);
  }
}

} // namespace

// The value shows twice, as colour and as size: the hexes' areas are in proportion to the values.
void paintHeat(const Brush& brush) {
  if (!brush.scene.heat) return;
  const double most = brush.scene.heat->most();
  if (!(most > 0)) return;
  paintHeatArrows(brush, most);
  for (const HeatValue& value : brush.scene.heat->cells) {
    if (!(value.value > 0) || !brush.lake().map.contains(value.cell)) continue;
    const Point centre = brush.scene.centre(value.cell);
    if (!brush.sees(centre, 1)) continue;
    const double share = value.value / most;
    addHexagon(brush.pen, centre, std::max(0.12, 0.97 * std::sqrt(share)));
    brush.pen.use(heatColour(brush.theme, share).faded(0.9));
    brush.pen.fill();
  }
}

void drawStartCell(const Pen& pen, const Theme& theme, Point centre) {
  addHexagon(pen, centre, 0.84);
  pen.use(theme.mark.faded(0.14));
  pen.fillKept();
  pen.dash({0.09, 0.1});
  pen.use(theme.mark.faded(0.85), 0.035);
  pen.stroke();
  pen.dash({});
}

void paintStartCells(const Brush& brush) {
  const std::optional<CourseMarks>& course = brush.scene.course;
  if (!course || !course->choices) return;
  for (const Cell cell : startCells(brush.lake(), course->placement, course->choices->start))
    if (brush.sees(brush.scene.centre(cell), 1))
      drawStartCell(brush.pen, brush.theme, brush.scene.centre(cell));
}

void drawRouteLine(const Pen& pen, const Theme& theme, const std::vector<Point>& points) {
  if (points.size() < 2) return;
  polyline(pen, points);
  pen.strokeCased(theme.mark, 0.06, theme.markCase.faded(0.6), 0.13);
  pen.circle(points.front(), 0.1);
  pen.use(theme.mark);
  pen.fillKept();
  pen.use(theme.markCase, 0.03);
  pen.stroke();
  for (std::size_t i = 2; i < points.size(); i += 3) {
    const Point step = points[i] - points[i - 1];
    const double length = lengthOf(step);
    if (length <= 0) continue;
    arrowHead(pen, middle(points[i - 1], points[i]), (1 / length) * step);
    pen.use(theme.markCase, 0.04);
    pen.strokeKept();
    pen.use(theme.mark);
    pen.fill();
  }
}

void paintRoute(const Brush& brush) {
  drawRouteLine(brush.pen, brush.theme, centresOf(brush.scene, spotsOf(brush.scene.route)));
}

void paintFindings(const Brush& brush) {
  for (const FindingMark& finding : brush.scene.findings) {
    if (finding.severity == Severity::Ignore) continue;
    const Colour colour = brush.theme.severities[static_cast<std::size_t>(finding.severity)];
    for (const Evidence& evidence : finding.evidence) drawEvidence(brush, evidence, colour);
    std::vector<Point> centres = centresOf(brush.scene, finding.spots);
    std::erase_if(centres, [&brush](Point centre) { return !brush.sees(centre, 1); });
    drawFindingRing(brush.pen, brush.theme, finding.severity, centres);
  }
  paintTags(brush);
}

} // namespace fairway::formats::lake_race
