#include "formats/lake_race/picture/board_scene.h"
#include "formats/lake_race/picture/coast_field.h"
#include "formats/lake_race/picture/digit_stamps.h"
#include "formats/picture/coverage.h"
#include "tests/rules/lake_race/lakes.h"

#include <gmock/gmock.h>

#include <cmath>
#include <memory>

// Pictures of pixels are filled directly. They must show what the lines show that vector files are made of.
namespace fairway::formats::lake_race {
namespace {

using fairway::lake_race::Lake;
using fairway::lake_race::Terrain;

Lake randomLake(std::uint64_t seed, bool withVoid) {
  std::mt19937_64 random(seed);
  Lake lake = fairway::lake_race::test::openLake(9, 8, seed % 2 == 0 ? Stagger::Odd : Stagger::Even);
  for (std::size_t i = 0; i < 72; ++i) {
    const auto roll = random() % 10;
    if (roll >= 7) lake.map.set(lake.map.cellAt(i), Terrain::Land);
    if (withVoid && roll == 0) lake.map.set(lake.map.cellAt(i), Terrain::Void);
  }
  return lake;
}

double distanceToCoasts(const Shores& shores, Point point) {
  double least = 1e9;
  for (const Curve& curve : shores.coasts) {
    Point from = curve.start;
    for (const Curve::Piece& piece : curve.pieces) {
      for (int i = 0; i <= 64; ++i) {
        const double t = i / 64.0;
        const Point on = (1 - t) * (1 - t) * from + 2 * t * (1 - t) * piece.control + t * t * piece.end;
        least = std::min(least, lengthOf(point - on));
      }
      from = piece.end;
    }
  }
  return least;
}

TEST(CoastField, KnowsHowFarTheCoastIsAndOnWhichSide) {
  constexpr double reach = 2.5;
  for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
    const BoardScene scene(randomLake(seed, true));
    const Box box{1, 1, 8, 6};
    const CoastField field(scene, box, 8, reach);
    for (int row = 8; row <= 48; row += 3)
      for (int column = 8; column <= 64; ++column) {
        const Point point{column / 8.0, row / 8.0};
        const float distance = field.row(row)[column - field.firstColumn()];
        const double naive = std::min(reach, distanceToCoasts(scene.shores(), point));
        EXPECT_NEAR(std::abs(distance), naive, 0.02) << seed << ": " << point.x << ", " << point.y;
        const Terrain terrain = scene.lake().map.at(cellAt(point, scene.lake().stagger));
        if (naive > 0.4 && terrain != Terrain::Void) {
          EXPECT_EQ(distance > 0, terrain == Terrain::Water);
        }
      }
  }
}

TEST(CoastField, HangsOnTheBoardWhateverIsSeenOfIt) {
  const BoardScene scene(randomLake(5, false));
  const CoastField whole(scene, scene.box(), 10, 1);
  const CoastField part(scene, {3.03, 2.51, 5.2, 4}, 10, 1);
  for (int row = 25; row <= 40; ++row)
    for (int column = 30; column <= 52; ++column)
      EXPECT_NEAR(part.row(row)[column - part.firstColumn()], whole.row(row)[column - whole.firstColumn()],
                  0.01);
}

struct SurfaceEnd {
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};
using Surface = std::unique_ptr<cairo_surface_t, SurfaceEnd>;

// With transparency Cairo draws the lines; without, pixels are filled.
Surface painted(const BoardScene& scene, const PaintOptions& options, cairo_format_t format,
                double hex = 40) {
  Surface surface(cairo_image_surface_create(format, 400, 320));
  cairo_t* cairo = cairo_create(surface.get());
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_paint(cairo);
  cairo_translate(cairo, 10.3, 12.7);
  cairo_scale(cairo, hex, hex);
  PaintOptions sized = options;
  sized.unitPixels = hex;
  scene.paint(cairo, sized);
  EXPECT_EQ(deviceViewOf(cairo).has_value(), format == CAIRO_FORMAT_RGB24);
  cairo_destroy(cairo);
  cairo_surface_flush(surface.get());
  return surface;
}

void expectAlike(const BoardScene& scene, ThemeName theme, double hex) {
  PaintOptions options;
  options.theme = theme;
  const Surface lines = painted(scene, options, CAIRO_FORMAT_ARGB32, hex);
  const Surface pixels = painted(scene, options, CAIRO_FORMAT_RGB24, hex);
  const unsigned char* a = cairo_image_surface_get_data(lines.get());
  const unsigned char* b = cairo_image_surface_get_data(pixels.get());
  int far = 0;
  double sum = 0;
  for (int i = 0; i < 4 * 400 * 320; ++i) {
    if (i % 4 == 3) continue;
    const int difference = std::abs(a[i] - b[i]);
    sum += difference;
    far += difference > 60;
  }
  EXPECT_LT(sum / (3 * 400 * 320), 1.5) << nameOf(theme);
  EXPECT_LT(far, 3 * 400 * 320 / 200) << nameOf(theme) << ": single pixels of thin lines at most";
}

TEST(Pixels, ShowWhatLinesShow) {
  for (const ThemeName theme : {ThemeName::Dark, ThemeName::Light, ThemeName::LowInk, ThemeName::Gray})
    expectAlike(BoardScene(randomLake(6 + static_cast<std::uint64_t>(theme), true)), theme, 40);
}

// Sides in one line are one dashed line in a file, and this water is so wide that they need several.
TEST(Pixels, ShowTheWholeGridThatLinesShow) {
  Lake lake = fairway::lake_race::test::openLake(44, 40, Stagger::Odd);
  for (const Cell island : {Cell{7, 30}, Cell{8, 30}, Cell{30, 9}, Cell{31, 9}, Cell{31, 10}})
    lake.map.set(island, Terrain::Land);
  for (const Cell hole : {Cell{1, 1}, Cell{20, 21}, Cell{44, 40}}) lake.map.set(hole, Terrain::Void);
  expectAlike(BoardScene(lake), ThemeName::LowInk, 9);
}

TEST(Texts, GetSmallerBeforeTheyAreCut) {
  const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1));
  cairo_t* cairo = cairo_create(surface.get());
  {
    const Texts texts(cairo);
    const auto sizeOf = [&texts](int letters) {
      return texts.fitted({std::string(static_cast<std::size_t>(letters), 'm'), {10}, 200, 2}).style.size;
    };
    EXPECT_EQ(sizeOf(30), 10);
    EXPECT_LT(sizeOf(60), 10);
    EXPECT_GE(sizeOf(60), 5);
    EXPECT_GE(sizeOf(1000), 5) << "what is far too long is cut";
  }
  cairo_destroy(cairo);
}

TEST(DeviceView, IsGivenForPlainImagesAlone) {
  const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, 50, 40));
  cairo_surface_set_device_scale(surface.get(), 2, 2);
  cairo_t* cairo = cairo_create(surface.get());
  cairo_translate(cairo, 3, 4);
  cairo_scale(cairo, 10, 10);
  const auto device = deviceViewOf(cairo);
  ASSERT_TRUE(device);
  EXPECT_EQ(device->view.unitSize, 20);
  EXPECT_EQ(device->view.origin, (Point{6, 8}));
  cairo_save(cairo);
  cairo_rotate(cairo, 1);
  EXPECT_FALSE(deviceViewOf(cairo)) << "turned";
  cairo_restore(cairo);
  cairo_rectangle(cairo, 0, 0, 1, 1);
  cairo_clip(cairo);
  EXPECT_FALSE(deviceViewOf(cairo)) << "clipped";
  cairo_destroy(cairo);
}

class CoverageTest : public testing::Test {
protected:
  CoverageTest()
      : surface_(cairo_image_surface_create(CAIRO_FORMAT_RGB24, 20, 20)), cairo_(cairo_create(surface_)) {}
  ~CoverageTest() override {
    cairo_destroy(cairo_);
    cairo_surface_destroy(surface_);
  }
  int redAt(int x, int y) const { // of what was painted in white on black
    return cairo_image_surface_get_data(surface_)[y * cairo_image_surface_get_stride(surface_) + 4 * x + 2];
  }
  int sum() const {
    int all = 0;
    for (int y = 0; y < 20; ++y)
      for (int x = 0; x < 20; ++x) all += redAt(x, y);
    return all;
  }

  cairo_surface_t* surface_;
  cairo_t* cairo_;
};

TEST_F(CoverageTest, ALineCoversItsLengthTimesItsWidth) {
  Coverage coverage({0, 0, 20, 20});
  coverage.line({3.5, 2.25}, {3.5, 12.25}, 1);
  coverage.paint(cairo_, rgb(0xFFFFFF));
  EXPECT_NEAR(sum(), 10 * 255, 30);
  EXPECT_EQ(redAt(3, 7), 255);
  EXPECT_EQ(redAt(5, 7), 0);
}

TEST_F(CoverageTest, LinesThatCrossDoNotAddUp) {
  Coverage coverage({0, 0, 20, 20});
  for (int i = 0; i < 3; ++i) coverage.line({2, 5}, {18, 9}, 1.2);
  coverage.paint(cairo_, rgb(0xFFFFFF).faded(0.5));
  EXPECT_NEAR(sum(), std::hypot(16, 4) * 1.2 * 127, 200);
}

TEST_F(CoverageTest, WhatLiesBeyondIsCutOff) {
  Coverage coverage({5, 5, 15, 15});
  coverage.line({-100, 10}, {100, 10.2}, 3);
  coverage.line({10, -1e3}, {10, 1e3}, 2);
  coverage.stamp({4, 4, std::vector<unsigned char>(16, 255)}, 13, 3);
  coverage.paint(cairo_, rgb(0xFFFFFF));
  EXPECT_EQ(redAt(4, 10), 0);
  EXPECT_EQ(redAt(10, 16), 0);
  EXPECT_EQ(redAt(14, 5), 255);
  EXPECT_EQ(redAt(14, 4), 0);
}

// The same ink wherever in its pixel a number stands, and in its middle.
TEST_F(CoverageTest, DigitsStandWhereTheyShould) {
  int least = 1 << 30;
  int most = 0;
  for (const double shift : {0.0, 0.25, 0.5, 0.75, 0.9}) {
    cairo_set_source_rgb(cairo_, 0, 0, 0);
    cairo_paint(cairo_);
    Coverage coverage({0, 0, 20, 20});
    DigitStamps digits(Face::Sans, 8);
    digits.stampCentred("08", {10 + shift, 10}, coverage);
    coverage.paint(cairo_, rgb(0xFFFFFF));
    least = std::min(least, sum());
    most = std::max(most, sum());
    double moment = 0;
    for (int y = 0; y < 20; ++y)
      for (int x = 0; x < 20; ++x) moment += redAt(x, y) * (x + 0.5);
    EXPECT_NEAR(moment / sum(), 10 + shift, 0.4);
  }
  EXPECT_GT(least, 1000);
  EXPECT_LT(most - least, most / 10);
}

} // namespace
} // namespace fairway::formats::lake_race
