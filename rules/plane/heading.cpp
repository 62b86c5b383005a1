#include "rules/plane/heading.h"

#include <array>

namespace fairway::plane {

namespace {

constexpr std::array<int, 7> quarter{0, 2588, 5000, 7071, 8660, 9659, one};

constexpr int sine(int steps) {
  const int half = steps % 12;
  const int value = quarter[static_cast<std::size_t>(half <= 6 ? half : 12 - half)];
  return steps < 12 ? value : -value;
}

constexpr std::array<Vec, headingCount> makeDirections() {
  std::array<Vec, headingCount> all{};
  for (int steps = 0; steps < headingCount; ++steps)
    all[static_cast<std::size_t>(steps)] = {sine(steps), -sine((steps + 6) % headingCount)};
  return all;
}
constexpr std::array<Vec, headingCount> directions = makeDirections();

constexpr std::int64_t rounded(std::int64_t value, std::int64_t unit) {
  return value >= 0 ? (2 * value + unit) / (2 * unit) : -((-2 * value + unit) / (2 * unit));
}

Vec roundedTo(Fine vector, std::int64_t unit, int step) {
  return {static_cast<int>(rounded(vector.x, unit)) * step, static_cast<int>(rounded(vector.y, unit)) * step};
}

} // namespace

Vec ahead(Heading heading) {
  return directions[static_cast<std::size_t>(heading.steps())];
}

Vec mm(Fine vector, std::int64_t scale) {
  return roundedTo(vector, scale, 1);
}

Vec snap(Fine vector, std::int64_t scale) {
  return roundedTo(vector, scale * latticeStep, latticeStep);
}

} // namespace fairway::plane
