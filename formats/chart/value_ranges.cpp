#include "formats/chart/value_ranges.h"

#include <algorithm>
#include <functional>

namespace fairway::formats {

namespace {

class Stretch {
public:
  void add(double value) {
    if (!range_) range_ = {value, value};
    range_ = {std::min(range_->from, value), std::max(range_->to, value)};
  }
  ValueRange range() const { return range_.value_or(ValueRange{0, 1}); }

private:
  std::optional<ValueRange> range_;
};

} // namespace

ValueRange rangeAcross(const Chart& chart) {
  Stretch stretch;
  for (const ChartSeries& series : chart.series)
    for (const ChartPoint& point : series.points) stretch.add(point.x);
  for (const ChartGuide& guide : chart.guides)
    if (guide.upright && !chart.empty()) stretch.add(guide.at);
  return stretch.range();
}

ValueRange rangeUpwards(const Chart& chart) {
  Stretch stretch;
  for (const ChartSeries& series : chart.series)
    for (const ChartPoint& point : series.points) {
      stretch.add(point.y);
      stretch.add(point.low.value_or(point.y));
      stretch.add(point.high.value_or(point.y));
      if (series.form == ChartForm::Bars) stretch.add(0);
    }
  for (const ChartGuide& guide : chart.guides)
    if (!guide.upright && !chart.empty()) stretch.add(guide.at);
  return stretch.range();
}

bool hasForm(const Chart& chart, ChartForm form) {
  return std::any_of(chart.series.begin(), chart.series.end(),
                     [form](const ChartSeries& series) { return series.form == form; });
}

double barSlot(const Chart& chart) {
  std::vector<double> places;
  for (const ChartSeries& series : chart.series)
    if (series.form == ChartForm::Bars)
      for (const ChartPoint& point : series.points) places.push_back(point.x);
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  double slot = 0;
  for (std::size_t i = 1; i < places.size(); ++i) {
    const double gap = places[i] - places[i - 1];
    slot = slot == 0 ? gap : std::min(slot, gap);
  }
  return slot == 0 ? 1 : slot;
}

} // namespace fairway::formats
