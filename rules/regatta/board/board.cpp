#include "rules/regatta/board/board.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fairway::regatta {

namespace {

using plane::abeam;
using plane::ahead;
using plane::Fine;
using plane::fine;

// Whether something may be within half of `twice` of the line at all: most things are far away.
bool isNear(const Segment& line, Vec least, Vec most, int twice) {
  const int margin = twice / 2 + 1;
  return std::min(line.from.x, line.to.x) <= most.x + margin &&
         std::max(line.from.x, line.to.x) >= least.x - margin &&
         std::min(line.from.y, line.to.y) <= most.y + margin &&
         std::max(line.from.y, line.to.y) >= least.y - margin;
}

bool touchesDisc(const Segment& line, const Disc& disc, int beam) {
  const int twice = beam + disc.diameter;
  return isNear(line, disc.at, disc.at, twice) && plane::compareDistance(line, disc.at, twice) <= 0;
}

std::string named(const std::string& name) {
  return "'" + name + "'";
}

Phrase discName(const Course& course, std::size_t disc) {
  if (disc < 2) return disc == 0 ? phrase("the line's left buoy") : phrase("the line's right buoy");
  if (disc < 2 + course.buoys.size()) return phrase("the buoy {1}", {named(course.buoys[disc - 2].name)});
  const Obstacle& obstacle = course.obstacles[disc - 2 - course.buoys.size()];
  if (obstacle.name) return phrase("the obstacle {1}", {named(*obstacle.name)});
  return phrase("obstacle {1}", {disc - 1 - course.buoys.size()});
}

} // namespace

Board::Board(Course course, Deck deck)
    : course_(std::move(course)), deck_(std::move(deck)), gates_(gatesOf(course_)), discs_(discsOf(course_)) {
  for (const Card& card : deck_.cards) {
    std::vector<int>& own = cardArrows_.emplace_back();
    for (const Arrow& arrow : card.arrows) {
      const auto known = std::find(arrows_.begin(), arrows_.end(), arrow);
      own.push_back(static_cast<int>(known - arrows_.begin()));
      if (known == arrows_.end()) arrows_.push_back(arrow);
    }
  }
  for (const Arrow& arrow : arrows_)
    for (int steps = 0; steps < plane::headingCount; ++steps)
      tracks_.push_back(makeTrack(arrow, Heading(steps)));
  for (int steps = 0; steps < plane::headingCount; ++steps) {
    const Heading heading(steps);
    sterns_[static_cast<std::size_t>(steps)] = plane::mm(fine(course_.length, ahead(heading)));
    // Half a card's width may be half a millimetre, so everything is doubled until it is rounded.
    const Fine far = fine(2 * deck_.length, ahead(heading));
    const Fine out = fine(deck_.width, abeam(heading));
    const Fine in = fine(-deck_.width, abeam(heading));
    zones_[static_cast<std::size_t>(steps)] = {
        plane::mm(in, 2 * plane::one), plane::mm(far + in, 2 * plane::one),
        plane::mm(far + out, 2 * plane::one), plane::mm(out, 2 * plane::one)};
  }
}

Track Board::makeTrack(const Arrow& arrow, Heading heading) const {
  Track track;
  Fine last;
  Heading turned = heading;
  for (const ArrowPoint& point : arrow) {
    last = fine(point.forward, ahead(heading)) + fine(point.right, abeam(heading));
    turned = heading.turned(point.turn / plane::headingStep);
    track.poses[track.size++] = {plane::snap(last), turned};
  }
  track.poses[track.size++] = {plane::snap(last + fine(course_.length, ahead(turned))), turned};
  return track;
}

std::array<Vec, 4> Board::zone(const Pose& boat) const {
  std::array<Vec, 4> corners = zones_[static_cast<std::size_t>(boat.heading.steps())];
  for (Vec& corner : corners) corner = corner + boat.at;
  return corners;
}

bool Board::touches(const Segment& line) const {
  for (const Disc& disc : discs_)
    if (touchesDisc(line, disc, course_.beam)) return true;
  for (const plane::Polygon& island : course_.islands)
    if (plane::compareDistance(line, island, course_.beam) <= 0) return true;
  return false;
}

std::optional<Phrase> Board::touchedBy(const Segment& line) const {
  for (std::size_t i = 0; i < discs_.size(); ++i)
    if (touchesDisc(line, discs_[i], course_.beam)) return discName(course_, i);
  for (std::size_t i = 0; i < course_.islands.size(); ++i)
    if (plane::compareDistance(line, course_.islands[i], course_.beam) <= 0)
      return phrase("island {1}", {i + 1});
  return std::nullopt;
}

bool Board::isBehindLine(Vec bow) const {
  const Vec along = course_.right - course_.left;
  const Vec to = bow - course_.left;
  const std::int64_t behind = plane::cross(along, to); // times the line's length
  const std::int64_t whole = plane::dot(along, along);
  const std::int64_t foot = plane::dot(along, to);
  return behind >= 0 && behind * behind <= std::int64_t{course_.length} * course_.length * whole &&
         foot > 0 && foot < whole;
}

Heading Board::straightAcross() const {
  // The line's heading is never halfway between two of the 24: the tangent of 7.5 degrees is irrational.
  const Vec along = course_.right - course_.left;
  const double degrees = std::atan2(along.y, along.x) * 180 / std::numbers::pi;
  return Heading(static_cast<int>(std::floor(degrees / plane::headingStep + 0.5)));
}

} // namespace fairway::regatta
