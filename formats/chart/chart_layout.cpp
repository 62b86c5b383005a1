#include "formats/chart/chart_layout.h"

#include "formats/chart/chart_parts.h"
#include "formats/chart/value_ranges.h"
#include "formats/picture/surfaces.h"

#include <algorithm>
#include <cmath>

namespace fairway::formats {

namespace {

constexpr double barShare = 0.8; // of a slot, for all its bars
constexpr double dotRoom = 0.03; // of the width, so that no dot lies on the edge
constexpr double lineHeight = 1.35;

// The axis as it is told to be, or as far as the data go.
TickScale fixedScale(const ChartAxis& axis, ValueRange range, int most) {
  const double from = axis.from.value_or(range.from), to = std::max(axis.to.value_or(range.to), from + 1e-9);
  return {from, to, tickStep(from, to, most, axis.whole)};
}

TickScale scaleOf(const ChartAxis& axis, ValueRange range, int most) {
  if (axis.from && axis.to) return fixedScale(axis, range, most);
  TickScale scale =
      widenedScale(axis.from.value_or(range.from), axis.to.value_or(range.to), most, axis.whole);
  scale.from = axis.from.value_or(scale.from);
  scale.to = axis.to.value_or(scale.to);
  return scale;
}

} // namespace

ChartLayout::ChartLayout(const Chart& chart, const ChartSize& size)
    : chart_(chart), size_(size), margin_(0.7 * size.letters), slot_(barSlot(chart)) {
  chooseScales();
  layDown();
}

void ChartLayout::chooseScales() {
  const int mostUp = std::max(2, static_cast<int>(size_.height / (4 * size_.letters)));
  const int mostAcross = std::max(2, static_cast<int>(size_.width / (6 * size_.letters)));
  yScale_ = scaleOf(chart_.y, rangeUpwards(chart_), mostUp);
  ValueRange range = rangeAcross(chart_);
  if (!chart_.x.categories.empty()) {
    xScale_ = {-0.5, static_cast<double>(chart_.x.categories.size()) - 0.5, 1};
  } else if (hasForm(chart_, ChartForm::Bars)) {
    range = {range.from - slot_ / 2, range.to + slot_ / 2};
    xScale_ = fixedScale(chart_.x, range, mostAcross);
  } else if (hasForm(chart_, ChartForm::Line) && range.to > range.from) {
    xScale_ = fixedScale(chart_.x, range, mostAcross);
  } else {
    xScale_ = scaleOf(chart_.x, range, mostAcross);
    const double room = dotRoom * (xScale_.to - xScale_.from);
    if (!chart_.x.from) xScale_.from -= room;
    if (!chart_.x.to) xScale_.to += room;
  }
}

void ChartLayout::layDown() {
  const Measuring measuring;
  const Texts texts(measuring.context());
  const Pen pen(measuring.context());
  const double letters = size_.letters;
  const double width = right() - left();
  double y = margin_;
  titleTop_ = y;
  if (!chart_.title.empty()) y += texts.measure(titleOf(chart_, size_, width)).height + 0.3 * letters;
  legendTop_ = y;
  const double legend =
      layChartLegend(pen, texts, chart_, chartLook(ThemeName::Light), size_, {}, width, false);
  if (legend > 0) y += legend + 0.2 * letters;
  axisTitleTop_ = y;
  y += chart_.y.title.empty() ? 0.5 * letters : lineHeight * letters + 0.5 * letters;
  double labels = 0;
  for (const double tick : ticksOf(yScale_))
    labels = std::max(
        labels,
        texts.measure({tickText(tick, yScale_.step, chart_.y.percent, chart_.decimalMark), {0.9 * letters}})
            .width);
  plot_ = {left() + labels + 0.6 * letters, y, right() - letters, 0};
  double widest = 0;
  for (const std::string& name : chart_.x.categories)
    widest = std::max(widest, texts.measure({name, {0.9 * letters}}).width);
  const double lines = (widest > categoryRoom() ? 2 : 1) + (chart_.x.title.empty() ? 0 : 1);
  plot_.bottom = size_.height - margin_ - (lines * lineHeight + 0.3) * letters;
  plot_.right = std::max(plot_.right, plot_.left + letters);
  plot_.bottom = std::max(plot_.bottom, plot_.top + letters);
}

std::vector<ChartLayout::Tick> ChartLayout::across() const {
  std::vector<Tick> ticks;
  const auto& names = chart_.x.categories;
  for (std::size_t i = 0; i < names.size(); i += static_cast<std::size_t>(shownEvery()))
    ticks.push_back({xOf(static_cast<double>(i)), names[i]});
  if (names.empty())
    for (const double tick : ticksOf(xScale_))
      ticks.push_back({xOf(tick), tickText(tick, xScale_.step, chart_.x.percent, chart_.decimalMark)});
  return ticks;
}

std::vector<ChartLayout::Tick> ChartLayout::upwards() const {
  std::vector<Tick> ticks;
  for (const double tick : ticksOf(yScale_))
    ticks.push_back({yOf(tick), tickText(tick, yScale_.step, chart_.y.percent, chart_.decimalMark)});
  return ticks;
}

int ChartLayout::shownEvery() const {
  const double each = plot_.width() / std::max<double>(1, static_cast<double>(chart_.x.categories.size()));
  return std::max(1, static_cast<int>(std::ceil(3 * size_.letters / each)));
}

double ChartLayout::categoryRoom() const {
  const double each = plot_.width() / std::max<double>(1, static_cast<double>(chart_.x.categories.size()));
  return shownEvery() * each - 0.3 * size_.letters;
}

double ChartLayout::xOf(double value) const {
  return plot_.left + plot_.width() * (value - xScale_.from) / (xScale_.to - xScale_.from);
}

double ChartLayout::yOf(double value) const {
  return plot_.bottom - plot_.height() * (value - yScale_.from) / (yScale_.to - yScale_.from);
}

double ChartLayout::barWidth() const {
  const auto bars = std::count_if(chart_.series.begin(), chart_.series.end(),
                                  [](const ChartSeries& one) { return one.form == ChartForm::Bars; });
  return barShare * slot_ / static_cast<double>(std::max<std::ptrdiff_t>(bars, 1));
}

Box ChartLayout::barOf(ChartPlace place) const {
  const ChartPoint& point = chart_.series[place.series].points[place.point];
  const auto begin = chart_.series.begin();
  const auto before = std::count_if(begin, begin + static_cast<std::ptrdiff_t>(place.series),
                                    [](const ChartSeries& one) { return one.form == ChartForm::Bars; });
  const double left = point.x - barShare * slot_ / 2 + static_cast<double>(before) * barWidth();
  const double zero = yOf(std::max(0.0, yScale_.from)), end = yOf(point.y);
  return {xOf(left), std::min(zero, end), xOf(left + barWidth()), std::max(zero, end)};
}

Point ChartLayout::placeOf(ChartPlace place) const {
  const ChartSeries& series = chart_.series[place.series];
  const ChartPoint& point = series.points[place.point];
  if (series.form != ChartForm::Bars) return {xOf(point.x), yOf(point.y)};
  const Box bar = barOf(place);
  return {bar.centre().x, yOf(point.y)};
}

std::optional<ChartPlace> ChartLayout::pointedAt(Point at) const {
  std::optional<ChartPlace> nearest;
  double least = 2 * size_.letters;
  for (std::size_t series = 0; series < chart_.series.size(); ++series)
    for (std::size_t i = 0; i < chart_.series[series].points.size(); ++i) {
      const ChartPlace place{series, i};
      double distance = lengthOf(placeOf(place) - at);
      if (chart_.series[series].form == ChartForm::Bars) {
        const Box bar = barOf(place);
        if (at.x >= bar.left && at.x <= bar.right && at.y >= plot_.top && at.y <= plot_.bottom) distance = 0;
      }
      if (distance < least) {
        least = distance;
        nearest = place;
      }
    }
  return nearest;
}

} // namespace fairway::formats
