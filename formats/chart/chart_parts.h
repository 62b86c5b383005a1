#pragma once

#include "formats/chart/chart_layout.h"
#include "formats/chart/chart_look.h"
#include "formats/picture/legend.h"

// Inside formats only: this header shows Cairo.
namespace fairway::formats {

// The marks' outlines are as large as eyes judge them: a triangle is taller than a disc.
void drawMark(const Pen& pen, ChartMark mark, Point at, double radius, Colour colour, Colour paper);

// The dashes of a series in units of its line's width; empty: a full line.
std::vector<double> dashesOf(const ChartLook& look, std::size_t series, double width);

Texts::Block titleOf(const Chart& chart, const ChartSize& size, double width);

// Names of the series with their signs, within a width. Returns the height, and draws unless `draw` is false.
double layChartLegend(const Pen& pen, const Texts& texts, const Chart& chart, const ChartLook& look,
                      const ChartSize& size, Point at, double width, bool draw);

} // namespace fairway::formats
