#include "editor/model/regatta/table/course_edit.h"

#include "editor/model/words/translation.h"
#include "rules/regatta/board/gate.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fairway::editor::regatta {

namespace {

using namespace fairway::regatta;
using Kind = Handle::Kind;

Vec onTable(const Course& course, Vec at) {
  return {std::clamp(at.x, 0, course.table.x), std::clamp(at.y, 0, course.table.y)};
}

bool isSound(const plane::Polygon& island) {
  return island.size() >= fairway::regatta::minCorners && island.size() <= fairway::regatta::maxCorners &&
         !plane::crossingEdges(island);
}

// No buoy twice running.
void dropRepeats(std::vector<Rounding>& round) {
  const auto same = [](const Rounding& a, const Rounding& b) { return a.buoy == b.buoy; };
  round.erase(std::unique(round.begin(), round.end(), same), round.end());
}

bool repeats(const std::vector<Rounding>& round) {
  return std::adjacent_find(round.begin(), round.end(), [](const Rounding& a, const Rounding& b) {
           return a.buoy == b.buoy;
         }) != round.end();
}

std::optional<Course> withoutBuoy(Course course, std::size_t buoy) {
  if (course.buoys.size() < 2) return std::nullopt;
  course.buoys.erase(course.buoys.begin() + static_cast<std::ptrdiff_t>(buoy));
  std::erase_if(course.round, [buoy](const Rounding& rounding) { return rounding.buoy == buoy; });
  for (Rounding& rounding : course.round)
    if (rounding.buoy > buoy) --rounding.buoy;
  dropRepeats(course.round);
  if (course.round.empty()) course.round.push_back({0, Side::Port, {}});
  return course;
}

std::optional<Course> withoutCorner(Course course, const Handle& handle) {
  plane::Polygon& island = course.islands[handle.index];
  if (island.size() <= fairway::regatta::minCorners) {
    course.islands.erase(course.islands.begin() + static_cast<std::ptrdiff_t>(handle.index));
    return course;
  }
  island.erase(island.begin() + static_cast<std::ptrdiff_t>(handle.corner));
  if (!isSound(island)) return std::nullopt;
  return course;
}

// An island as a whole: its first corner ends up there, or as near as the table allows.
void moveIsland(const Course& course, plane::Polygon& island, Vec to) {
  Vec low = island.front();
  Vec high = low;
  for (const Vec corner : island) {
    low = {std::min(low.x, corner.x), std::min(low.y, corner.y)};
    high = {std::max(high.x, corner.x), std::max(high.y, corner.y)};
  }
  const auto within = [](int by, int least, int most) { return std::max(least, std::min(by, most)); };
  const Vec by{within(to.x - island.front().x, -low.x, course.table.x - high.x),
               within(to.y - island.front().y, -low.y, course.table.y - high.y)};
  for (Vec& corner : island) corner = corner + by;
}

// New buoys are called by their colour in the user's language; pictures know these words.
constexpr std::array buoyColours{marked("red"),    marked("green"),  marked("blue"), marked("yellow"),
                                 marked("orange"), marked("purple"), marked("pink"), marked("black")};

std::string freeBuoyName(const Course& course) {
  static_assert(buoyColours.size() >= fairway::regatta::maxBuoys); // so that one is free
  const auto isFree = [&course](const char* colour) {
    return !buoyNamed(course, colour) && !buoyNamed(course, say(colour));
  };
  const auto* const found = std::find_if(buoyColours.begin(), buoyColours.end(), isFree);
  return say(found == buoyColours.end() ? buoyColours.back() : *found);
}

bool hasObstacle(const Course& course, const std::string& name) {
  return std::any_of(course.obstacles.begin(), course.obstacles.end(),
                     [&name](const Obstacle& obstacle) { return obstacle.name == name; });
}

std::string freeObstacleName(const Course& course, const std::string& wanted) {
  if (!hasObstacle(course, wanted)) return wanted;
  for (int number = 2;; ++number)
    if (std::string name = wanted + " " + std::to_string(number); !hasObstacle(course, name)) return name;
}

} // namespace

const formats::regatta::RegattaBody* regattaOf(const formats::Document& content) {
  return content.as<formats::regatta::RegattaBody>();
}

CommandPtr changeCourse(const formats::Document& content, std::string text, Course course,
                        std::string mergeKey) {
  return setMember(content, &formats::regatta::RegattaBody::course, std::move(text), std::move(course),
                   std::move(mergeKey));
}

CommandPtr changeDeckOf(const formats::Document& content, std::string text, DeckChoice deck) {
  return setMember(content, &formats::regatta::RegattaBody::deck, std::move(text), std::move(deck));
}

Vec snapped(formats::Point at, bool fine) {
  const double step = fine ? 1 : plane::latticeStep;
  return {static_cast<int>(std::lround(at.x / step) * static_cast<long>(step)),
          static_cast<int>(std::lround(at.y / step) * static_cast<long>(step))};
}

std::optional<Course> moved(const Course& course, const Handle& handle, Vec to) {
  Course next = course;
  to = onTable(course, to);
  switch (handle.kind) {
  case Kind::LineLeft:
    next.left = to;
    break;
  case Kind::LineRight:
    next.right = to;
    break;
  case Kind::Buoy:
    next.buoys[handle.index].at = to;
    break;
  case Kind::Obstacle:
    next.obstacles[handle.index].at = to;
    break;
  case Kind::Island:
    moveIsland(course, next.islands[handle.index], to);
    break;
  case Kind::Corner:
    next.islands[handle.index][handle.corner] = to;
    if (!isSound(next.islands[handle.index])) return std::nullopt;
    break;
  case Kind::None:
    return std::nullopt;
  }
  if (next.left == next.right) return std::nullopt;
  return next;
}

std::optional<Course> removed(const Course& course, const Handle& handle) {
  Course next = course;
  const auto at = static_cast<std::ptrdiff_t>(handle.index);
  switch (handle.kind) {
  case Kind::Buoy:
    return withoutBuoy(std::move(next), handle.index);
  case Kind::Obstacle:
    next.obstacles.erase(next.obstacles.begin() + at);
    return next;
  case Kind::Island:
    next.islands.erase(next.islands.begin() + at);
    return next;
  case Kind::Corner:
    return withoutCorner(std::move(next), handle);
  case Kind::LineLeft:
  case Kind::LineRight:
  case Kind::None:
    break;
  }
  return std::nullopt;
}

std::optional<Added> withBuoy(const Course& course, Vec at) {
  if (course.buoys.size() >= fairway::regatta::maxBuoys) return std::nullopt;
  Added added{course, {Kind::Buoy, course.buoys.size(), 0}};
  const Side side = course.round.empty() ? Side::Port : course.round.back().leave;
  added.course.buoys.push_back({freeBuoyName(course), onTable(course, at)});
  if (course.round.size() < fairway::regatta::maxRoundings)
    added.course.round.push_back({course.buoys.size(), side, {}});
  return added;
}

std::optional<Added> withObstacle(const Course& course, Vec at, int diameter, const std::string& name) {
  if (course.obstacles.size() >= fairway::regatta::maxObstacles) return std::nullopt;
  Added added{course, {Kind::Obstacle, course.obstacles.size(), 0}};
  Obstacle obstacle;
  if (!name.empty()) obstacle.name = freeObstacleName(course, name);
  obstacle.at = onTable(course, at);
  obstacle.diameter = std::clamp(diameter, fairway::regatta::minObstacle, fairway::regatta::maxObstacle);
  added.course.obstacles.push_back(std::move(obstacle));
  return added;
}

std::optional<Added> withIsland(const Course& course, const plane::Polygon& corners) {
  plane::Polygon island = corners;
  for (Vec& corner : island) corner = onTable(course, corner);
  if (course.islands.size() >= fairway::regatta::maxIslands || !isSound(island)) return std::nullopt;
  Added added{course, {Kind::Island, course.islands.size(), 0}};
  added.course.islands.push_back(std::move(island));
  return added;
}

std::string whyNoIsland(const Course& course, const plane::Polygon& corners) {
  if (withIsland(course, corners)) return {};
  if (course.islands.size() >= fairway::regatta::maxIslands)
    return say("No more islands can be added: a table has at most {1}",
               {std::to_string(fairway::regatta::maxIslands)});
  if (corners.size() > fairway::regatta::maxCorners)
    return say("No island was added: it has {1} corners, and at most {2} are allowed",
               {std::to_string(corners.size()), std::to_string(fairway::regatta::maxCorners)});
  return say("No island was added: its shore crosses or touches itself");
}

std::optional<Added> withCorner(const Course& course, const Handle& edge, Vec at) {
  Added added{course, {Kind::Corner, edge.index, edge.corner + 1}};
  plane::Polygon& island = added.course.islands[edge.index];
  island.insert(island.begin() + static_cast<std::ptrdiff_t>(edge.corner + 1), onTable(course, at));
  if (!isSound(island)) return std::nullopt;
  return added;
}

std::string whyNoCorner(const Course& course, const Handle& edge, Vec at) {
  if (withCorner(course, edge, at)) return {};
  if (course.islands[edge.index].size() >= fairway::regatta::maxCorners)
    return say("No corner was added: a shore has at most {1}",
               {std::to_string(fairway::regatta::maxCorners)});
  return say("No corner was added: the shore would cross or touch itself");
}

std::optional<Course> withRounding(const Course& course, std::size_t buoy) {
  if (course.round.size() >= fairway::regatta::maxRoundings || buoy >= course.buoys.size())
    return std::nullopt;
  if (!course.round.empty() && course.round.back().buoy == buoy) return std::nullopt;
  Course next = course;
  next.round.push_back({buoy, course.round.empty() ? Side::Port : course.round.back().leave, {}});
  return next;
}

std::optional<Course> withoutRounding(const Course& course, std::size_t rounding) {
  if (course.round.size() < 2 || rounding >= course.round.size()) return std::nullopt;
  Course next = course;
  next.round.erase(next.round.begin() + static_cast<std::ptrdiff_t>(rounding));
  dropRepeats(next.round);
  return next;
}

std::optional<Course> shifted(const Course& course, std::size_t rounding, int by) {
  const std::ptrdiff_t to = static_cast<std::ptrdiff_t>(rounding) + by;
  if (to < 0 || to >= static_cast<std::ptrdiff_t>(course.round.size())) return std::nullopt;
  Course next = course;
  std::swap(next.round[rounding], next.round[static_cast<std::size_t>(to)]);
  if (repeats(next.round)) return std::nullopt;
  return next;
}

Course otherSide(const Course& course, std::size_t rounding) {
  Course next = course;
  next.round[rounding].leave = other(course.round[rounding].leave);
  return next;
}

Course turnedGate(const Course& course, std::size_t rounding, int steps) {
  Course next = course;
  const Rounding& now = course.round[rounding];
  const plane::Heading gate = now.gate.value_or(turnRound(course, rounding, now.leave).gate);
  next.round[rounding].gate = gate.turned(steps);
  return next;
}

Course freeGate(const Course& course, std::size_t rounding) {
  Course next = course;
  next.round[rounding].gate.reset();
  return next;
}

std::optional<std::size_t> firstRounding(const Course& course, std::size_t buoy) {
  for (std::size_t i = 0; i < course.round.size(); ++i)
    if (course.round[i].buoy == buoy) return i;
  return std::nullopt;
}

std::optional<Course> renamed(const Course& course, const Handle& handle, const std::string& name) {
  Course next = course;
  if (handle.kind == Kind::Buoy) {
    const auto known = buoyNamed(course, name);
    if (name.empty() || (known && *known != handle.index)) return std::nullopt;
    next.buoys[handle.index].name = name;
    return next;
  }
  if (handle.kind != Kind::Obstacle) return std::nullopt;
  Obstacle& obstacle = next.obstacles[handle.index];
  if (!name.empty() && obstacle.name != name && hasObstacle(course, name)) return std::nullopt;
  obstacle.name = name.empty() ? std::nullopt : std::optional(name);
  return next;
}

std::optional<Course> withDiameter(const Course& course, std::size_t obstacle, int diameter) {
  if (diameter < fairway::regatta::minObstacle || diameter > fairway::regatta::maxObstacle)
    return std::nullopt;
  Course next = course;
  next.obstacles[obstacle].diameter = diameter;
  return next;
}

std::optional<Course> resized(const Course& course, Vec table) {
  const auto fits = [](int side) {
    return side >= fairway::regatta::minTable && side <= fairway::regatta::maxTable;
  };
  if (!fits(table.x) || !fits(table.y)) return std::nullopt;
  Course next = course;
  next.table = table;
  next.left = onTable(next, next.left);
  next.right = onTable(next, next.right);
  for (fairway::regatta::Buoy& buoy : next.buoys) buoy.at = onTable(next, buoy.at);
  for (Obstacle& obstacle : next.obstacles) obstacle.at = onTable(next, obstacle.at);
  for (plane::Polygon& island : next.islands) {
    for (Vec& corner : island) corner = onTable(next, corner);
    if (!isSound(island)) return std::nullopt; // squeezed flat
  }
  if (next.left == next.right) return std::nullopt;
  return next;
}

Course freshCourse(Vec table) {
  Course course;
  course.table = table;
  const auto place = [&table](int x, int y) { // in thousandths of the table
    return snapped({table.x * (x / 1000.0), table.y * (y / 1000.0)}, false);
  };
  const int half = std::clamp(table.x / 8, 100, 150);
  const Vec middle = place(500, 812);
  course.left = middle - Vec{half, 0};
  course.right = middle + Vec{half, 0};
  course.buoys = {{say(buoyColours[0]), place(300, 312)}, {say(buoyColours[1]), place(700, 188)}};
  course.round = {{0, Side::Starboard, {}}, {1, Side::Starboard, {}}};
  return course;
}

} // namespace fairway::editor::regatta
