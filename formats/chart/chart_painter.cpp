#include "formats/chart/chart_parts.h"
#include "formats/chart/chart_picture.h"

#include <algorithm>
#include <sstream>

namespace fairway::formats {

namespace {

// All that is needed to draw one chart.
struct ChartBrush {
  const Chart& chart;
  const ChartSize& size;
  const ChartLook& look;
  const ChartLayout& layout;
  Pen pen;
  const Texts& texts;

  double thin() const { return 0.06 * size.letters; }
  double thick() const { return 0.2 * size.letters; }
  TextStyle small(Align align = Align::Left) const { return {0.9 * size.letters, Face::Sans, align}; }
};

constexpr double leastShare = 0.7; // of their size, for letters that have too little room

void drawTitles(const ChartBrush& brush) {
  const ChartLayout& layout = brush.layout;
  const double width = layout.right() - layout.left();
  if (!brush.chart.title.empty())
    brush.texts.draw(titleOf(brush.chart, brush.size, width), {layout.left(), layout.titleTop()},
                     brush.look.ink);
  layChartLegend(brush.pen, brush.texts, brush.chart, brush.look, brush.size,
                 {layout.left(), layout.legendTop()}, width, true);
  if (!brush.chart.y.title.empty())
    brush.texts.draw(brush.texts.fitted({brush.chart.y.title, brush.small(), width, 1}, leastShare),
                     {layout.left(), layout.axisTitleTop()}, brush.look.faint);
  if (!brush.chart.x.title.empty()) {
    const Texts::Block block = brush.texts.fitted(
        {brush.chart.x.title, brush.small(Align::Right), layout.plot().width(), 1}, leastShare);
    const double top = brush.size.height - layout.left() - brush.texts.measure(block).height;
    brush.texts.draw(block, {layout.plot().left, top}, brush.look.faint);
  }
}

void drawUpwards(const ChartBrush& brush) {
  const Box& plot = brush.layout.plot();
  for (const ChartLayout::Tick& tick : brush.layout.upwards()) {
    brush.pen.move({plot.left, tick.at});
    brush.pen.line({plot.right, tick.at});
    brush.pen.use(brush.look.grid, brush.thin());
    brush.pen.stroke();
    const Texts::Block block{tick.text, brush.small()};
    const Texts::Size taken = brush.texts.measure(block);
    brush.texts.draw(block, {plot.left - 0.5 * brush.size.letters - taken.width, tick.at - taken.height / 2},
                     brush.look.faint);
  }
}

// Smaller letters rather than a word that is broken in two.
Texts::Block withWholeWords(const Texts& texts, Texts::Block block) {
  double widest = 0;
  std::istringstream words(block.text);
  for (std::string word; words >> word;) widest = std::max(widest, texts.measure({word, block.style}).width);
  if (widest > block.width) block.style.size *= std::max(leastShare, block.width / widest);
  return block;
}

// A name keeps to its room, smaller and on two lines if need be; a number may stand as it is.
void drawAcross(const ChartBrush& brush) {
  const Box& plot = brush.layout.plot();
  const bool named = !brush.chart.x.categories.empty();
  const double top = plot.bottom + 0.45 * brush.size.letters;
  for (const ChartLayout::Tick& tick : brush.layout.across()) {
    if (!named) {
      brush.pen.move({tick.at, plot.bottom});
      brush.pen.line({tick.at, plot.bottom + 0.3 * brush.size.letters});
      brush.pen.use(brush.look.faint, brush.thin());
      brush.pen.stroke();
    }
    const double room = named ? brush.layout.categoryRoom() : 12 * brush.size.letters;
    const Texts::Block block = brush.texts.fitted(
        withWholeWords(brush.texts, {tick.text, brush.small(Align::Centre), room, named ? 2 : 1}),
        leastShare);
    brush.texts.draw(block, {tick.at - room / 2, top}, brush.look.faint);
  }
  brush.pen.move({plot.left, plot.bottom});
  brush.pen.line({plot.right, plot.bottom});
  brush.pen.use(brush.look.faint, brush.thin());
  brush.pen.stroke();
}

void drawGuide(const ChartBrush& brush, const ChartGuide& guide) {
  const Box& plot = brush.layout.plot();
  const double letters = brush.size.letters;
  const double at = guide.upright ? brush.layout.xOf(guide.at) : brush.layout.yOf(guide.at);
  brush.pen.move(guide.upright ? Point{at, plot.top} : Point{plot.left, at});
  brush.pen.line(guide.upright ? Point{at, plot.bottom} : Point{plot.right, at});
  brush.pen.use(brush.look.ink, 0.1 * letters);
  brush.pen.dash({0.5 * letters, 0.35 * letters});
  brush.pen.stroke();
  brush.pen.dash({});
  if (guide.text.empty()) return;
  const Texts::Block block{guide.text, brush.small()};
  const Texts::Size taken = brush.texts.measure(block);
  Point text{plot.right - taken.width, at - taken.height - 0.1 * letters};
  if (guide.upright) {
    const bool roomBehind = at + 0.3 * letters + taken.width < brush.size.width;
    text = {roomBehind ? at + 0.3 * letters : at - 0.3 * letters - taken.width, plot.top};
  }
  brush.pen.box({text.x, text.y, text.x + taken.width, text.y + taken.height}); // it may lie on bars
  brush.pen.use(brush.look.paper.faded(0.8));
  brush.pen.fill();
  brush.texts.draw(block, text, brush.look.ink);
}

void drawWhisker(const ChartBrush& brush, ChartPlace place, Colour colour) {
  const ChartPoint& point = brush.chart.series[place.series].points[place.point];
  if (!point.low || !point.high) return;
  const double x = brush.layout.placeOf(place).x, half = 0.4 * brush.size.letters;
  const double low = brush.layout.yOf(*point.low), high = brush.layout.yOf(*point.high);
  brush.pen.move({x, low});
  brush.pen.line({x, high});
  for (const double end : {low, high}) {
    brush.pen.move({x - half, end});
    brush.pen.line({x + half, end});
  }
  brush.pen.strokeCased(colour, 0.6 * brush.thick(), brush.look.paper, 1.6 * brush.thick());
}

void drawBars(const ChartBrush& brush, std::size_t series) {
  const Colour colour = brush.look.colourOf(brush.chart, series);
  const std::size_t points = brush.chart.series[series].points.size();
  for (std::size_t i = 0; i < points; ++i) brush.pen.box(brush.layout.barOf({series, i}));
  brush.pen.use(colour);
  brush.pen.fill();
  for (std::size_t i = 0; i < points; ++i) drawWhisker(brush, {series, i}, brush.look.ink);
}

void drawLine(const ChartBrush& brush, std::size_t series) {
  const auto& points = brush.chart.series[series].points;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Point at = brush.layout.placeOf({series, i});
    i == 0 ? brush.pen.move(at) : brush.pen.line(at);
  }
  brush.pen.use(brush.look.colourOf(brush.chart, series), brush.thick());
  brush.pen.dash(dashesOf(brush.look, series, brush.thick()));
  brush.pen.stroke();
  brush.pen.dash({});
}

void drawMarks(const ChartBrush& brush, std::size_t series) {
  const ChartSeries& its = brush.chart.series[series];
  const Colour colour = brush.look.colourOf(brush.chart, series);
  for (std::size_t i = 0; i < its.points.size(); ++i) {
    const bool last = i + 1 == its.points.size();
    if (its.form == ChartForm::Line && !its.points[i].marked && !last) continue;
    drawWhisker(brush, {series, i}, colour);
    drawMark(brush.pen, markOf(brush.chart, series), brush.layout.placeOf({series, i}),
             0.45 * brush.size.letters, colour, brush.look.paper);
  }
}

void drawSeries(const ChartBrush& brush) {
  const Pen::Kept kept(brush.pen);
  const double room = brush.size.letters; // a mark may lie on the edge
  brush.pen.box(brush.layout.plot().grown(room));
  brush.pen.clip();
  const std::size_t count = brush.chart.series.size();
  for (std::size_t i = 0; i < count; ++i) {
    const ChartForm form = brush.chart.series[i].form;
    if (form == ChartForm::Bars) drawBars(brush, i);
    if (form == ChartForm::Line) drawLine(brush, i);
  }
  for (std::size_t i = 0; i < count; ++i)
    if (brush.chart.series[i].form != ChartForm::Bars) drawMarks(brush, i);
}

void drawChosen(const ChartBrush& brush) {
  if (!brush.chart.chosen) return;
  const ChartSeries& series = brush.chart.series[brush.chart.chosen->series];
  if (series.form == ChartForm::Bars)
    brush.pen.box(brush.layout.barOf(*brush.chart.chosen));
  else
    brush.pen.circle(brush.layout.placeOf(*brush.chart.chosen), 0.85 * brush.size.letters);
  brush.pen.use(brush.look.ink, 0.18 * brush.size.letters);
  brush.pen.stroke();
}

} // namespace

void paintChart(cairo_t* target, const Chart& chart, const ChartSize& size, ThemeName theme) {
  const Texts texts(target);
  const ChartLayout layout(chart, size);
  const ChartBrush brush{chart, size, chartLook(theme), layout, Pen(target), texts};
  const Pen::Kept kept(brush.pen);
  cairo_set_line_join(target, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap(target, CAIRO_LINE_CAP_BUTT);
  brush.pen.use(brush.look.paper);
  brush.pen.box({0, 0, size.width, size.height});
  brush.pen.fill();
  drawTitles(brush);
  if (chart.empty()) {
    texts.drawCentred(chart.nothing, brush.small(), layout.plot().centre(), brush.look.faint);
    return;
  }
  drawUpwards(brush);
  drawAcross(brush);
  drawSeries(brush);
  for (const ChartGuide& guide : chart.guides) drawGuide(brush, guide);
  drawChosen(brush);
}

} // namespace fairway::formats
