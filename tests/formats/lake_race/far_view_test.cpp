#include "formats/lake_race/picture/far_view.h"

#include "rules/lake_race/board/terrain_map.h"
#include "tests/rules/lake_race/lakes.h"

#include <gmock/gmock.h>

#include <cmath>
#include <set>

namespace fairway::formats::lake_race {
namespace {

using fairway::lake_race::Lake;
using fairway::lake_race::Terrain;
using fairway::lake_race::test::drawn;

constexpr std::uint32_t untouched = 0x00FF00FF;

// The pixels of a far view, with a frame of one line and a few pixels that nobody may write to.
class FarPixels {
public:
  FarPixels(int width, int height) : width_(width), height_(height) {}

  void paint(const View& view, const BoardScene& scene, const PaintOptions& options) {
    paintFarLake({reinterpret_cast<unsigned char*>(pixels_.data() + stride_), width_, height_, 4 * stride_},
                 view, scene, options);
  }
  std::uint32_t at(int x, int y) const { return pixels_[static_cast<std::size_t>((y + 1) * stride_ + x)]; }
  bool frameIsUntouched() const {
    for (int y = -1; y <= height_; ++y)
      for (int x = 0; x < stride_; ++x)
        if ((y < 0 || y == height_ || x >= width_) && at(x, y) != untouched) return false;
    return true;
  }

private:
  int width_, height_;
  int stride_ = width_ + 5;
  std::vector<std::uint32_t> pixels_ =
      std::vector<std::uint32_t>(static_cast<std::size_t>(stride_ * (height_ + 2)), untouched);
};

std::vector<Cell> cellsOf(const fairway::lake_race::TerrainMap& map) {
  std::vector<Cell> cells;
  for (int row = 1; row <= map.rows(); ++row)
    for (int column = 1; column <= map.columns(); ++column) cells.push_back({column, row});
  return cells;
}

PaintOptions plain() {
  PaintOptions options;
  options.layers = Layers::none();
  return options;
}

std::uint32_t at(const FarPixels& pixels, const View& view, const BoardScene& scene, Cell cell) {
  const Point point = view.toScreen(scene.centre(cell));
  return pixels.at(static_cast<int>(std::floor(point.x)), static_cast<int>(std::floor(point.y))) & 0xFFFFFF;
}

TEST(FarView, BeginsWhereHexesGetSmall) {
  EXPECT_TRUE(isFarView(13.9));
  EXPECT_FALSE(isFarView(14));
}

// Every cell's middle shows the cell: the naive way to say what a far view is.
TEST(FarView, ShowsEachCellsTerrainAtItsMiddle) {
  const Lake lake = drawn(". . # # x . . .\n"
                          " . # # . x . . .\n"
                          ". . . . x x . #\n"
                          " # . . . . . # #\n"
                          ". . . . . . . .");
  const BoardScene scene(lake);
  for (const double hex : {3.0, 4.5, 7.0, 13.3, 19.9}) {
    const View view{{2.5, 3.5}, hex};
    FarPixels pixels(static_cast<int>(9 * hex) + 6, static_cast<int>(6 * hex) + 6);
    pixels.paint(view, scene, plain());
    for (const Cell cell : cellsOf(lake.map)) {
      const std::uint32_t colour = at(pixels, view, scene, cell);
      const bool greener = (colour >> 8 & 0xFF) > (colour & 0xFF);
      switch (lake.map.at(cell)) {
      case Terrain::Void:
        EXPECT_EQ(colour, untouched) << hex;
        break;
      case Terrain::Land:
        EXPECT_TRUE(greener) << hex << ": land at " << cell.column << ' ' << cell.row;
        break;
      case Terrain::Water:
        EXPECT_FALSE(greener) << hex << ": water at " << cell.column << ' ' << cell.row;
        break;
      }
    }
    EXPECT_TRUE(pixels.frameIsUntouched()) << hex;
  }
}

TEST(FarView, LeavesNoHoleInsideOfTheLake) {
  const BoardScene scene(drawn(". . . . . .\n . . . . . .\n. . . . . .\n . . . . . .\n. . . . . ."));
  for (const double hex : {2.0, 3.7, 6.0, 11.1, 19.0}) {
    const View view{{0.3, 0.7}, hex};
    FarPixels pixels(static_cast<int>(8 * hex), static_cast<int>(6 * hex));
    pixels.paint(view, scene, plain());
    const Point from = view.toScreen(scene.centre({2, 2}));
    const Point to = view.toScreen(scene.centre({5, 4}));
    for (int y = static_cast<int>(from.y); y <= static_cast<int>(to.y); ++y)
      for (int x = static_cast<int>(from.x); x <= static_cast<int>(to.x); ++x)
        ASSERT_NE(pixels.at(x, y), untouched) << hex << ": " << x << ' ' << y;
  }
}

TEST(FarView, WritesNothingOutsideOfThePixelsWhereverTheLakeLies) {
  const BoardScene scene(drawn(". . . . . .\n . . . . . .\n. . . . . ."));
  for (const Point origin :
       {Point{-40, -30}, {-3.5, 20}, {55, 5}, {10, 55}, {-500, 0}, {0, -500}, {500, 500}}) {
    FarPixels pixels(60, 40);
    pixels.paint({origin, 9}, scene, plain());
    EXPECT_TRUE(pixels.frameIsUntouched()) << origin.x << ' ' << origin.y;
  }
}

TEST(FarView, DeepWaterIsTheOpenWatersColourAndShallowsAreNot) {
  const BoardScene scene(drawn("# . . . . . . . . . . .\n # . . . . . . . . . . .\n# . . . . . . . . . . ."));
  const View view{{0, 0}, 8};
  FarPixels pixels(110, 40);
  pixels.paint(view, scene, plain());
  EXPECT_NE(at(pixels, view, scene, {2, 2}), at(pixels, view, scene, {11, 2}));
  EXPECT_EQ(at(pixels, view, scene, {10, 2}), at(pixels, view, scene, {11, 2}));
}

TEST(FarView, TheGridIsDrawnFromSixPixelsOnAndOnlyWhenAskedFor) {
  const BoardScene scene(drawn(". . . . . . . . . . . .\n . . . . . . . . . . . .\n. . . . . . . . . . . ."));
  const auto colours = [&](double hex, bool grid) {
    const View view{{0, 0}, hex};
    FarPixels pixels(static_cast<int>(13 * hex), static_cast<int>(4 * hex));
    PaintOptions options = plain();
    if (grid) options.layers = options.layers.with(Layer::Grid);
    pixels.paint(view, scene, options);
    std::set<std::uint32_t> seen;
    const int y = static_cast<int>(view.toScreen(scene.centre({1, 2})).y);
    for (int x = static_cast<int>(6 * hex); x < static_cast<int>(8 * hex); ++x) seen.insert(pixels.at(x, y));
    return seen.size();
  };
  EXPECT_EQ(colours(12, false), 1u);
  EXPECT_EQ(colours(12, true), 2u);
  EXPECT_EQ(colours(5.9, true), 1u);
  EXPECT_EQ(colours(6, true), 2u);
}

} // namespace
} // namespace fairway::formats::lake_race
