#include "rules/lake_race/route/wave.h"

#include <gmock/gmock.h>

#include <random>

// Waves against a search that looks at one cell at a time, on lakes that are narrow, wide, high and low.
namespace fairway::lake_race {
namespace {

constexpr int unseen = -1;

std::vector<int> oneByOne(const TerrainMap& map, Stagger stagger, Cell start) {
  std::vector<int> steps(static_cast<std::size_t>(map.cellCount()), unseen);
  std::vector<Cell> queue{start};
  steps[map.indexOf(start)] = 0;
  for (std::size_t head = 0; head < queue.size(); ++head)
    for (Direction direction : allDirections)
      if (const Cell to = neighbour(queue[head], direction, stagger);
          map.at(to) == Terrain::Water && steps[map.indexOf(to)] == unseen) {
        steps[map.indexOf(to)] = steps[map.indexOf(queue[head])] + 1;
        queue.push_back(to);
      }
  return steps;
}

std::vector<int> byWave(const TerrainMap& map, Stagger stagger, Cell start) {
  const BitLayout layout(map);
  BitCells water(layout);
  for (std::size_t i = 0; i < static_cast<std::size_t>(map.cellCount()); ++i)
    if (map.at(map.cellAt(i)) == Terrain::Water) water.add(map.cellAt(i));
  std::vector<int> steps(static_cast<std::size_t>(map.cellCount()), unseen);
  Wave wave(layout, stagger);
  wave.enter(start);
  int step = 0;
  for (wave.advance(); !wave.still(); wave.advance(), ++step) {
    wave.forEachInFront([&](Cell cell) { steps[map.indexOf(cell)] = step; });
    wave.spread(water);
  }
  return steps;
}

TEST(Wave, ReachesEveryCellInAsManyStepsAsASearchCellByCell) {
  std::mt19937 random(3);
  constexpr std::array<std::array<int, 2>, 9> sizes{
      {{1, 1}, {7, 6}, {63, 9}, {64, 9}, {65, 9}, {9, 63}, {9, 64}, {12, 130}, {130, 66}}};
  for (const auto& [columns, rows] : sizes)
    for (unsigned land : {0u, 20u, 40u})
      for (Stagger stagger : {Stagger::Odd, Stagger::Even}) {
        TerrainMap map(columns, rows);
        for (std::size_t i = 1; i < static_cast<std::size_t>(map.cellCount()); ++i)
          if (random() % 100 < land) map.set(map.cellAt(i), Terrain::Land);
        ASSERT_EQ(byWave(map, stagger, {1, 1}), oneByOne(map, stagger, {1, 1}))
            << columns << " x " << rows << ", " << land << " % land";
      }
}

TEST(Wave, LeavesOutWhatAnotherHasSeen) {
  const TerrainMap map(5, 1);
  const BitLayout layout(map);
  Wave first(layout, Stagger::Odd), second(layout, Stagger::Odd);
  first.enter({2, 1});
  first.advance();
  second.enter({2, 1});
  second.enter({3, 1});
  second.advance(&first);
  EXPECT_FALSE(second.seen().has({2, 1}));
  EXPECT_TRUE(second.seen().has({3, 1}));
}

TEST(Wave, HandsOverTheCellsThatAreAskedFor) {
  const TerrainMap map(5, 3);
  const BitLayout layout(map);
  BitCells asked(layout);
  RowSet rows(3);
  asked.add({4, 2});
  asked.add({5, 2});
  rows.add(2);
  Wave wave(layout, Stagger::Odd);
  wave.enter({4, 2});
  wave.enter({1, 3});
  wave.advance();
  std::vector<Cell> taken, left;
  wave.take(asked, rows, [&](Cell cell) { taken.push_back(cell); });
  wave.forEachInFront([&](Cell cell) { left.push_back(cell); });
  EXPECT_THAT(taken, testing::ElementsAre(Cell{4, 2}));
  EXPECT_THAT(left, testing::ElementsAre(Cell{1, 3}));
}

TEST(Wave, KnowsWhetherItSawAllOfSomeCells) {
  for (int columns : {5, 130}) {
    const TerrainMap map(columns, 3);
    const BitLayout layout(map);
    BitCells asked(layout), water(layout);
    RowSet rows(3);
    for (int column : {1, 3, columns}) {
      asked.add({column, 2});
      water.add({column, 2});
    }
    rows.add(2);
    Wave wave(layout, Stagger::Odd);
    for (int column : {1, 3}) wave.enter({column, 2});
    wave.advance();
    EXPECT_FALSE(wave.sawAll(asked, rows, water));
    BitCells lessWater = water;
    lessWater.remove({columns, 2});
    EXPECT_TRUE(wave.sawAll(asked, rows, lessWater)) << "the third is no water";
    wave.enter({columns, 2});
    EXPECT_FALSE(wave.sawAll(asked, rows, water)) << "it only will be in front";
    wave.advance();
    EXPECT_TRUE(wave.sawAll(asked, rows, water)) << "the first two were";
  }
}

TEST(Wave, ThatWasStoppedHasNothingInFrontButRemembers) {
  const BitLayout layout(TerrainMap(5, 3));
  Wave wave(layout, Stagger::Odd);
  wave.enter({2, 2});
  wave.advance();
  wave.enter({4, 2});
  wave.stop();
  EXPECT_TRUE(wave.still());
  wave.advance();
  EXPECT_TRUE(wave.still()) << "what had entered is gone";
  EXPECT_TRUE(wave.seen().has({2, 2}));
  EXPECT_FALSE(wave.seen().has({4, 2}));
  wave.clear();
  EXPECT_FALSE(wave.seen().has({2, 2}));
}

TEST(RowSet, RunsAreRowsThatFollowEachOther) {
  RowSet rows(200);
  rows.addRun(3, 5);
  rows.addRun(60, 66);
  rows.addRun(9, 8);
  rows.add(127);
  std::vector<std::pair<int, int>> runs;
  rows.forEachRun([&](int first, int last) { runs.emplace_back(first, last); });
  EXPECT_THAT(
      runs, testing::ElementsAre(std::pair(3, 5), std::pair(60, 63), std::pair(64, 66), std::pair(127, 127)))
      << "parted where a machine word ends";
  std::vector<int> wide;
  rows.widened().forEach([&](int row) { wide.push_back(row); });
  EXPECT_THAT(wide, testing::ElementsAre(2, 3, 4, 5, 6, 59, 60, 61, 62, 63, 64, 65, 66, 67, 126, 127, 128));
}

} // namespace
} // namespace fairway::lake_race
