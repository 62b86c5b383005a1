#include "formats/chart/ticks.h"

#include "rules/base/number_text.h"

#include <algorithm>
#include <cmath>

namespace fairway::formats {

namespace {

constexpr double tolerance = 1e-9; // of a step: sums of tenths are not exact

} // namespace

double tickStep(double from, double to, int most, bool whole) {
  const double rough = std::max(to - from, 1e-12) / std::max(most, 1);
  const double power = std::pow(10, std::floor(std::log10(rough)));
  double step = 10 * power;
  for (const double times : {1.0, 2.0, 5.0})
    if (times * power >= rough * (1 - tolerance)) {
      step = times * power;
      break;
    }
  return whole ? std::max(step, 1.0) : step;
}

TickScale widenedScale(double from, double to, int most, bool whole) {
  if (to - from < 1e-12) {
    const double room = from == 0 || whole ? 1 : std::abs(from) / 10;
    from -= room;
    to += room;
  }
  const double step = tickStep(from, to, most, whole);
  return {step * std::floor(from / step + tolerance), step * std::ceil(to / step - tolerance), step};
}

std::vector<double> ticksOf(const TickScale& scale) {
  std::vector<double> ticks;
  const double first = std::ceil(scale.from / scale.step - tolerance);
  const double last = std::floor(scale.to / scale.step + tolerance);
  for (double i = first; i <= last; ++i) ticks.push_back(i * scale.step + 0.0); // + 0.0: never -0
  return ticks;
}

std::string tickText(double value, double step, bool percent, const std::string& decimalMark) {
  const double times = percent ? 100 : 1;
  const int decimals = std::max(0, static_cast<int>(-std::floor(std::log10(step * times) + tolerance)));
  std::string text = withDecimals(value * times, decimals);
  if (const std::size_t point = text.find('.'); point != std::string::npos)
    text.replace(point, 1, decimalMark);
  return percent ? text + " %" : text;
}

} // namespace fairway::formats
