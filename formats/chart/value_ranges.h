#pragma once

#include "formats/chart/chart.h"

namespace fairway::formats {

struct ValueRange {
  double from = 0;
  double to = 0;
};

// All values of a chart in one direction, with whiskers, guides and what bars begin at; 0 to 1 if there are
// none.
ValueRange rangeAcross(const Chart& chart);
ValueRange rangeUpwards(const Chart& chart);

bool hasForm(const Chart& chart, ChartForm form);

// The least distance from one bar to the next; 1 if there are not two.
double barSlot(const Chart& chart);

} // namespace fairway::formats
