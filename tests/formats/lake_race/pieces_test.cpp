#include "formats/lake_race/print/pieces.h"

#include "tests/rules/lake_race/lakes.h"

#include <gmock/gmock.h>

#include <set>

namespace fairway::formats::lake_race {
namespace {

using fairway::lake_race::Lake;
using fairway::lake_race::Terrain;
using fairway::lake_race::test::drawn;

TEST(CutOut, KeepsTerrainAndShift) {
  const Lake board = drawn(". # .\n # . #\n. . #\n # # .");
  const Lake piece = cutOut(board.map, board.stagger, {{2, 2}, {3, 3}});
  EXPECT_EQ(piece.stagger, Stagger::Even) << "the board's second row is shifted, and is the piece's first";
  EXPECT_EQ(piece.map.at({1, 1}), Terrain::Water);
  EXPECT_EQ(piece.map.at({2, 1}), Terrain::Land);
  EXPECT_EQ(piece.map.at({2, 2}), Terrain::Land);
  EXPECT_EQ(cutOut(board.map, board.stagger, {{1, 1}, {2, 2}}).stagger, Stagger::Odd);
}

fairway::lake_race::Tileset smallSet() {
  fairway::lake_race::Tileset set;
  set.tileColumns = 4;
  set.tileRows = 4;
  set.across = 2;
  set.down = 1;
  return set;
}

TEST(FrameRects, CoverTheFrameOnceAndNotTheWindow) {
  const fairway::lake_race::Tileset set = smallSet();
  const fairway::lake_race::Frame frame{fairway::lake_race::TerrainMap(12, 8), {3, 3}};
  std::set<Cell> seen;
  for (const CellRect& rect : frameRects(set, frame, 5, 3)) {
    EXPECT_LE(rect.columns(), 5);
    EXPECT_LE(rect.rows(), 3);
    for (int row = rect.first.row; row <= rect.last.row; ++row)
      for (int column = rect.first.column; column <= rect.last.column; ++column) {
        EXPECT_TRUE(seen.insert({column, row}).second) << "twice: " << column << ", " << row;
        EXPECT_FALSE(column >= 3 && column <= 10 && row >= 3 && row <= 6) << "in the window";
      }
  }
  EXPECT_EQ(seen.size(), 12u * 8 - 8 * 4);
}

std::string rectsInWords(const Cell window, int columns, int rows) {
  std::string text;
  const fairway::lake_race::Frame frame{fairway::lake_race::TerrainMap(columns, rows), window};
  for (const CellRect& rect : frameRects(smallSet(), frame, 5, 3))
    text += std::to_string(rect.first.column) + "," + std::to_string(rect.first.row) + " to " +
            std::to_string(rect.last.column) + "," + std::to_string(rect.last.row) + "; ";
  return text;
}

// Above and below the window, then at its sides, all parts of one stretch as large as they can be alike.
TEST(FrameRects, AreCutEvenly) {
  EXPECT_EQ(rectsInWords({3, 3}, 12, 8),
            "1,1 to 4,2; 5,1 to 8,2; 9,1 to 12,2; 1,7 to 4,8; 5,7 to 8,8; 9,7 to 12,8; "
            "1,3 to 2,4; 1,5 to 2,6; 11,3 to 12,4; 11,5 to 12,6; ");
  EXPECT_EQ(rectsInWords({1, 1}, 8, 5), "1,5 to 4,5; 5,5 to 8,5; ") << "at three edges there is no frame";
  EXPECT_EQ(rectsInWords({1, 1}, 8, 4), "") << "nor all round";
}

TEST(FrameRects, LeaveOutWhatIsVoid) {
  const fairway::lake_race::Frame frame{fairway::lake_race::TerrainMap(10, 6, Terrain::Void), {2, 2}};
  EXPECT_TRUE(frameRects(smallSet(), frame, 5, 5).empty());
}

TEST(TurnedOver, IsItsOwnOpposite) {
  const CellRect rect{{2, 3}, {5, 4}};
  const CellRect over = turnedOver(rect, 12);
  EXPECT_EQ(over.first, (Cell{8, 3}));
  EXPECT_EQ(over.last, (Cell{11, 4}));
  EXPECT_EQ(turnedOver(over, 12).first, rect.first);
}

TEST(WithBleed, AddsARingLikeItsNeighboursAndKeepsTheRest) {
  for (const Stagger stagger : {Stagger::Odd, Stagger::Even}) {
    const Lake lake = drawn("# .\n. .", stagger);
    const Lake wide = withBleed(lake);
    EXPECT_EQ(wide.map.columns(), 4);
    EXPECT_EQ(wide.map.rows(), 4);
    for (const Cell cell : {Cell{1, 1}, Cell{2, 1}, Cell{1, 2}, Cell{2, 2}}) {
      const Cell moved{cell.column + 1, cell.row + 1};
      EXPECT_EQ(wide.map.at(moved), lake.map.at(cell));
      EXPECT_EQ(isShifted(moved.row, wide.stagger), isShifted(cell.row, lake.stagger));
      for (const Direction direction : allDirections)
        EXPECT_NE(wide.map.at(neighbour(moved, direction, wide.stagger)), Terrain::Void);
    }
  }
}

} // namespace
} // namespace fairway::formats::lake_race
