#include "formats/chart/chart_look.h"

#include <algorithm>
#include <cmath>

namespace fairway::formats {

namespace {

// After Okabe and Ito, so that colour-blind eyes tell them apart; orange, sky and yellow are darker here,
// for they would fade on white.
ChartLook lightLook() {
  return {rgb(0xFFFFFF),
          rgb(0x1D2B36),
          rgb(0x5F6B73),
          rgb(0xE3E6E8),
          {rgb(0x0072B2), rgb(0xD55E00), rgb(0x008F68), rgb(0xA3407E), rgb(0x8A6A00), rgb(0x30363B)}};
}

ChartLook darkLook() {
  return {rgb(0x1B2127),
          rgb(0xE8ECEF),
          rgb(0xA7B1B8),
          rgb(0x38424A),
          {rgb(0x56B4E9), rgb(0xF0863C), rgb(0x2CC295), rgb(0xDD8FBC), rgb(0xF0E442), rgb(0xF2F2F2)}};
}

ChartLook grayLook() {
  return {rgb(0xFFFFFF),
          rgb(0x111111),
          rgb(0x555555),
          rgb(0xDDDDDD),
          {rgb(0x111111), rgb(0x6E6E6E), rgb(0x333333), rgb(0x858585), rgb(0x4C4C4C), rgb(0x000000)},
          true};
}

double linear(double share) {
  return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

double luminance(Colour colour) {
  return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

} // namespace

Colour ChartLook::colourOf(const Chart& chart, std::size_t number) const {
  const Colour own = series[chart.series[number].look.value_or(number) % series.size()];
  return dashes ? own : chart.series[number].colour.value_or(own);
}

const ChartLook& chartLook(ThemeName theme) {
  static const ChartLook light = lightLook(), dark = darkLook(), gray = grayLook();
  if (!themeOf(theme).coloured) return gray;
  return theme == ThemeName::Dark ? dark : light;
}

ChartMark markOf(const Chart& chart, std::size_t series) {
  constexpr std::size_t marks = 6;
  const std::size_t look = chart.series[series].look.value_or(series);
  return chart.series[series].mark.value_or(static_cast<ChartMark>(look % marks));
}

double contrast(Colour a, Colour b) {
  const double one = luminance(a) + 0.05, other = luminance(b) + 0.05;
  return std::max(one, other) / std::min(one, other);
}

} // namespace fairway::formats
