#include "validator/lake_race/study/leg_crossing.h"

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

int directionTo(const Lake& lake, Cell from, Cell to) {
  for (Direction direction : allDirections)
    if (neighbour(from, direction, lake.stagger) == to) return static_cast<int>(direction);
  return 0;
}

} // namespace

EarlierLeg::EarlierLeg(const Lake& lake, const Track& track)
    : lake_(lake), track_(track), places_(static_cast<std::size_t>(lake.map.cellCount()), nowhere) {
  for (std::size_t i = track.size(); i-- > 0;)
    places_[lake.map.indexOf(track[i])] = static_cast<std::int32_t>(i);
}

// On which side of the track a neighbour of one of its cells lies; at its ends there are no sides.
EarlierLeg::Where EarlierLeg::sideOf(Cell on, Cell beside) const {
  const auto i = static_cast<std::size_t>(placeOf(on));
  if (i == 0 || i + 1 == track_.size()) return Where::On;
  const int ahead = directionTo(lake_, on, track_[i + 1]);
  const int back = (directionTo(lake_, on, track_[i - 1]) - ahead + 6) % 6;
  return (directionTo(lake_, on, beside) - ahead + 6) % 6 < back ? Where::FromLeft : Where::FromRight;
}

EarlierLeg::Course EarlierLeg::after(Course course, Cell from, Cell to) const {
  if (isOn(from) && !isOn(to)) {
    const Where left = sideOf(from, to);
    const bool crosses = course.where != Where::On && left != Where::On && course.where != left;
    return {Where::Off, course.crossed != crosses};
  }
  if (!isOn(from) && isOn(to)) return {sideOf(to, from), course.crossed};
  return course;
}

std::optional<Cell> EarlierLeg::crossing(const Track& later) const {
  Course course;
  std::optional<Cell> first;
  for (std::size_t i = 1; i < later.size(); ++i) {
    const Course next = after(course, later[i - 1], later[i]);
    if (next.crossed != course.crossed && !first) first = later[i - 1];
    course = next;
  }
  return course.crossed ? first : std::nullopt;
}

} // namespace fairway::validator::lake_race
