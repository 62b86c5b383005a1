#include "formats/regatta/picture/brush.h"
#include "formats/regatta/picture/smooth.h"

#include <map>

namespace fairway::formats::regatta {

namespace {

constexpr double cell = plane::latticeStep;

Point placeOf(const Spot& spot) {
  return {static_cast<double>(spot.x), static_cast<double>(spot.y)};
}

void drawPose(const Brush& brush, const Spot& spot, Colour colour) {
  const BoatShape shape{static_cast<double>(brush.course().length), static_cast<double>(brush.course().beam)};
  addHull(brush.pen, shape, placeOf(spot), spot.heading);
  brush.pen.use(colour.faded(0.35));
  brush.pen.fillKept();
  brush.pen.use(colour, brush.atLeast(0.08 * brush.sign()));
  brush.pen.stroke();
}

// Points of the lattice, each as the square that belongs to it.
void drawRegion(const Brush& brush, const std::vector<Spot>& spots, Colour colour, bool crossed) {
  for (const Spot& spot : spots) {
    const Point at = placeOf(spot);
    if (brush.sees(at, cell))
      brush.pen.box({at.x - cell / 2, at.y - cell / 2, at.x + cell / 2, at.y + cell / 2});
  }
  brush.pen.use(colour.faded(0.45));
  brush.pen.fill();
  if (cell * brush.pixels < 4) return; // strokes could not be seen
  for (const Spot& spot : spots) {
    const Point at = placeOf(spot);
    if (!brush.sees(at, cell)) continue;
    brush.pen.move(at + Point{-cell / 2, cell / 2});
    brush.pen.line(at + Point{cell / 2, -cell / 2});
    if (!crossed) continue;
    brush.pen.move(at + Point{-cell / 2, -cell / 2});
    brush.pen.line(at + Point{cell / 2, cell / 2});
  }
  brush.pen.use(colour, 0.4);
  brush.pen.stroke();
}

// Poses are joined as boats sail, points by straight lines.
void addTrack(const Pen& pen, const std::vector<Spot>& spots) {
  const bool sailed =
      std::all_of(spots.begin(), spots.end(), [](const Spot& spot) { return spot.kind == Spot::Kind::Pose; });
  if (sailed) {
    std::vector<SmoothPoint> line;
    for (const Spot& spot : spots) line.push_back({placeOf(spot), static_cast<double>(spot.heading)});
    return addSmoothLine(pen, line);
  }
  bool first = true;
  for (const Spot& spot : spots) {
    first ? pen.move(placeOf(spot)) : pen.line(placeOf(spot));
    first = false;
  }
}

void drawEvidence(const Brush& brush, const Evidence& evidence, Colour colour) {
  const bool path = evidence.kind == EvidenceKind::Path;
  if (!path && evidence.kind != EvidenceKind::Line) {
    std::vector<Spot> points;
    for (const Spot& spot : evidence.spots)
      spot.kind == Spot::Kind::Pose ? drawPose(brush, spot, colour) : points.push_back(spot);
    return drawRegion(brush, points, colour, evidence.kind == EvidenceKind::Cut);
  }
  const double sign = brush.sign();
  if (!path) brush.pen.dash({0.12 * sign, 0.24 * sign});
  addTrack(brush.pen, evidence.spots);
  brush.pen.strokeCased(colour, brush.atLeast(0.14 * sign), brush.theme.markCase.faded(0.8),
                        brush.atLeast(0.26 * sign));
  brush.pen.dash({});
  for (const Spot& spot : evidence.spots)
    if (spot.kind == Spot::Kind::Pose) drawPose(brush, spot, colour);
}

// Several regions of points are the bands of a heat map, the coolest first.
bool isHeatMap(const std::vector<Evidence>& evidence) {
  return evidence.size() > 1 && std::all_of(evidence.begin(), evidence.end(), [](const Evidence& each) {
           return each.kind == EvidenceKind::Region &&
                  std::all_of(each.spots.begin(), each.spots.end(),
                              [](const Spot& spot) { return spot.kind == Spot::Kind::Point; });
         });
}

void drawHeat(const Brush& brush, const std::vector<Evidence>& bands) {
  for (std::size_t i = 0; i < bands.size(); ++i) {
    for (const Spot& spot : bands[i].spots) {
      const Point at = placeOf(spot);
      if (brush.sees(at, cell))
        brush.pen.box({at.x - cell / 2, at.y - cell / 2, at.x + cell / 2, at.y + cell / 2});
    }
    const double share = static_cast<double>(i) / static_cast<double>(bands.size() - 1);
    brush.pen.use(heatColour(brush.theme, share).faded(0.75));
    brush.pen.fill();
  }
}

// The bands side by side, in the colours that they have on the table.
void drawHeatSign(const Pen& pen, const Theme& theme, std::size_t bands) {
  const double width = 1 / static_cast<double>(bands);
  for (std::size_t i = 0; i < bands; ++i) {
    const auto place = static_cast<double>(i);
    pen.box({-0.5 + place * width, -0.5, -0.5 + (place + 1) * width, 0.5});
    pen.use(heatColour(theme, place / static_cast<double>(bands - 1)).faded(0.75));
    pen.fill();
  }
}

void drawDottedSign(const Pen& pen, const Theme& theme, Colour colour) {
  const Pen::Kept kept(pen);
  pen.dash({0.06, 0.12});
  pen.move({-0.5, 0});
  pen.line({0.5, 0});
  pen.strokeCased(colour, 0.08, theme.markCase.faded(0.8), 0.15);
}

// The code beside its first place, so that findings can be told apart; one above the other where they meet.
void drawTag(const Brush& brush, const std::string& code, Point at, int place) {
  const double sign = brush.sign();
  const Point middle = at + Point{0, 1.15 * sign + 0.85 * sign * place};
  brush.pen.box(
      {middle.x - 0.8 * sign, middle.y - 0.36 * sign, middle.x + 0.8 * sign, middle.y + 0.36 * sign});
  brush.pen.use(brush.theme.token);
  brush.pen.fillKept();
  brush.pen.use(brush.theme.tokenInk, 0.05 * sign);
  brush.pen.stroke();
  brush.texts.drawCentred(code, {0.52 * sign, Face::SansBold, Align::Centre}, middle, brush.theme.tokenInk);
}

std::optional<Spot> firstSpot(const FindingMark& finding) {
  if (!finding.spots.empty()) return finding.spots.front();
  for (const Evidence& evidence : finding.evidence)
    if (!evidence.spots.empty()) return evidence.spots.front();
  return std::nullopt;
}

void paintTags(const Brush& brush) {
  std::map<std::pair<int, int>, int> places;
  for (const FindingMark& finding : brush.scene.findings) {
    const std::optional<Spot> spot = firstSpot(finding);
    if (finding.severity == Severity::Ignore || finding.code.empty() || !spot) continue;
    const int place = places[{spot->x, spot->y}]++;
    if (place < 4) drawTag(brush, finding.code, placeOf(*spot), place);
  }
}

void drawFindingRing(const Pen& pen, const Theme& theme, Severity severity, Point centre, double radius) {
  const Pen::Kept kept(pen);
  dashFor(pen, severity, radius);
  pen.circle(centre, radius);
  pen.strokeCased(theme.severities[static_cast<std::size_t>(severity)], 0.16 * radius,
                  theme.markCase.faded(0.8), 0.28 * radius);
}

// A few places are ringed; many are a region, or the rings would hide it.
void drawSpots(const Brush& brush, const FindingMark& finding) {
  constexpr std::size_t few = 12;
  const Colour colour = brush.theme.severities[static_cast<std::size_t>(finding.severity)];
  if (finding.spots.size() > few) return drawRegion(brush, finding.spots, colour, false);
  for (const Spot& spot : finding.spots) {
    if (spot.kind == Spot::Kind::Pose) drawPose(brush, spot, colour);
    if (brush.sees(placeOf(spot), 2 * brush.sign()))
      drawFindingRing(brush.pen, brush.theme, finding.severity, placeOf(spot), 0.9 * brush.sign());
  }
}

} // namespace

void drawFindingSign(const Pen& pen, const Theme& theme, const FindingMark& finding) {
  const auto& evidence = finding.evidence;
  if (isHeatMap(evidence)) return drawHeatSign(pen, theme, evidence.size());
  const bool lines = std::any_of(evidence.begin(), evidence.end(),
                                 [](const Evidence& each) { return each.kind == EvidenceKind::Line; });
  if (lines && finding.spots.empty())
    return drawDottedSign(pen, theme, theme.severities[static_cast<std::size_t>(finding.severity)]);
  drawFindingRing(pen, theme, finding.severity, {}, 0.3);
}

void paintFindings(const Brush& brush) {
  for (const FindingMark& finding : brush.scene.findings) {
    if (finding.severity == Severity::Ignore) continue;
    const Colour colour = brush.theme.severities[static_cast<std::size_t>(finding.severity)];
    if (isHeatMap(finding.evidence))
      drawHeat(brush, finding.evidence);
    else
      for (const Evidence& evidence : finding.evidence) drawEvidence(brush, evidence, colour);
    drawSpots(brush, finding);
  }
  paintTags(brush);
}

} // namespace fairway::formats::regatta
