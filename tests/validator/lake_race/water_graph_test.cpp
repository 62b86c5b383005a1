#include "tests/validator/lake_race/random_lake.h"
#include "validator/lake_race/graph/water_graph.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <set>

// The graph's answers against floods that share no code with it.
namespace fairway::validator::lake_race {
namespace {

using fairway::lake_race::Lake;
using fairway::lake_race::Terrain;
using testing_lakes::randomCell;
using testing_lakes::randomLake;

using Cells = std::set<Cell>;

Cells waterOf(const Lake& lake) {
  Cells cells;
  for (std::size_t i = 0; i < static_cast<std::size_t>(lake.map.cellCount()); ++i)
    if (lake.map.at(lake.map.cellAt(i)) == Terrain::Water) cells.insert(lake.map.cellAt(i));
  return cells;
}

Cells flooded(const Lake& lake, const Cells& water, const Cells& seeds) {
  Cells seen;
  std::vector<Cell> stack;
  for (Cell seed : seeds)
    if (water.contains(seed) && seen.insert(seed).second) stack.push_back(seed);
  while (!stack.empty()) {
    const Cell cell = stack.back();
    stack.pop_back();
    for (Cell other : water)
      if (distance(lake.hexOf(cell), lake.hexOf(other)) == 1 && seen.insert(other).second)
        stack.push_back(other);
  }
  return seen;
}

std::vector<std::size_t> partSizes(const Lake& lake, Cells water) {
  std::vector<std::size_t> sizes;
  while (!water.empty()) {
    const Cells part = flooded(lake, water, {*water.begin()});
    sizes.push_back(part.size());
    for (Cell cell : part) water.erase(cell);
  }
  std::sort(sizes.rbegin(), sizes.rend());
  return sizes;
}

TEST(WaterGraph, BodiesAreWhatFloodsFind) {
  std::mt19937 random(11);
  for (int i = 0; i < 200; ++i) {
    const Lake lake = randomLake(random, 7, 6, 20 + i % 50);
    const WaterGraph graph(lake.map, lake.stagger);
    std::vector<std::size_t> sizes;
    for (const Body& body : graph.bodies()) sizes.push_back(body.cells.size());
    ASSERT_EQ(sizes, partSizes(lake, waterOf(lake)));
  }
}

TEST(WaterGraph, CutCellsAreThoseWhoseLossPartsTheWater) {
  std::mt19937 random(12);
  int found = 0;
  for (int i = 0; i < 200; ++i) {
    const Lake lake = randomLake(random, 7, 6, 20 + i % 50);
    const WaterGraph graph(lake.map, lake.stagger);
    const std::vector<CutCell> cuts = graph.cutCells(3);
    const Cells water = waterOf(lake);
    for (Cell cell : water) {
      // Only the body of the cell matters: other ponds are parted from it anyway.
      Cells body = flooded(lake, water, {cell});
      body.erase(cell);
      const std::vector<std::size_t> sizes = partSizes(lake, body);
      const bool expected = sizes.size() > 1 && sizes[1] >= 3;
      const auto cut =
          std::find_if(cuts.begin(), cuts.end(), [cell](const CutCell& c) { return c.cell == cell; });
      ASSERT_EQ(cut != cuts.end(), expected) << label(cell);
      if (!expected) continue;
      ++found;
      ASSERT_EQ(static_cast<std::size_t>(cut->large), sizes[0]);
      ASSERT_EQ(static_cast<std::size_t>(cut->smaller), sizes[1]);
      ASSERT_EQ(graph.partFrom(cut->inSmaller, cell).size(), sizes[1]);
    }
  }
  EXPECT_GT(found, 50);
}

void expectWay(const Lake& lake, const std::vector<Cell>& way, const Cells& from, const Cells& to) {
  ASSERT_FALSE(way.empty());
  EXPECT_TRUE(from.contains(way.front()));
  EXPECT_TRUE(to.contains(way.back()));
  for (std::size_t i = 1; i < way.size(); ++i)
    EXPECT_EQ(distance(lake.hexOf(way[i - 1]), lake.hexOf(way[i])), 1);
}

// Menger: two ways without a common cell, or a cell without which there is none.
TEST(WaterGraph, LanesAreTwoOrHaveACut) {
  std::mt19937 random(13);
  int two = 0, one = 0;
  for (int i = 0; i < 300; ++i) {
    const Lake lake = randomLake(random, 7, 6, 20 + i % 40);
    const WaterGraph graph(lake.map, lake.stagger);
    const Cells water = waterOf(lake);
    Cells from, to;
    for (int j = 0; j < 3; ++j) {
      if (const Cell cell = randomCell(random, lake); water.contains(cell)) from.insert(cell);
      if (const Cell cell = randomCell(random, lake); water.contains(cell)) to.insert(cell);
    }
    const auto joined = [&](Cell without) {
      Cells rest = water;
      rest.erase(without);
      const Cells reached = flooded(lake, rest, from);
      return std::any_of(to.begin(), to.end(), [&](Cell cell) { return reached.contains(cell); });
    };
    const Lanes lanes =
        graph.lanes(std::vector<Cell>(from.begin(), from.end()), std::vector<Cell>(to.begin(), to.end()));
    if (!joined({0, 0})) {
      EXPECT_TRUE(lanes.ways.empty());
      EXPECT_FALSE(lanes.cut);
      continue;
    }
    const bool expectTwo = std::all_of(water.begin(), water.end(), joined);
    ASSERT_EQ(lanes.ways.size(), expectTwo ? 2u : 1u);
    ASSERT_EQ(lanes.cut.has_value(), !expectTwo);
    for (const std::vector<Cell>& way : lanes.ways) expectWay(lake, way, from, to);
    if (!expectTwo) {
      EXPECT_FALSE(joined(*lanes.cut));
      ++one;
      continue;
    }
    ++two;
    for (Cell cell : lanes.ways[0])
      EXPECT_EQ(std::count(lanes.ways[1].begin(), lanes.ways[1].end(), cell), 0);
  }
  EXPECT_GT(two, 30);
  EXPECT_GT(one, 30);
}

// Where both ways may share their ends, only other cells cut.
TEST(WaterGraph, LanesMayShareWhatIsAllowed) {
  std::mt19937 random(17);
  int shared = 0;
  for (int i = 0; i < 300; ++i) {
    const Lake lake = randomLake(random, 7, 6, 20 + i % 40);
    const WaterGraph graph(lake.map, lake.stagger);
    const Cells water = waterOf(lake);
    const Cell start = randomCell(random, lake);
    const Cell end = randomCell(random, lake);
    if (!water.contains(start) || !water.contains(end) || start == end) continue;
    const std::vector<Cell> from{start}, to{end}, both{start, end};
    const Lanes strict = graph.lanes(from, to);
    const Lanes lanes = graph.lanes(from, to, both);
    const auto joined = [&](Cell without) {
      Cells rest = water;
      rest.erase(without);
      return flooded(lake, rest, {start}).contains(end);
    };
    if (!joined({0, 0})) continue;
    EXPECT_TRUE(strict.cut) << "one cell is all there is to start from";
    const bool expectTwo = std::all_of(
        water.begin(), water.end(), [&](Cell cell) { return cell == start || cell == end || joined(cell); });
    ASSERT_EQ(lanes.ways.size(), expectTwo ? 2u : 1u);
    for (const std::vector<Cell>& way : lanes.ways) expectWay(lake, way, {start}, {end});
    if (!expectTwo) {
      ASSERT_TRUE(lanes.cut);
      EXPECT_FALSE(joined(*lanes.cut));
      EXPECT_TRUE(*lanes.cut != start && *lanes.cut != end);
      continue;
    }
    ++shared;
    for (Cell cell : lanes.ways[0]) {
      if (cell == start || cell == end) continue;
      EXPECT_EQ(std::count(lanes.ways[1].begin(), lanes.ways[1].end(), cell), 0);
    }
    EXPECT_EQ(graph.lanes(from, to).ways, strict.ways) << "what was shared is forgotten";
  }
  EXPECT_GT(shared, 30);
}

} // namespace
} // namespace fairway::validator::lake_race
