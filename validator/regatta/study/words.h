#pragma once

#include "rules/base/evidence.h"
#include "validator/core/words.h"
#include "validator/regatta/study/course_study.h"
#include "validator/regatta/water/lattice.h"

namespace fairway::validator::regatta {

inline Spot spotOf(Vec point) {
  return {Spot::Kind::Point, point.x, point.y, 0};
}
inline Spot spotOf(const Pose& pose) {
  return {Spot::Kind::Pose, pose.at.x, pose.at.y, pose.heading.degrees()};
}
template <class Place>
std::vector<Spot> spotsOf(const std::vector<Place>& places) {
  std::vector<Spot> spots;
  for (const Place& place : places) spots.push_back(spotOf(place));
  return spots;
}
// The points of a set; at most this many, evenly chosen, if there are too many to look at.
std::vector<Spot> spotsOf(const Lattice& lattice, const PointSet& points, int most = 500);

// The way of a search as poses.
std::vector<Spot> spotsOf(const std::vector<Search::Step>& way);

// Things on the table, in the order of the discs and then of the islands: their names, places and keys.
struct Thing {
  Phrase name;
  Vec at; // a disc's centre, an island's first corner
  std::string key;
};
std::vector<Thing> thingsOf(const Course& course);

Phrase wordFor(Side side);
std::string roundingKey(std::size_t rounding, const char* key); // such as round[1].leave
Phrase buoyName(const Course& course, std::size_t rounding);

// Points by how hot they are, as evidence: one region a band, the coolest first. So a heat map can be drawn,
// and read from a report, like any other evidence.
class HeatMap {
public:
  explicit HeatMap(int bands) : bands_(static_cast<std::size_t>(bands)) {}

  // `heat` counts bands from 0; everything hotter belongs to the last.
  void add(Vec point, int heat);
  std::vector<Evidence> evidence() const; // bands without points are left out

private:
  std::vector<std::vector<Vec>> bands_;
};

} // namespace fairway::validator::regatta
