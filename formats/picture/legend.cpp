#include "formats/picture/legend.h"

#include <algorithm>

namespace fairway::formats {

namespace {

constexpr double gap = 1.8;
constexpr double betweenEntries = 5;

} // namespace

double layLegend(const Pen& pen, const Texts& texts, const std::vector<LegendEntry>& entries,
                 const Theme& theme, Point at, double width, bool draw) {
  Point next = at;
  double lineHeight = 0;
  for (const LegendEntry& entry : entries) {
    Texts::Block block{entry.text, {legendText}, 0, 0};
    const double widest = width - legendSign - gap;
    if (texts.measure(block).width > widest) block.width = widest;
    const Texts::Size size = texts.measure(block);
    const double whole = legendSign + gap + size.width;
    if (next.x > at.x && next.x + whole > at.x + width) {
      next = {at.x, next.y + lineHeight + gap};
      lineHeight = 0;
    }
    const double height = std::max(entry.height * legendSign, size.height);
    if (draw) {
      const Pen::Kept kept(pen);
      texts.draw(block, {next.x + legendSign + gap, next.y + (height - size.height) / 2}, theme.ink);
      cairo_translate(pen.cairo(), next.x + legendSign / 2, next.y + height / 2);
      cairo_scale(pen.cairo(), legendSign, legendSign);
      entry.sign(pen, texts);
    }
    lineHeight = std::max(lineHeight, height);
    next.x += whole + betweenEntries;
  }
  return next.y + lineHeight - at.y;
}

double layScaleBar(const Pen& pen, const Texts& texts, const Theme& theme, Point at, double width,
                   const ScaleBar& bar, bool draw) {
  const double blockWidth = bar.scene.scaleBlock() * bar.unit;
  const int blocks = std::clamp(static_cast<int>(width / 3 / blockWidth), 1, 5);
  const std::string words = bar.scene.scaleInWords(blocks * bar.scene.scaleBlock(), bar.unit, bar.speaker);
  const Texts::Block block{words, {legendText * 0.9}, std::max(20.0, width), 2};
  const double barHeight = 1.6;
  const double height = barHeight + 1 + texts.measure(block).height;
  if (!draw) return height;
  const Pen::Kept kept(pen);
  for (int i = 0; i < blocks; ++i) {
    pen.box({at.x + i * blockWidth, at.y, at.x + (i + 1) * blockWidth, at.y + barHeight});
    pen.use(i % 2 == 0 ? theme.ink : theme.paper);
    pen.fillKept();
    pen.use(theme.ink, 0.2);
    pen.stroke();
  }
  texts.draw(block, {at.x, at.y + barHeight + 1}, theme.inkFaint);
  return height;
}

void addFindings(const std::vector<FindingMark>& findings,
                 const std::function<void(const Pen&, const FindingMark&)>& sign, const Said& said,
                 std::vector<LegendEntry>& entries, double signHeight) {
  constexpr std::size_t most = 12;
  std::size_t count = 0;
  for (const FindingMark& finding : findings) {
    if (finding.severity == Severity::Ignore || finding.text.empty() || ++count > most) continue;
    entries.push_back({[sign, &finding](const Pen& pen, const Texts&) { sign(pen, finding); },
                       finding.code + ", " + std::string(nameOf(finding.severity)) + ", " + finding.text,
                       signHeight});
  }
  if (count > most)
    entries.push_back(
        {[](const Pen&, const Texts&) {}, said(phrase("and {1} more findings", {count - most})), signHeight});
}

} // namespace fairway::formats
