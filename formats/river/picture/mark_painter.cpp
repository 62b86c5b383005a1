#include "formats/river/picture/brush.h"

#include <map>

namespace fairway::formats::river {

namespace {

void drawTag(const Brush& brush, const std::string& code, Point at) {
  drawFindingTag(brush.pen, brush.texts, brush.theme, code, at, {0.5, 0.22}, 0.16);
}

// Sections that only prove a finding are hatched at the rim.
void drawEvidence(const Brush& brush, const Box& box, Colour colour) {
  for (double x = box.left + 0.06; x + 0.12 < box.right; x += 0.14) {
    brush.pen.move({x, box.bottom - 0.06});
    brush.pen.line({x + 0.1, box.bottom - 0.16});
  }
  brush.pen.use(colour, 0.03);
  brush.pen.stroke();
}

} // namespace

void drawFindingFrame(const Pen& pen, const Theme& theme, Severity severity, const Box& box) {
  dashFor(pen, severity);
  pen.box(box.grown(-0.05));
  pen.strokeCased(theme.severities[static_cast<std::size_t>(severity)], 0.06, theme.markCase.faded(0.8), 0.1);
  pen.dash({});
}

void paintFindings(const Brush& brush) {
  std::map<int, int> tags; // that many are on a section already
  for (const FindingMark& finding : brush.scene.findings) {
    if (finding.severity == Severity::Ignore) continue;
    const Colour colour = brush.theme.severities[static_cast<std::size_t>(finding.severity)];
    for (const Evidence& evidence : finding.evidence)
      for (const Spot& spot : evidence.spots)
        if (const auto place = brush.scene.placeOf(spot))
          drawEvidence(brush, brush.scene.geometry().section(*place), colour);
    for (const Spot& spot : finding.spots) {
      const auto place = brush.scene.placeOf(spot);
      if (!place) continue;
      const Box box = brush.scene.geometry().section(*place);
      drawFindingFrame(brush.pen, brush.theme, finding.severity, box);
      const int number = tags[place->number]++;
      const int column = number % 2, row = number / 2;
      if (!finding.code.empty() && row < 2)
        drawTag(brush, finding.code,
                {box.right - bankWidth - 1 + 0.55 * column, box.top + 0.18 + 0.26 * row});
    }
  }
}

} // namespace fairway::formats::river
