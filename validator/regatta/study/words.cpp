#include "validator/regatta/study/words.h"

namespace fairway::validator::regatta {

std::vector<Spot> spotsOf(const Lattice& lattice, const PointSet& points, int most) {
  std::vector<Spot> spots;
  const int count = points.count();
  const int every = (count + most - 1) / most;
  int i = 0;
  points.forEach([&](int point) {
    if (i++ % every == 0) spots.push_back(spotOf(lattice.pointAt(point)));
  });
  return spots;
}

std::vector<Spot> spotsOf(const std::vector<Search::Step>& way) {
  std::vector<Spot> spots;
  for (const Search::Step& step : way) spots.push_back(spotOf(step.pose));
  return spots;
}

std::vector<Thing> thingsOf(const Course& course) {
  std::vector<Thing> things{{phrase("the left buoy of the line"), course.left, "line.left"},
                            {phrase("the right buoy of the line"), course.right, "line.right"}};
  const auto key = [](const char* list, std::size_t i) {
    return std::string(list) + "[" + std::to_string(i + 1) + "]";
  };
  for (std::size_t i = 0; i < course.buoys.size(); ++i)
    things.push_back(
        {phrase("the buoy {1}", {course.buoys[i].name}), course.buoys[i].at, key("buoys", i) + ".at"});
  for (std::size_t i = 0; i < course.obstacles.size(); ++i) {
    const fairway::regatta::Obstacle& obstacle = course.obstacles[i];
    things.push_back(
        {obstacle.name ? phrase("the obstacle {1}", {*obstacle.name}) : phrase("obstacle {1}", {i + 1}),
         obstacle.at, key("obstacles", i) + ".at"});
  }
  for (std::size_t i = 0; i < course.islands.size(); ++i)
    things.push_back({phrase("island {1}", {i + 1}), course.islands[i].front(), key("islands", i)});
  return things;
}

Phrase wordFor(Side side) {
  return side == Side::Port ? phrase("port") : phrase("starboard");
}

std::string roundingKey(std::size_t rounding, const char* key) {
  return "round[" + std::to_string(rounding + 1) + "]." + key;
}

Phrase buoyName(const Course& course, std::size_t rounding) {
  return course.buoys[course.round[rounding].buoy].name;
}

void HeatMap::add(Vec point, int heat) {
  bands_[std::min(static_cast<std::size_t>(heat), bands_.size() - 1)].push_back(point);
}

std::vector<Evidence> HeatMap::evidence() const {
  std::vector<Evidence> evidence;
  for (const std::vector<Vec>& band : bands_)
    if (!band.empty()) evidence.push_back({EvidenceKind::Region, spotsOf(band)});
  return evidence;
}

} // namespace fairway::validator::regatta
