#include "editor/model/regatta/play/motion.h"

#include <algorithm>
#include <cmath>

namespace fairway::editor::regatta {

namespace {

// From one heading to another the shorter way round, in steps of 15 degrees.
int stepsBetween(plane::Heading from, plane::Heading to) {
  const int steps = (to.steps() - from.steps() + plane::headingCount) % plane::headingCount;
  return steps > plane::headingCount / 2 ? steps - plane::headingCount : steps;
}

void addLeg(const plane::Pose& from, const plane::Pose& to, std::vector<plane::Pose>& frames) {
  constexpr double centimetre = 10;
  const double length = std::hypot(to.at.x - from.at.x, to.at.y - from.at.y);
  const int turn = stepsBetween(from.heading, to.heading);
  const int count = std::max({1, static_cast<int>(length / centimetre), length < 1 ? std::abs(turn) : 0});
  for (int i = 1; i <= count; ++i) {
    const double share = static_cast<double>(i) / count;
    const auto between = [share](int a, int b) { return a + static_cast<int>(std::lround(share * (b - a))); };
    frames.push_back({{between(from.at.x, to.at.x), between(from.at.y, to.at.y)},
                      from.heading.turned(static_cast<int>(std::lround(share * turn)))});
  }
}

} // namespace

std::vector<plane::Pose> framesOf(const formats::regatta::Wake& wake) {
  std::vector<plane::Pose> frames;
  for (std::size_t i = 1; i < wake.size(); ++i) addLeg(wake[i - 1], wake[i], frames);
  return frames;
}

} // namespace fairway::editor::regatta
