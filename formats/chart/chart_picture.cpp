#include "formats/chart/chart_picture.h"

#include "formats/picture/surfaces.h"

namespace fairway::formats {

namespace {

SvgFile fileOf(const Chart& chart, const ChartSize& size, ThemeName theme, const std::string& layer) {
  SvgFile file(size.width, size.height, chart.title, chart.description);
  file.layer(layer, [&](cairo_t* target) { paintChart(target, chart, size, theme); });
  return file;
}

} // namespace

std::string chartSvg(const Chart& chart, const ChartSize& size, ThemeName theme) {
  return fileOf(chart, size, theme, "chart").bytes();
}

std::string chartPng(const Chart& chart, const ChartSize& size, ThemeName theme, double dpi) {
  const auto draw = [&](cairo_t* target) { paintChart(target, chart, size, theme); };
  return *pngOf(size.width, size.height, dpi / 25.4, draw); // nothing stops it
}

std::string chartElement(const Chart& chart, const ChartSize& size, ThemeName theme, const std::string& id) {
  return fileOf(chart, size, theme, id).element(id + "-");
}

} // namespace fairway::formats
