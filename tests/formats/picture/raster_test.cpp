#include "formats/picture/raster.h"

#include "formats/lake_race/picture/board_scene.h"
#include "tests/rules/lake_race/lakes.h"

#include <gmock/gmock.h>

#include <cmath>
#include <cstring>

namespace fairway::formats {

using namespace lake_race;
namespace {

using fairway::lake_race::test::drawn;

std::uint32_t pixelAt(const Raster& raster, int x, int y) {
  std::uint32_t pixel = 0;
  std::memcpy(&pixel, raster.pixels() + static_cast<std::ptrdiff_t>(y) * raster.stride() + 4 * x, 4);
  return pixel & 0xFFFFFF;
}

std::uint32_t pixelFor(Colour colour) {
  const auto byte = [](double share) { return static_cast<std::uint32_t>(std::lround(share * 255)); };
  return byte(colour.red) << 16 | byte(colour.green) << 8 | byte(colour.blue);
}

// By more than the last bits that antialiasing leaves open.
bool differ(std::uint32_t a, std::uint32_t b) {
  for (const int shift : {0, 8, 16})
    if (std::abs(static_cast<int>(a >> shift & 0xFF) - static_cast<int>(b >> shift & 0xFF)) > 8) return true;
  return false;
}

const Colour magenta = rgb(0xFF00FF);

TEST(Raster, ShowsWaterLandAndNothingWhereTheLakeIsVoid) {
  const fairway::lake_race::Lake lake = drawn(". . . . . . . x\n"
                                              " . . . . . . . x\n"
                                              ". . . . . . . #\n"
                                              " . . . . . . # #\n"
                                              ". . . . . . # #");
  const BoardScene scene(lake);
  for (const double hex : {10.0, 40.0}) { // from afar and near
    const View view{{5, 5}, hex};
    Raster raster(static_cast<int>(10 * hex), static_cast<int>(6 * hex));
    PaintOptions options;
    options.layers = Layers::none();
    raster.paint(scene, view, options, magenta);
    const auto at = [&](Cell cell) {
      const Point point = view.toScreen(scene.centre(cell));
      return pixelAt(raster, static_cast<int>(point.x), static_cast<int>(point.y));
    };
    EXPECT_EQ(at({1, 1}), pixelFor(themeOf(ThemeName::Dark).water)) << hex;
    EXPECT_EQ(at({8, 1}), pixelFor(magenta)) << hex;
    const std::uint32_t land = at({8, 4});
    EXPECT_GT((land >> 8) & 0xFF, land & 0xFF) << "land has more green than blue at " << hex;
  }
}

TEST(Raster, APartShowsTheSamePixelsAsTheWhole) {
  std::mt19937_64 random(3);
  const BoardScene scene(fairway::lake_race::test::randomCourse(random));
  for (const double hex : {12.0, 40.0}) {
    PaintOptions options;
    Raster whole(600, 600);
    whole.paint(scene, {{10, 10}, hex}, options, magenta);
    Raster part(200, 200);
    part.paint(scene, {{10 - 100, 10 - 80}, hex}, options, magenta);
    int different = 0;
    for (int y = 0; y < 200; ++y)
      for (int x = 0; x < 200; ++x) different += differ(pixelAt(part, x, y), pixelAt(whole, x + 100, y + 80));
    EXPECT_LE(different, 4) << "at " << hex; // of 40,000
  }
}

TEST(Raster, ADeviceScaleGivesMorePixelsOfTheSamePicture) {
  const BoardScene scene(drawn("# #\n # #"));
  Raster raster(50, 40, 2);
  EXPECT_EQ(raster.deviceWidth(), 100);
  EXPECT_EQ(raster.deviceHeight(), 80);
  raster.paint(scene, {{0, 0}, 20}, {}, magenta);
  EXPECT_NE(pixelAt(raster, 40, 24), pixelFor(magenta));
  EXPECT_EQ(pixelAt(raster, 99, 79), pixelFor(magenta));
}

TEST(Raster, AFittedViewHoldsTheWholeBoardInItsMiddle) {
  const Box box{0, 0, 24.5, 21};
  const View view = fittedView(box, 800, 600, 20);
  EXPECT_GE(view.toScreen({0, 0}).x, 20 - 1e-9);
  EXPECT_GE(view.toScreen({0, 0}).y, 20 - 1e-9);
  EXPECT_LE(view.toScreen({24.5, 21}).x, 780 + 1e-9);
  EXPECT_NEAR(view.toScreen(box.centre()).x, 400, 1e-9);
  const Point there = view.toBoard(view.toScreen({3, 4}));
  EXPECT_NEAR(there.x, 3, 1e-9);
  EXPECT_NEAR(there.y, 4, 1e-9);
}

TEST(Raster, ScrollsItsPixels) {
  constexpr Colour green = rgb(0x00FF00);
  const BoardScene nothing(fairway::lake_race::Lake{});
  Raster raster(20, 10);
  raster.paint(nothing, {}, {}, magenta);
  raster.part(4, 3, 1, 1).paint(nothing, {}, {}, green);
  EXPECT_EQ(pixelAt(raster, 4, 3), pixelFor(green));
  EXPECT_EQ(pixelAt(raster, 5, 3), pixelFor(magenta)) << "a part paints nothing beside it";
  EXPECT_EQ(pixelAt(raster, 4, 4), pixelFor(magenta));
  raster.scroll(7, 2);
  EXPECT_EQ(pixelAt(raster, 11, 5), pixelFor(green));
  raster.scroll(-9, -4);
  EXPECT_EQ(pixelAt(raster, 2, 1), pixelFor(green));
  raster.scroll(20, 0); // nothing is left to move
  raster.scroll(0, -11);
  EXPECT_EQ(pixelAt(raster, 2, 1), pixelFor(green));
}

TEST(Raster, IsWrittenAsPng) {
  EXPECT_EQ(Raster(3, 2).png().substr(1, 3), "PNG");
}

// Courses under construction: strips that leave the lake, buoys on one another, no choices yet.
TEST(Raster, PaintsFaultyCoursesAsFarAsTheyGo) {
  BoardScene scene(fairway::lake_race::test::openLake(4, 4));
  scene.course = CourseMarks{{{4, 4}, Direction::SE, {Cell{4, 4}, Cell{4, 4}, Cell{9, 9}}}, {}, {}};
  Raster raster(200, 200);
  raster.paint(scene, {{0, 0}, 40}, {}, magenta);
  scene.course->choices = fairway::lake_race::Choices{};
  raster.paint(scene, {{0, 0}, 40}, {}, magenta);
  BoardScene nothing(fairway::lake_race::Lake{});
  raster.paint(nothing, {{0, 0}, 40}, {}, magenta);
  EXPECT_EQ(pixelAt(raster, 100, 100), pixelFor(magenta));
}

} // namespace
} // namespace fairway::formats
