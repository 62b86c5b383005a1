#pragma once

#include "formats/picture/geometry.h"
#include "rules/plane/heading.h"

#include <vector>

// What can be drawn on a table besides the course itself.
namespace fairway::formats::regatta {

using plane::Heading;
using plane::Pose;
using plane::Vec;

constexpr Point pointOf(Vec at) {
  return {static_cast<double>(at.x), static_cast<double>(at.y)};
}

// Of length 1.
Point wayOf(Heading heading);

// One turn or play of a route: the boat before it, at its stops and at its end.
using Wake = std::vector<Pose>;

// A boat on the table; its number is a seat, or 0 for one that only shows where boats can be.
struct BoatMark {
  Pose pose;
  int seat = 0;
  bool zone = false;     // its zone is drawn, too
  bool becalmed = false; // a sun lies before its bow
};

} // namespace fairway::formats::regatta
