#pragma once

#include "formats/chart/chart.h"

#include <array>

namespace fairway::formats {

// Colours of a chart. Unlike that of boards, the paper of the dark theme is dark: charts stand in windows and
// pages whose own ground is.
struct ChartLook {
  Colour paper;
  Colour ink;
  Colour faint; // ticks, axes
  Colour grid;
  std::array<Colour, 6> series;
  bool dashes = false; // lines have patterns, as colours do not tell them apart

  Colour colourOf(const Chart& chart, std::size_t number) const;
};

const ChartLook& chartLook(ThemeName theme);

ChartMark markOf(const Chart& chart, std::size_t series);

// How well one colour stands out on another, 1 to 21, as the guidelines for accessible pages have it.
double contrast(Colour a, Colour b);

} // namespace fairway::formats
