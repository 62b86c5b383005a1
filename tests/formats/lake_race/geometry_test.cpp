#include "formats/lake_race/picture/hex_geometry.h"

#include <gmock/gmock.h>

#include <cmath>

namespace fairway::formats::lake_race {
namespace {

constexpr std::array<Stagger, 2> staggers{Stagger::Odd, Stagger::Even};

TEST(Geometry, NeighboursLieOneHexAwayInTheirDirection) {
  for (const Stagger stagger : staggers)
    for (const Cell cell : {Cell{4, 4}, Cell{4, 5}})
      for (const Direction direction : allDirections) {
        const Point step = centreOf(neighbour(cell, direction, stagger), stagger) - centreOf(cell, stagger);
        EXPECT_NEAR(step.x, pointing(direction).x, 1e-12);
        EXPECT_NEAR(step.y, pointing(direction).y, 1e-12);
      }
}

TEST(Geometry, VectorsBetweenHexesAreVectorsBetweenCentres) {
  for (const Stagger stagger : staggers) {
    const Cell from{2, 3};
    const Cell to{7, 8};
    const Point plane = planeVector(toHex(to, stagger) - toHex(from, stagger));
    const Point centres = centreOf(to, stagger) - centreOf(from, stagger);
    EXPECT_NEAR(plane.x, centres.x, 1e-12);
    EXPECT_NEAR(plane.y, centres.y, 1e-12);
  }
}

TEST(Geometry, EveryCellIsHitInsideItsHexAndNotBeyond) {
  for (const Stagger stagger : staggers)
    for (int row = 1; row <= 6; ++row)
      for (int column = 1; column <= 6; ++column) {
        const Cell cell{column, row};
        const Point centre = centreOf(cell, stagger);
        EXPECT_EQ(cellAt(centre, stagger), cell);
        for (const Point corner : cornersOf(centre))
          EXPECT_EQ(cellAt(centre + 0.99 * (corner - centre), stagger), cell);
        for (const Direction direction : allDirections) {
          EXPECT_EQ(cellAt(centre + 0.49 * pointing(direction), stagger), cell);
          EXPECT_EQ(cellAt(centre + 0.51 * pointing(direction), stagger),
                    neighbour(cell, direction, stagger));
        }
      }
}

TEST(Geometry, AHitFarOutsideIsNoOverflow) {
  EXPECT_GT(cellAt({1e300, 5}, Stagger::Odd).column, 1000);
  EXPECT_LT(cellAt({0, -1e300}, Stagger::Odd).row, -1000);
}

TEST(Geometry, TheBoxHoldsEveryCornerAndIsTight) {
  for (const Stagger stagger : staggers)
    for (const int rows : {1, 2, 5}) {
      const fairway::lake_race::TerrainMap map(4, rows);
      const Point first = centreOf({1, 1}, stagger);
      Box corners{first.x, first.y, first.x, first.y};
      for (std::size_t i = 0; i < static_cast<std::size_t>(map.cellCount()); ++i)
        for (const Point corner : cornersOf(centreOf(map.cellAt(i), stagger))) corners.include(corner);
      const Box box = boardBox(map, stagger);
      EXPECT_NEAR(box.left, corners.left, 1e-12);
      EXPECT_NEAR(box.top, corners.top, 1e-12);
      EXPECT_NEAR(box.right, corners.right, 1e-12);
      EXPECT_NEAR(box.bottom, corners.bottom, 1e-12);
    }
}

TEST(Geometry, APublishedTileIsAsLargeAsItsSheetAllows) {
  const Box box = boardBox(fairway::lake_race::TerrainMap(8, 12), Stagger::Odd);
  EXPECT_NEAR(22 * box.width(), 187, 0.01);
  EXPECT_NEAR(22 * box.height(), 235, 0.3);
}

TEST(Geometry, TheRangeOfABoxLeavesOutNoCellThatTouchesIt) {
  const fairway::lake_race::TerrainMap map(12, 12);
  for (const Stagger stagger : staggers)
    for (double left = -1; left < 12; left += 0.7)
      for (double top = -1; top < 10; top += 0.6) {
        const Box box{left, top, left + 1.3, top + 1.1};
        const CellRange range = cellsTouching(box, map);
        for (std::size_t i = 0; i < static_cast<std::size_t>(map.cellCount()); ++i) {
          const Cell cell = map.cellAt(i);
          if (!box.contains(centreOf(cell, stagger))) continue;
          EXPECT_TRUE(cell.column >= range.firstColumn && cell.column <= range.lastColumn);
          EXPECT_TRUE(cell.row >= range.firstRow && cell.row <= range.lastRow);
        }
      }
}

// Rows and columns as broad as their hexes, shifted or not.
TEST(Geometry, TheRangeOfABoxHasNoRowOrColumnBesideIt) {
  const fairway::lake_race::TerrainMap map(12, 9);
  for (double left = -2.03; left < 14; left += 0.37)
    for (double top = -2.01; top < 10; top += 0.41) {
      const Box box{left, top, left + 1.7, top + 1.3};
      const CellRange range = cellsTouching(box, map);
      for (int column = 1; column <= map.columns(); ++column)
        EXPECT_EQ(column >= range.firstColumn && column <= range.lastColumn,
                  column + 0.5 > box.left && column - 1 <= box.right)
            << column << " of " << left;
      for (int row = 1; row <= map.rows(); ++row)
        EXPECT_EQ(row >= range.firstRow && row <= range.lastRow,
                  (row - 1) * rowPitch + 2 * hexSide > box.top && (row - 1) * rowPitch <= box.bottom)
            << row << " of " << top;
    }
}

} // namespace
} // namespace fairway::formats::lake_race
