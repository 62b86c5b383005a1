#include "formats/chart/chart_parts.h"

#include <array>

namespace fairway::formats {

namespace {

std::vector<Point> cornersOf(ChartMark mark, Point at, double radius) {
  switch (mark) {
  case ChartMark::Square: {
    const double half = 0.88 * radius;
    return {at + Point{-half, -half}, at + Point{half, -half}, at + Point{half, half},
            at + Point{-half, half}};
  }
  case ChartMark::Triangle:
    return {at + Point{0, -1.25 * radius}, at + Point{1.15 * radius, 0.85 * radius},
            at + Point{-1.15 * radius, 0.85 * radius}};
  case ChartMark::Diamond:
    return {at + Point{0, -1.3 * radius}, at + Point{1.15 * radius, 0}, at + Point{0, 1.3 * radius},
            at + Point{-1.15 * radius, 0}};
  default:
    return {};
  }
}

void drawCross(const Pen& pen, Point at, double radius, Colour colour, Colour paper) {
  const double arm = 0.9 * radius;
  for (const Point way : {Point{arm, arm}, Point{arm, -arm}}) {
    pen.move(at - way);
    pen.line(at + way);
  }
  pen.strokeCased(colour, 0.6 * radius, paper, 1.1 * radius);
}

void drawSign(const Pen& pen, const Chart& chart, const ChartLook& look, std::size_t series) {
  const Colour colour = look.colourOf(chart, series);
  if (chart.series[series].form == ChartForm::Bars) {
    pen.box({-0.3, -0.2, 0.3, 0.2});
    pen.use(colour);
    return pen.fill();
  }
  if (chart.series[series].form == ChartForm::Line) {
    pen.move({-0.45, 0});
    pen.line({0.45, 0});
    pen.use(colour, 0.09);
    pen.dash(dashesOf(look, series, 0.09));
    pen.stroke();
    pen.dash({});
  }
  drawMark(pen, markOf(chart, series), {0, 0}, 0.17, colour, look.paper);
}

} // namespace

void drawMark(const Pen& pen, ChartMark mark, Point at, double radius, Colour colour, Colour paper) {
  if (mark == ChartMark::Cross) return drawCross(pen, at, radius, colour, paper);
  if (mark == ChartMark::Disc || mark == ChartMark::Ring)
    pen.circle(at, radius);
  else
    pen.polygon(cornersOf(mark, at, radius));
  const bool hollow = mark == ChartMark::Ring;
  pen.use(hollow ? paper : colour);
  pen.fillKept();
  pen.use(hollow ? colour : paper, hollow ? 0.55 * radius : 0.3 * radius);
  pen.stroke();
}

std::vector<double> dashesOf(const ChartLook& look, std::size_t series, double width) {
  if (!look.dashes) return {};
  static const std::array<std::vector<double>, 6> patterns{
      {{}, {4, 3}, {1, 2.5}, {6, 2, 1, 2}, {8, 3}, {2, 2}}};
  std::vector<double> dashes = patterns[series % patterns.size()];
  for (double& length : dashes) length *= width;
  return dashes;
}

Texts::Block titleOf(const Chart& chart, const ChartSize& size, double width) {
  return {chart.title, {1.2 * size.letters, Face::SansBold}, width, 2};
}

double layChartLegend(const Pen& pen, const Texts& texts, const Chart& chart, const ChartLook& look,
                      const ChartSize& size, Point at, double width, bool draw) {
  std::vector<LegendEntry> entries;
  for (std::size_t i = 0; i < chart.series.size(); ++i)
    if (!chart.series[i].name.empty())
      entries.push_back({[&, i](const Pen& its, const Texts&) { drawSign(its, chart, look, i); },
                         chart.series[i].name, 0.6});
  // Legends of boards have letters of a fixed size.
  const double times = size.letters / legendText;
  Theme theme;
  theme.ink = look.ink;
  const Pen::Kept kept(pen);
  cairo_translate(pen.cairo(), at.x, at.y);
  cairo_scale(pen.cairo(), times, times);
  return times * layLegend(pen, texts, entries, theme, {0, 0}, width / times, draw);
}

} // namespace fairway::formats
