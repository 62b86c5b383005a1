#include "formats/print/poster_grid.h"

#include <gmock/gmock.h>

#include <sstream>

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

TEST(PosterGrid, PagesAreEquallyLargeAndNoneIsAStrip) {
  for (double width = 200; width < 3000; width += 61) {
    const std::optional<PosterGrid> grid = posterGrid(width, 400, {});
    ASSERT_TRUE(grid);
    const Box last = grid->part(grid->columns - 1, 0);
    EXPECT_LT(last.right - width, grid->columns + 1) << "the last page is as full as the others, " << width;
  }
}

TEST(PosterGrid, WindowAndFooterKeepTheMargins) {
  for (const double margin : {5.0, 10.0, 25.0}) {
    PrintOptions options;
    options.margin = margin;
    const std::optional<PosterGrid> grid = posterGrid(1000, 700, options);
    ASSERT_TRUE(grid);
    for (const Box& box : {grid->window(), grid->footer()}) {
      EXPECT_GE(box.left, margin);
      EXPECT_GE(box.top, margin);
      EXPECT_LE(box.right, grid->page.width - margin);
      EXPECT_LE(box.bottom, grid->page.height - margin);
    }
    EXPECT_LE(grid->window().bottom, grid->footer().top);
  }
}

TEST(PosterGrid, LandscapeIsTakenWhereItIsAskedFor) {
  PrintOptions options;
  EXPECT_LT(posterGrid(180, 270, options)->page.width, 250);
  options.landscape = true;
  EXPECT_GT(posterGrid(180, 270, options)->page.width, 250);
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
  EXPECT_EQ(paperNamed("a5")->height, 210);
  EXPECT_EQ(paperNamed("Tabloid")->width, 279.4);
  EXPECT_FALSE(paperNamed("A9"));
  EXPECT_FALSE(paperNamed(""));
  EXPECT_EQ(inkNamed("low"), Ink::Low);
  EXPECT_FALSE(inkNamed("some"));
}

TEST(Papers, MayHaveASizeOfTheirOwn) {
  const std::optional<Paper> paper = paperNamed("400x250.5");
  ASSERT_TRUE(paper);
  EXPECT_EQ(paper->width, 250.5) << "upright";
  EXPECT_EQ(paper->height, 400);
  EXPECT_EQ(nameOf(*paper), "250.5 × 400 mm");
  EXPECT_EQ(nameOf(a4), "A4");
  for (const char* wrong : {"x", "200x", "x300", "20x300", "200x3000", "nanx200", "infx200", "-200x300",
                            "2e2x300", "0x1p9", "200x300mm", "1e999x200", "200 x 300", "200x300x400"})
    EXPECT_FALSE(paperNamed(wrong)) << wrong;
}

TEST(Papers, AreFromLeastToGreatest) {
  const auto side = [](double length) { return std::to_string(static_cast<int>(length)); };
  EXPECT_TRUE(paperNamed(side(leastPaper) + "x" + side(greatestPaper)));
  EXPECT_FALSE(paperNamed(side(leastPaper - 1) + "x300"));
  EXPECT_FALSE(paperNamed("300x" + side(greatestPaper + 1)));
  EXPECT_TRUE(paperNamed("200.0000X300")) << "eight characters";
  EXPECT_FALSE(paperNamed("200.00000X300"));
  EXPECT_FALSE(paperNamed("x300"));
  EXPECT_FALSE(paperNamed("300x."));
  EXPECT_EQ(paperNamed("tabloiD")->height, 431.8);
  EXPECT_FALSE(paperNamed("@4"));
  EXPECT_EQ(inkNamed("full"), Ink::Full);
  EXPECT_EQ(inkNamed("gray"), Ink::Gray);
}

// To the millimetre: columns x rows of so many millimetres a step, and how much a page shows.
TEST(PosterGrid, IsTheFewestPagesOfWholeMillimetres) {
  const auto grid = [](double width, double height, const Paper& paper, double margin, double overlap) {
    PrintOptions options;
    options.paper = paper;
    options.margin = margin;
    options.overlap = overlap;
    const auto found = posterGrid(width, height, options);
    if (!found) return std::string("none");
    std::ostringstream out;
    out << found->columns << 'x' << found->rows << " step " << found->stepX << ' ' << found->stepY
        << " print " << found->printWidth << ' ' << found->printHeight
        << (found->page.width > found->page.height ? " turned" : "");
    return out.str();
  };
  EXPECT_EQ(grid(190, 100, a4, 10, 10), "1x1 step 180 90 print 190 100");
  EXPECT_EQ(grid(190.5, 300, a4, 10, 10), "1x2 step 181 145 print 191 155 turned");
  EXPECT_EQ(grid(1000, 700, a4, 10, 10), "4x4 step 248 173 print 258 183 turned");
  EXPECT_EQ(grid(1000, 700, a3, 12.5, 9.5), "4x2 step 248 345 print 258 355");
  EXPECT_EQ(grid(5, 5, a4, 10, 10), "1x1 step 1 1 print 11 11");
  EXPECT_EQ(grid(500, 500, a4, 90, 10), "25x5 step 20 98 print 30 108");
  const auto mostOverlap = [&](const Paper& paper) {
    double most = 0;
    while (grid(500, 500, paper, 90, most + 1) != "none") ++most;
    return most;
  };
  EXPECT_EQ(mostOverlap(a4), 210 - 180 - posterFooter - 10) << "a step of a centimetre is left";
}

} // namespace
} // namespace fairway::formats
