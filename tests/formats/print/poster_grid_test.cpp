#include "formats/print/poster_grid.h"

#include <gmock/gmock.h>

namespace fairway::formats {
namespace {

TEST(PosterGrid, CoversTheWholePictureAndNoMorePagesThanNeeded) {
  for (const Paper& paper : {a4, a3, letter})
    for (double width = 50; width < 1500; width += 97)
      for (double height = 50; height < 1500; height += 113) {
        PrintOptions options;
        options.paper = paper;
        const std::optional<PosterGrid> grid = posterGrid(width, height, options);
        ASSERT_TRUE(grid);
        const Box last = grid->part(grid->columns - 1, grid->rows - 1);
        EXPECT_GE(last.right, width - 1e-9);
        EXPECT_GE(last.bottom, height - 1e-9);
        EXPECT_TRUE(grid->columns == 1 || last.left + options.overlap < width);
        EXPECT_TRUE(grid->rows == 1 || last.top + options.overlap < height);
      }
}

TEST(PosterGrid, NeighboursShareTheOverlap) {
  const std::optional<PosterGrid> grid = posterGrid(1000, 1000, {});
  ASSERT_TRUE(grid);
  EXPECT_DOUBLE_EQ(grid->part(0, 0).right - grid->part(1, 0).left, 10);
  EXPECT_DOUBLE_EQ(grid->part(0, 0).bottom - grid->part(0, 1).top, 10);
  EXPECT_DOUBLE_EQ(grid->stepX, static_cast<int>(grid->stepX)) << "whole millimetres";
}

TEST(PosterGrid, TurnsThePaperWhereThatSavesPages) {
  EXPECT_EQ(posterGrid(270, 180, {})->pages(), 1);
  EXPECT_EQ(posterGrid(180, 270, {})->pages(), 1);
}

TEST(PosterGrid, NoRoomIsNoGrid) {
  PrintOptions options;
  options.margin = 50;
  options.overlap = 200;
  EXPECT_FALSE(posterGrid(1000, 1000, options));
}

TEST(Papers, AreFoundByNameInAnyCase) {
  EXPECT_EQ(paperNamed("a4")->width, 210);
  EXPECT_EQ(paperNamed("LETTER")->height, 279.4);
  EXPECT_EQ(paperNamed("A3")->turned().width, 420);
  EXPECT_FALSE(paperNamed("A5"));
  EXPECT_FALSE(paperNamed(""));
  EXPECT_EQ(inkNamed("low"), Ink::Low);
  EXPECT_FALSE(inkNamed("some"));
}

} // namespace
} // namespace fairway::formats
