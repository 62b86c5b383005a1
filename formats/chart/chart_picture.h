#pragma once

#include "formats/chart/chart.h"

#include <string>

// The one type of Cairo that shows, and only by name.
typedef struct _cairo cairo_t; // NOLINT(bugprone-reserved-identifier,modernize-use-using): it is Cairo's

namespace fairway::formats {

// Paints a chart with its top left corner at the origin, paper and all. The context is left as it was.
void paintChart(cairo_t* target, const Chart& chart, const ChartSize& size, ThemeName theme);

// Files of a chart whose size is in millimetres.
std::string chartSvg(const Chart& chart, const ChartSize& size, ThemeName theme);
std::string chartPng(const Chart& chart, const ChartSize& size, ThemeName theme, double dpi = 150);

// An `<svg>` element to stand in a page. Each chart of a page needs an `id` of its own, a word of letters,
// digits and hyphens.
std::string chartElement(const Chart& chart, const ChartSize& size, ThemeName theme, const std::string& id);

} // namespace fairway::formats
