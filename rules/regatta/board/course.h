#pragma once

#include "rules/plane/heading.h"
#include "rules/plane/polygon.h"

#include <optional>
#include <string>
#include <string_view>

namespace fairway::regatta {

using plane::Heading;
using plane::Pose;
using plane::Segment;
using plane::Vec;

enum class Side : std::uint8_t { Port, Starboard };

std::string_view nameOf(Side side); // port, starboard
std::optional<Side> sideNamed(std::string_view name);
constexpr Side other(Side side) {
  return side == Side::Port ? Side::Starboard : Side::Port;
}

// FINISH is passed against the direction of START, or in it.
enum class FinishWay : std::uint8_t { Back, Through };

std::string_view nameOf(FinishWay way); // back, through
std::optional<FinishWay> finishWayNamed(std::string_view name);

struct Buoy {
  std::string name;
  Vec at;

  friend bool operator==(const Buoy&, const Buoy&) = default;
};

// A buoy to be rounded, left to this side; the gate's heading where the author gives one.
struct Rounding {
  std::size_t buoy = 0; // among the course's buoys
  Side leave = Side::Port;
  std::optional<Heading> gate;

  friend bool operator==(const Rounding&, const Rounding&) = default;
};

struct Obstacle {
  std::optional<std::string> name;
  Vec at;
  int diameter = 40;

  friend bool operator==(const Obstacle&, const Obstacle&) = default;
};

inline constexpr int minTable = 300, maxTable = 3000;
inline constexpr int minLength = 20, maxLength = 120, defaultLength = 45;
inline constexpr int minBeam = 6, maxBeam = 40, defaultBeam = 15;
inline constexpr int minBuoy = 4, maxBuoy = 60, defaultBuoy = 12;
inline constexpr std::size_t maxBuoys = 8, maxRoundings = 12;
inline constexpr std::size_t maxIslands = 32, minCorners = 3, maxCorners = 64;
inline constexpr std::size_t maxObstacles = 32;
inline constexpr int minObstacle = 4, maxObstacle = 600;

// A table with everything that lies on it, without the deck.
struct Course {
  Vec table{1000, 800};
  Vec left; // the white buoys, as seen by a boat that starts
  Vec right;
  FinishWay finish = FinishWay::Back;
  int length = defaultLength; // of boats
  int beam = defaultBeam;
  int buoy = defaultBuoy; // diameter
  std::vector<Buoy> buoys;
  std::vector<Rounding> round;
  std::vector<plane::Polygon> islands;
  std::vector<Obstacle> obstacles;

  friend bool operator==(const Course&, const Course&) = default;
};

std::optional<std::size_t> buoyNamed(const Course& course, std::string_view name);

// A round thing that boats must not touch.
struct Disc {
  Vec at;
  int diameter = 0;

  friend bool operator==(const Disc&, const Disc&) = default;
};

// The white buoys, left first, the others and the obstacles, in this order.
std::vector<Disc> discsOf(const Course& course);

} // namespace fairway::regatta
