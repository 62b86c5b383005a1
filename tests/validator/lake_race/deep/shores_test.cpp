#include "validator/lake_race/generate/shores.h"

#include "tests/support/sanitized.h"
#include "validator/lake_race/generate/slots.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

// Land and slots that are drawn: what holds of all of them.
namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;

int fromTheEdge(const Lake& lake, Cell cell) {
  return std::min(
      {cell.column - 1, lake.map.columns() - cell.column, cell.row - 1, lake.map.rows() - cell.row});
}

// The pieces of land, cell by cell.
std::vector<std::set<Cell>> landPieces(const Lake& lake) {
  std::set<Cell> land;
  for (std::size_t i = 0; i < static_cast<std::size_t>(lake.map.cellCount()); ++i)
    if (lake.map.at(lake.map.cellAt(i)) == Terrain::Land) land.insert(lake.map.cellAt(i));
  std::vector<std::set<Cell>> pieces;
  while (!land.empty()) {
    std::vector<Cell> open{*land.begin()};
    std::set<Cell>& piece = pieces.emplace_back();
    land.erase(land.begin());
    while (!open.empty()) {
      const Cell cell = open.back();
      open.pop_back();
      piece.insert(cell);
      for (const Direction direction : allDirections)
        if (const Cell next = neighbour(cell, direction, lake.stagger); land.erase(next) == 1)
          open.push_back(next);
    }
  }
  return pieces;
}

void expectApart(const Lake& lake) {
  const auto pieces = landPieces(lake);
  for (std::size_t i = 0; i < pieces.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      for (const Cell one : pieces[i])
        for (const Cell other : pieces[j])
          ASSERT_GE(distance(lake.hexOf(one), lake.hexOf(other)), 3) << label(one) << " " << label(other);
}

TEST(DrawnIslands, HaveTheSizesAskedForAndKeepFromTheRim) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    for (const int rim : {1, 2, 3}) {
      Random chance(seed);
      const ShoreOptions options{20, 18, 0.12, 4, 7, Symmetry::None, rim};
      const Lake lake = drawnShores(options, chance);
      expectApart(lake);
      int nearest = 99, smallest = 99, largest = 0;
      for (const std::set<Cell>& piece : landPieces(lake)) {
        for (const Cell cell : piece) nearest = std::min(nearest, fromTheEdge(lake, cell));
        smallest = std::min(smallest, static_cast<int>(piece.size()));
        largest = std::max(largest, static_cast<int>(piece.size()));
      }
      EXPECT_GE(nearest, rim) << seed;
      EXPECT_GE(smallest, 4) << seed;
      EXPECT_LE(largest, 7) << seed;
    }
  }
}

// One size alone can be asked for, and islands may well touch the rim that is allowed.
TEST(DrawnIslands, UseTheRoomThatThereIs) {
  int nearest = 99;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Random chance(seed);
    const Lake lake = drawnShores({20, 18, 0.2, 5, 5, Symmetry::None, 1}, chance);
    EXPECT_GT(landPieces(lake).size(), 6u);
    for (const std::set<Cell>& piece : landPieces(lake)) {
      EXPECT_EQ(piece.size(), 5u);
      for (const Cell cell : piece) nearest = std::min(nearest, fromTheEdge(lake, cell));
    }
  }
  EXPECT_EQ(nearest, 1);
}

// "With water all round: at least two cells to the edge", and shores where no rim is asked for.
TEST(DrawnShores, RoundTheCornersAndKeepIslandsOffTheEdge) {
  int nearestIsland = 99;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Random chance(seed);
    const Lake lake = drawnShores({}, chance);
    for (const Cell corner : {Cell{1, 1}, Cell{24, 1}, Cell{1, 24}, Cell{24, 24}})
      EXPECT_EQ(lake.map.at(corner), Terrain::Land) << label(corner);
    for (const std::set<Cell>& piece : landPieces(lake)) {
      const auto touches = [&](int edge) {
        return std::any_of(piece.begin(), piece.end(),
                           [&](Cell cell) { return fromTheEdge(lake, cell) < edge; });
      };
      for (const Cell cell : piece)
        if (!touches(1)) nearestIsland = std::min(nearestIsland, fromTheEdge(lake, cell));
      EXPECT_EQ(touches(1), touches(2)) << "an island beside the edge, seed " << seed;
      const bool deep = std::any_of(piece.begin(), piece.end(),
                                    [&](Cell cell) { return touches(1) && fromTheEdge(lake, cell) > 4; });
      EXPECT_FALSE(deep) << "a headland of more than four rows, seed " << seed;
    }
  }
  EXPECT_EQ(nearestIsland, 2);
}

TEST(DrawnShores, OfSymmetricLakesAreAsFarApart) {
  for (const Symmetry symmetry : {Symmetry::Turn, Symmetry::Mirror})
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      Random chance(seed);
      ShoreOptions options;
      options.symmetry = symmetry;
      options.rim = 2;
      const Lake lake = drawnShores(options, chance);
      expectApart(lake);
      for (int row = 1; row <= 24; ++row)
        EXPECT_EQ(lake.map.at({24, row}) == Terrain::Void, symmetry == Symmetry::Mirror && row % 2 == 0);
    }
}

// On open water a strip fits wherever it, its finish buoy and the boats beside it are on the lake.
TEST(Strips, FitWhereBoatsHaveRoom) {
  Lake lake;
  lake.map = TerrainMap(13, 13);
  lake.strip = 4;
  const Cell at{4, 7};
  ASSERT_TRUE(stripFits(lake, at, Direction::E));
  // The strip lies on 0507 to 0807 and its finish buoy on 0907. Beside each cell of the strip two more are
  // kept open on either side; with rows shifted they lean one way, then the other.
  std::set<Cell> needed;
  for (int column = 5; column <= 9; ++column) needed.insert({column, 7});
  for (int column = 5; column <= 8; ++column)
    for (const int down : {-1, 1}) {
      const Direction lean = down < 0 ? Direction::NW : Direction::SW;
      const Direction back = down < 0 ? Direction::NE : Direction::SE;
      const Cell first = neighbour({column, 7}, lean, lake.stagger);
      needed.insert(first);
      needed.insert(neighbour(first, back, lake.stagger));
    }
  for (std::size_t i = 0; i < static_cast<std::size_t>(lake.map.cellCount()); ++i) {
    const Cell cell = lake.map.cellAt(i);
    lake.map.set(cell, Terrain::Land);
    EXPECT_EQ(stripFits(lake, at, Direction::E), !needed.contains(cell)) << label(cell);
    lake.map.set(cell, Terrain::Water);
  }
  EXPECT_TRUE(stripFits(lake, {8, 7}, Direction::E));
  EXPECT_FALSE(stripFits(lake, {9, 7}, Direction::E)); // no room for the finish buoy
}

// "Four slots of each of the races, one of each race in each quarter, well apart."
TEST(DrawnSlots, LieInTheQuartersAndWellApart) {
  int placed = 0, closest = 99;
  for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(fairway::test::cases(20)); ++seed) {
    Random chance(seed);
    Lake lake = drawnShores({26, 24, 0.08, 3, 6, Symmetry::None, 0}, chance);
    for (const int races : {1, 3}) {
      if (!placeSlots(lake, races, chance)) continue;
      ++placed;
      ASSERT_EQ(lake.slots.size(), static_cast<std::size_t>(4 * races));
      for (std::size_t i = 0; i < lake.slots.size(); ++i) {
        const Slot& slot = lake.slots[i];
        EXPECT_EQ(static_cast<std::size_t>(slot.race), i / 4);
        EXPECT_TRUE(i % 2 == 0 ? slot.at.column <= 13 : slot.at.column >= 14) << label(slot.at);
        EXPECT_TRUE(i % 4 < 2 ? slot.at.row <= 12 : slot.at.row >= 13) << label(slot.at);
        EXPECT_GE(fromTheEdge(lake, slot.at), 2);
        EXPECT_TRUE(stripFits(lake, slot.at, slot.letter));
        for (std::size_t other = 0; other < i; ++other)
          closest = std::min(closest, distance(lake.hexOf(slot.at), lake.hexOf(lake.slots[other].at)));
      }
    }
  }
  EXPECT_GT(placed, fairway::test::cases(15));
  EXPECT_EQ(closest, 4); // a sixth of the lake's shorter side
}

TEST(DrawnSlots, AreNotPlacedWithoutRoom) {
  Random chance(1);
  Lake lake;
  lake.map = TerrainMap(6, 6);
  EXPECT_FALSE(placeSlots(lake, 3, chance));
}

} // namespace
} // namespace fairway::validator::lake_race
