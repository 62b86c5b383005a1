#include "formats/pool/picture/brush.h"

#include <map>
#include <set>

namespace fairway::formats::pool {

namespace {

Point pointOf(const Spot& spot) {
  return centreOf(fairway::squareOf(spot));
}

void addWay(const Pen& pen, const std::vector<Spot>& spots) {
  for (std::size_t i = 0; i < spots.size(); ++i)
    i == 0 ? pen.move(pointOf(spots[i])) : pen.line(pointOf(spots[i]));
}

void arrowHead(const Brush& brush, const std::vector<Spot>& spots, Colour colour) {
  if (spots.size() < 2) return;
  const Point end = pointOf(spots.back());
  const Point step = end - pointOf(spots[spots.size() - 2]);
  const double length = lengthOf(step);
  if (length <= 0) return;
  const Point way = (1 / length) * step;
  const Point side{way.y, -way.x};
  brush.pen.polygon({end + 0.16 * way, end - 0.1 * way + 0.15 * side, end - 0.1 * way - 0.15 * side});
  brush.pen.use(brush.theme.markCase, 0.05);
  brush.pen.strokeKept();
  brush.pen.use(colour);
  brush.pen.fill();
}

// A region is hatched, a cut crossed out, ways are drawn: the pattern says which, not the colour. A trap of
// one colour of the chequerboard is a region whose squares touch at their corners only, and looks like it.
void drawEvidence(const Brush& brush, const Evidence& evidence, Colour colour) {
  if (evidence.kind == EvidenceKind::Path || evidence.kind == EvidenceKind::Line) {
    brush.pen.dash(evidence.kind == EvidenceKind::Line ? std::vector<double>{0.08, 0.14}
                                                       : std::vector<double>{});
    addWay(brush.pen, evidence.spots);
    brush.pen.strokeCased(colour, 0.09, brush.theme.markCase.faded(0.8), 0.16);
    brush.pen.dash({});
    if (evidence.kind == EvidenceKind::Path) arrowHead(brush, evidence.spots, colour);
    return;
  }
  for (const Spot& spot : evidence.spots) {
    const Square square = fairway::squareOf(spot);
    if (!brush.sees(square)) continue;
    const Box box = boxOf(square).grown(-0.06);
    const Pen::Kept kept(brush.pen);
    brush.pen.box(box);
    brush.pen.clip();
    for (double d = -0.8; d <= 0.81; d += 0.2) {
      brush.pen.move({box.left + d, box.bottom});
      brush.pen.line({box.right + d, box.top});
      if (evidence.kind != EvidenceKind::Cut) continue;
      brush.pen.move({box.left + d, box.top});
      brush.pen.line({box.right + d, box.bottom});
    }
    brush.pen.strokeCased(colour, 0.04, brush.theme.markCase.faded(0.35), 0.07);
  }
}

// The code beside its first square, one above the other where they meet.
void drawTag(const Brush& brush, const std::string& code, Square square, int place) {
  drawFindingTag(brush.pen, brush.texts, brush.theme, code, centreOf(square) + Point{0, 0.32 - 0.27 * place},
                 {0.54, 0.23}, 0.17);
}

std::optional<Square> firstSquare(const FindingMark& finding) {
  if (!finding.spots.empty()) return fairway::squareOf(finding.spots.front());
  for (const Evidence& evidence : finding.evidence)
    if (!evidence.spots.empty()) return fairway::squareOf(evidence.spots.front());
  return std::nullopt;
}

void paintTags(const Brush& brush) {
  std::map<Square, int> places;
  for (const FindingMark& finding : brush.scene.findings) {
    const std::optional<Square> square = firstSquare(finding);
    if (finding.severity == Severity::Ignore || finding.code.empty() || !square) continue;
    const int place = places[*square]++;
    if (brush.sees(*square) && place < 4) drawTag(brush, finding.code, *square, place);
  }
}

SquareDirection directionOf(Point step) {
  if (step.x != 0) return step.x > 0 ? SquareDirection::E : SquareDirection::W;
  return step.y > 0 ? SquareDirection::S : SquareDirection::N;
}

void paintHomeMap(const Brush& brush, const HomeMap& home) {
  for (const HomeMap::Entry& entry : home.entries) {
    if (!brush.sees(entry.square)) continue;
    const Point centre = centreOf(entry.square);
    if (entry.turns) {
      brush.texts.drawCentred(std::to_string(*entry.turns), {0.3, Face::SansBold}, centre, brush.theme.mark);
      continue;
    }
    for (const double way : {-1.0, 1.0}) {
      brush.pen.move(centre + Point{-0.17, -0.17 * way});
      brush.pen.line(centre + Point{0.17, 0.17 * way});
    }
    brush.pen.strokeCased(brush.theme.severities[0], 0.06, brush.theme.markCase.faded(0.8), 0.11);
  }
}

void paintReach(const Brush& brush, const ReachMark& reach) {
  const SideColours& colours = brush.palette.sides[reach.side];
  addRoundedBox(brush.pen, boxOf(reach.from).grown(-0.05), 0.1);
  brush.pen.strokeCased(colours.fill, 0.07, colours.edge, 0.12);
  for (const Square end : reach.ends) addRoundedBox(brush.pen, boxOf(end).grown(-0.09), 0.1);
  brush.pen.use(colours.fill.faded(0.42));
  brush.pen.fillKept();
  brush.pen.strokeCased(colours.fill, 0.045, colours.edge, 0.085);
  if (!reach.bar) return;
  for (const Square square : barSquares(brush.pool(), reach.side)) {
    addRoundedBox(brush.pen, boxOf(square).grown(-0.05), 0.1);
    brush.pen.strokeCased(colours.fill, 0.07, colours.edge, 0.12);
  }
}

} // namespace

void drawFindingFrame(const Pen& pen, const Theme& theme, Severity severity,
                      const std::vector<Square>& squares) {
  if (severity == Severity::Ignore) return;
  dashFor(pen, severity);
  // One line round connected squares: a body of water is one thing.
  const std::set<Square> inside(squares.begin(), squares.end());
  for (const Square square : inside)
    for (const SquareDirection side : allSides) {
      if (inside.contains(neighbour(square, side))) continue;
      const Point middle = centreOf(square) + 0.46 * vectorOf(side);
      // As far as the next corner, on whichever side of the border that is.
      const Point along{-vectorOf(side).y, vectorOf(side).x};
      const auto reach = [&](double way) {
        const Square beside = neighbour(square, directionOf(way * along));
        if (!inside.contains(beside)) return 0.46;
        return inside.contains(neighbour(beside, side)) ? 0.54 : 0.5;
      };
      pen.move(middle - reach(-1) * along);
      pen.line(middle + reach(1) * along);
    }
  pen.strokeCased(theme.severities[static_cast<std::size_t>(severity)], 0.08, theme.markCase.faded(0.8),
                  0.14);
  pen.dash({});
}

void paintHome(const Brush& brush) {
  if (brush.scene.reach) paintReach(brush, *brush.scene.reach);
  if (brush.scene.home) paintHomeMap(brush, *brush.scene.home);
}

void paintFindings(const Brush& brush) {
  for (const FindingMark& finding : brush.scene.findings) {
    if (finding.severity == Severity::Ignore) continue;
    const Colour colour = brush.theme.severities[static_cast<std::size_t>(finding.severity)];
    for (const Evidence& evidence : finding.evidence) drawEvidence(brush, evidence, colour);
    std::vector<Square> squares = fairway::squaresOf(finding.spots);
    std::erase_if(squares, [&brush](Square square) { return !brush.sees(square); });
    drawFindingFrame(brush.pen, brush.theme, finding.severity, squares);
  }
  paintTags(brush);
}

} // namespace fairway::formats::pool
