#include "tests/validator/lake_race/random_lake.h"
#include "validator/lake_race/study/land_bridge.h"

#include <gmock/gmock.h>

#include <set>

// The shortest chain of land to stray water, against widening the main body by all land at its shore until it
// is met.
namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;
using Spread =
    std::set<Cell,
             decltype([](Cell a, Cell b) { return a.row != b.row ? a.row < b.row : a.column < b.column; })>;

// All cells that can be got to over water alone.
Spread spreadOverWater(const Lake& lake, Spread body) {
  std::vector<Cell> stack(body.begin(), body.end());
  while (!stack.empty()) {
    const Cell at = stack.back();
    stack.pop_back();
    for (Direction direction : allDirections) {
      const Cell next = neighbour(at, direction, lake.stagger);
      if (lake.map.at(next) == Terrain::Water && body.insert(next).second) stack.push_back(next);
    }
  }
  return body;
}

// How many land cells have to go; none where land alone does not lead there.
std::optional<std::size_t> fewestBetween(const Lake& lake, const Spread& from, Cell to) {
  Spread body = from;
  for (std::size_t opened = 0;; ++opened) {
    body = spreadOverWater(lake, body);
    if (body.contains(to)) return opened;
    Spread wider = body;
    for (const Cell cell : body)
      for (Direction direction : allDirections) {
        const Cell next = neighbour(cell, direction, lake.stagger);
        if (lake.map.at(next) == Terrain::Land) wider.insert(next);
      }
    if (wider.size() == body.size()) return std::nullopt;
    body = std::move(wider);
  }
}

std::vector<Cell> waterCells(const Lake& lake) {
  std::vector<Cell> water;
  for (std::size_t i = 0; i < static_cast<std::size_t>(lake.map.cellCount()); ++i)
    if (lake.map.at(lake.map.cellAt(i)) == Terrain::Water) water.push_back(lake.map.cellAt(i));
  return water;
}

TEST(LandBridge, OpensAWayWithTheFewestCells) {
  std::mt19937 random(31);
  int bridges = 0, closed = 0;
  for (int round = 0; round < 150; ++round) {
    const Lake lake = testing_lakes::randomLake(random, 7, 6, 55);
    const std::vector<Cell> water = waterCells(lake);
    if (water.empty()) continue;
    const Spread mainBody = spreadOverWater(lake, {water.front()});
    const LandBridges found(lake, {mainBody.begin(), mainBody.end()});
    for (const Cell cell : water) {
      const std::vector<Cell> land = found.from(cell);
      const std::optional<std::size_t> fewest = fewestBetween(lake, mainBody, cell);
      ASSERT_EQ(land.size(), fewest.value_or(0)) << round;
      Lake opened = lake;
      for (const Cell each : land) {
        EXPECT_EQ(lake.map.at(each), Terrain::Land);
        opened.map.set(each, Terrain::Water);
      }
      EXPECT_EQ(spreadOverWater(opened, {cell}).contains(water.front()), fewest.has_value()) << round;
      bridges += !land.empty();
      closed += !fewest;
    }
  }
  EXPECT_GT(bridges, 100) << "the lakes are worth the test";
  EXPECT_GT(closed, 10);
}

TEST(LandBridge, WaterOfTheMainBodyNeedsNone) {
  Lake lake;
  lake.map = TerrainMap(4, 3);
  const LandBridges bridges(lake, {{1, 1}});
  for (const Cell cell : waterCells(lake)) EXPECT_TRUE(bridges.from(cell).empty());
}

} // namespace
} // namespace fairway::validator::lake_race
