#pragma once

#include "formats/chart/chart.h"
#include "formats/chart/ticks.h"
#include "formats/picture/geometry.h"

namespace fairway::formats {

// Where everything of a chart lies. The painter draws by it, and a window asks it what is pointed at.
class ChartLayout {
public:
  ChartLayout(const Chart& chart, const ChartSize& size);

  struct Tick {
    double at = 0; // x or y
    std::string text;
  };

  const Box& plot() const { return plot_; } // inside of the axes
  double titleTop() const { return titleTop_; }
  double legendTop() const { return legendTop_; }
  double axisTitleTop() const { return axisTitleTop_; } // of y, above its axis
  double left() const { return margin_; }
  double right() const { return size_.width - margin_; }
  std::vector<Tick> across() const; // ticks of x
  std::vector<Tick> upwards() const;
  double categoryRoom() const; // for the name of each, from left to right

  double xOf(double value) const;
  double yOf(double value) const;
  Point placeOf(ChartPlace place) const; // of a bar, the middle of its end
  Box barOf(ChartPlace place) const;

  // The point nearest to a place, or the bar that it is in or above.
  std::optional<ChartPlace> pointedAt(Point at) const;

private:
  void chooseScales();
  void layDown();
  double barWidth() const; // in values of x
  int shownEvery() const;  // of categories: 1 is each

  const Chart& chart_;
  ChartSize size_;
  double margin_;
  double slot_ = 1; // from a bar to the next, in values of x
  TickScale xScale_;
  TickScale yScale_;
  Box plot_;
  double titleTop_ = 0;
  double legendTop_ = 0;
  double axisTitleTop_ = 0;
};

} // namespace fairway::formats
