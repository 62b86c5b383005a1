#include "rules/lake_race/route/distances.h"

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

BitCells waterOf(const TerrainMap& map) {
  BitCells water{BitLayout(map)};
  for (std::size_t i = 0; i < static_cast<std::size_t>(map.cellCount()); ++i)
    if (map.at(map.cellAt(i)) == Terrain::Water) water.add(map.cellAt(i));
  return water;
}

std::vector<int> byWave(const TerrainMap& map, Stagger stagger, Cell start) {
  const BitLayout layout(map);
  const BitCells water = waterOf(map);
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
  constexpr std::array<std::array<int, 2>, 13> sizes{{{1, 1},
                                                      {7, 6},
                                                      {31, 9},
                                                      {32, 9},
                                                      {33, 9},
                                                      {62, 9},
                                                      {63, 9},
                                                      {64, 9},
                                                      {65, 9},
                                                      {9, 63},
                                                      {9, 64},
                                                      {12, 130},
                                                      {130, 66}}};
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

// All neighbours at once, or one by one.
TEST(Wave, EntersThoseNeighboursThatAreAskedFor) {
  std::mt19937 random(5);
  for (const auto& [columns, rows] : {std::array{31, 5}, std::array{32, 5}, std::array{63, 5},
                                      std::array{64, 5}, std::array{3, 3}, std::array{1, 1}})
    for (Stagger stagger : {Stagger::Odd, Stagger::Even}) {
      TerrainMap map(columns, rows);
      for (std::size_t i = 0; i < static_cast<std::size_t>(map.cellCount()); ++i)
        if (random() % 4 == 0) map.set(map.cellAt(i), Terrain::Land);
      const BitCells water = waterOf(map);
      for (std::size_t i = 0; i < static_cast<std::size_t>(map.cellCount()); ++i) {
        const unsigned directions = random() % 64;
        Wave wave(water.layout(), stagger);
        wave.enterBeside(map.cellAt(i), directions, water);
        wave.advance();
        std::vector<Cell> expected;
        for (Direction direction : allDirections)
          if (const Cell to = neighbour(map.cellAt(i), direction, stagger);
              (directions >> static_cast<unsigned>(direction) & 1u) != 0 && map.at(to) == Terrain::Water)
            expected.push_back(to);
        std::sort(expected.begin(), expected.end());
        std::vector<Cell> entered;
        wave.forEachInFront([&](Cell cell) { entered.push_back(cell); });
        ASSERT_EQ(entered, expected) << columns << " columns, cell " << i << ", directions " << directions;
      }
    }
}

TEST(Distances, AreTheStepsOfTheWave) {
  std::mt19937 random(4);
  for (const auto& [columns, rows] :
       {std::array{7, 6}, std::array{31, 9}, std::array{63, 9}, std::array{70, 40}}) {
    TerrainMap map(columns, rows);
    for (std::size_t i = 1; i < static_cast<std::size_t>(map.cellCount()); ++i)
      if (random() % 3 == 0) map.set(map.cellAt(i), Terrain::Land);
    const BitCells water = waterOf(map);
    Wave wave(water.layout(), Stagger::Odd);
    Distances distances(water.layout());
    wave.enter({1, 1});
    wave.advance();
    for (int step = 0; !wave.still(); ++step) {
      distances.add(wave, step);
      wave.spread(water);
      wave.advance();
    }
    distances.end(wave);
    const std::vector<int> expected = oneByOne(map, Stagger::Odd, {1, 1});
    BitCells some(water.layout());
    RowSet someRows(rows);
    int least = Distances::unreachable;
    for (std::size_t i = 0; i < expected.size(); ++i) {
      const Cell cell = map.cellAt(i);
      const int steps = expected[i] == unseen ? Distances::unreachable : expected[i];
      ASSERT_EQ(distances.of(cell), steps) << label(cell);
      if (random() % 50 != 0) continue;
      some.add(cell);
      someRows.add(cell.row);
      least = std::min(least, steps);
      EXPECT_EQ(distances.least(some, someRows), least);
    }
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

TEST(RowSet, HasAFirstAndALastRowAndPartsBetween) {
  RowSet rows(200);
  EXPECT_GT(rows.first(), rows.last()) << "it is empty";
  for (int row : {3, 5, 60, 63, 64, 66, 127}) rows.add(row);
  EXPECT_EQ(rows.first(), 3);
  EXPECT_EQ(rows.last(), 127);
  const auto between = [&](int first, int last) {
    std::vector<int> part;
    rows.forEachIn(first, last, [&](int row) { part.push_back(row); });
    return part;
  };
  EXPECT_THAT(between(4, 64), testing::ElementsAre(5, 60, 63, 64));
  EXPECT_THAT(between(64, 201), testing::ElementsAre(64, 66, 127));
  EXPECT_THAT(between(0, 201), testing::SizeIs(7));
  EXPECT_THAT(between(9, 8), testing::IsEmpty());
}

} // namespace
} // namespace fairway::lake_race
