#include "formats/picture/coverage.h"
#include "formats/picture/device_view.h"
#include "formats/picture/raster.h"
#include "formats/picture/raster_difference.h"
#include "formats/picture/theme.h"
#include "rules/base/random.h"
#include "tests/formats/picture/canvas.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <map>
#include <random>
#include <sstream>

// What is done to pixels without Cairo, against slow and simple computations of the same.
namespace fairway::formats {
namespace {

using testing::ElementsAre;

// How much of [at, at + 1] lies between two places.
double coveredOf(int at, double from, double to) {
  return std::max(0.0, std::min(at + 1.0, to) - std::max(static_cast<double>(at), from));
}

// A line is as wide, measured across the longer way it goes, in each column (or row) of pixels.
double shareOf(int x, int y, Point from, Point to, double width) {
  const bool upright = std::abs(to.y - from.y) > std::abs(to.x - from.x);
  if (upright) {
    std::swap(from.x, from.y);
    std::swap(to.x, to.y);
    std::swap(x, y);
  }
  if (to.x < from.x) std::swap(from, to);
  const double slope = (to.y - from.y) / (to.x - from.x);
  const double middle = from.y + slope * (x + 0.5 - from.x);
  const double half = width * std::sqrt(1 + slope * slope) / 2;
  return coveredOf(x, from.x, to.x) * coveredOf(y, middle - half, middle + half);
}

TEST(Coverage, OfALineIsItsPartOfEachPixel) {
  Random random(11);
  constexpr PixelBox box{3, 5, 43, 34};
  const auto number = [&](double least, double most) {
    return least + (most - least) * static_cast<double>(random.below(1009)) / 1009;
  };
  for (int i = 0; i < 150; ++i) {
    const bool inner = i % 2 == 0; // else it may leave the part
    const auto point = [&] {
      const double x = inner ? number(8, 38) : number(-10, 60);
      return Point{x, inner ? number(10, 29) : number(-10, 50)};
    };
    const Point from = point(), to = i % 5 == 0 ? Point{from.x, from.y + 9} : point();
    const double width = number(0.3, i % 3 == 0 ? 9 : 4);
    const test::Canvas canvas(48, 40);
    Coverage coverage(box);
    coverage.line(from, to, width);
    coverage.paint(canvas.cairo(), rgb(0x000000));
    for (int y = 0; y < 40; ++y)
      for (int x = 0; x < 48; ++x) {
        const bool within = x >= box.left && x < box.right && y >= box.top && y < box.bottom;
        const double share = within ? shareOf(x, y, from, to, width) : 0;
        ASSERT_NEAR(255 - static_cast<int>(canvas.at(x, y) & 255), 255 * share, 3)
            << x << ' ' << y << " of a line from " << from.x << ' ' << from.y << " to " << to.x << ' '
            << to.y;
      }
  }
}

TEST(Coverage, DoesNotAddUpAndIsPaintedAsOpaqueAsItsColour) {
  const test::Canvas canvas(24, 24);
  Coverage coverage({1, 1, 22, 22});
  coverage.line({4, 10}, {14, 10}, 4);
  coverage.line({4, 10}, {14, 10}, 4);
  coverage.line({5, 5}, {5, 5}, 4); // of no length
  coverage.stamp({3, 2, {255, 0, 255, 127, 255, 255}}, 20, 0);
  coverage.stamp({3, 2, {255, 255, 255, 255, 255, 255}}, 0, 21);
  coverage.paint(canvas.cairo(), rgb(0xFF0000).faded(0.5));
  EXPECT_EQ(canvas.at(8, 10), 0xFF8080U);
  EXPECT_EQ(canvas.at(8, 8), 0xFF8080U);
  EXPECT_EQ(canvas.at(8, 7), 0xFFFFFFU);
  EXPECT_EQ(canvas.at(5, 5), 0xFFFFFFU);
  EXPECT_EQ(canvas.at(20, 1), 0xFFBFBFU);
  EXPECT_EQ(canvas.at(21, 1), 0xFF8080U);
  EXPECT_EQ(canvas.at(22, 1), 0xFFFFFFU) << "beyond the part";
  EXPECT_EQ(canvas.at(20, 0), 0xFFFFFFU);
  EXPECT_EQ(canvas.at(0, 21), 0xFFFFFFU);
  EXPECT_EQ(canvas.at(1, 21), 0xFF8080U);
  EXPECT_EQ(canvas.at(1, 22), 0xFFFFFFU);
  Coverage all({0, 0, 24, 24});
  all.line({0, 12}, {24, 12}, 24);
  all.paint(canvas.cairo(), rgb(0x123456));
  EXPECT_EQ(canvas.at(0, 0), 0x123456U);
  EXPECT_EQ(canvas.at(23, 23), 0x123456U);
}

void setPixel(Raster& raster, int x, int y, std::uint32_t colour) {
  cairo_surface_flush(raster.surface());
  std::memcpy(cairo_image_surface_get_data(raster.surface()) + y * raster.stride() + 4 * x, &colour, 4);
  cairo_surface_mark_dirty(raster.surface());
}

bool areApart(const PictureBox& a, const PictureBox& b, int apart) {
  return a.x >= b.x + b.width + apart || b.x >= a.x + a.width + apart || a.y >= b.y + b.height + apart ||
         b.y >= a.y + a.height + apart;
}

// Of the pixels: a tight box in each square of 32, and those that are near to each other made one until none
// is.
std::vector<PictureBox> boxesRound(const std::vector<std::array<int, 2>>& pixels, int apart) {
  const auto both = [](const PictureBox& a, const PictureBox& b) {
    const int x = std::min(a.x, b.x), y = std::min(a.y, b.y);
    return PictureBox{x, y, std::max(a.x + a.width, b.x + b.width) - x,
                      std::max(a.y + a.height, b.y + b.height) - y};
  };
  std::map<std::pair<int, int>, PictureBox> squares;
  for (const auto& [x, y] : pixels) {
    const auto [square, fresh] = squares.emplace(std::pair(y / 32, x / 32), PictureBox{x, y, 1, 1});
    if (!fresh) square->second = both(square->second, {x, y, 1, 1});
  }
  std::vector<PictureBox> boxes;
  for (const auto& [place, box] : squares) boxes.push_back(box);
  for (bool again = true; again;) {
    again = false;
    for (std::size_t i = 0; i < boxes.size() && !again; ++i)
      for (std::size_t j = 0; j < i && !again; ++j)
        if (!areApart(boxes[i], boxes[j], apart)) {
          boxes[j] = both(boxes[i], boxes[j]);
          boxes.erase(boxes.begin() + static_cast<std::ptrdiff_t>(i));
          again = true;
        }
  }
  std::sort(boxes.begin(), boxes.end(), [](const PictureBox& a, const PictureBox& b) {
    return std::pair(a.y, a.x) < std::pair(b.y, b.x);
  });
  return boxes;
}

TEST(Differences, AreBoxesRoundPatches) {
  Random random(5);
  for (int i = 0; i < 60; ++i) {
    const Raster one(101, 75);
    Raster other(101, 75);
    for (int x = 0; x < 9; ++x) setPixel(other, 11 * x, 40, 0x272727); // which hardly shows
    std::vector<std::array<int, 2>> pixels;
    for (std::uint64_t count = random.below(9); count > 0; --count) {
      const int x = static_cast<int>(random.below(101)), y = static_cast<int>(random.below(75));
      setPixel(other, x, y, std::array{0x280000U, 0x2800U, 0x28U}[random.below(3)]);
      pixels.push_back({x, y});
    }
    const int apart = static_cast<int>(random.below(30));
    EXPECT_EQ(differences(one, other, apart), boxesRound(pixels, apart));
  }
}

TEST(Differences, AreDrawnAsFarAsTheyGo) {
  const test::Canvas canvas(20, 20);
  const Raster black(20, 20, 2);
  const std::array<PictureBox, 1> boxes{{{4, 8, 6, 10}}};
  drawBoxesOn(canvas.cairo(), black, {}, 1);
  EXPECT_EQ(canvas.drawn(), 0);
  drawBoxesOn(canvas.cairo(), black, boxes, 0.5);
  EXPECT_EQ(canvas.drawn(), 3 * 5);
  EXPECT_EQ(canvas.drawnIn(2, 4, 5, 9), 3 * 5);
}

TEST(DeviceViews, AreOfWholeOpaqueImagesOnly) {
  cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 40, 30);
  cairo_surface_set_device_scale(surface, 2, 2);
  const auto viewAfter = [&](const auto& change) {
    cairo_t* cairo = cairo_create(surface);
    change(cairo);
    const auto view = deviceViewOf(cairo);
    cairo_destroy(cairo);
    return view;
  };
  const auto view = viewAfter([](cairo_t* cairo) {
    cairo_translate(cairo, 3, 4);
    cairo_scale(cairo, 5, 5);
  });
  ASSERT_TRUE(view);
  EXPECT_EQ(view->view.origin, (Point{6, 8}));
  EXPECT_EQ(view->view.unitSize, 10);
  EXPECT_EQ(view->width, 40);
  EXPECT_EQ(view->height, 30);
  EXPECT_EQ(view->scale, 2);
  EXPECT_FALSE(viewAfter([](cairo_t* cairo) { cairo_rotate(cairo, 1); }));
  EXPECT_FALSE(viewAfter([](cairo_t* cairo) { cairo_scale(cairo, 2, 3); }));
  EXPECT_FALSE(viewAfter([](cairo_t* cairo) { cairo_scale(cairo, -2, -2); }));
  for (const Box& clip : {Box{1, 0, 20, 15}, Box{0, 1, 20, 15}, Box{0, 0, 19, 15}, Box{0, 0, 20, 14}})
    EXPECT_FALSE(viewAfter([&](cairo_t* cairo) {
      cairo_rectangle(cairo, clip.left, clip.top, clip.width(), clip.height());
      cairo_clip(cairo);
    }));
  EXPECT_TRUE(viewAfter([](cairo_t* cairo) {
    cairo_rectangle(cairo, 0, 0, 20, 15);
    cairo_clip(cairo);
  })) << "all of it is left";
  cairo_surface_set_device_scale(surface, 2, 3);
  EXPECT_FALSE(viewAfter([](cairo_t*) {}));
  cairo_surface_destroy(surface);
  surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 40, 30);
  EXPECT_FALSE(viewAfter([](cairo_t*) {})) << "it can be seen through";
  cairo_surface_destroy(surface);
}

TEST(DeviceViews, KnowThePixelsOfABoxOfTheBoard) {
  const DeviceView device{{{10, 20}, 4}, 100, 50, 1};
  const auto pixels = [&](const Box& box) {
    const PixelBox found = pixelsOf(device, box);
    return std::array{found.left, found.top, found.right, found.bottom};
  };
  EXPECT_THAT(pixels({1, 1, 2, 2}), ElementsAre(14, 24, 18, 28));
  EXPECT_THAT(pixels({1.1, 1.2, 1.9, 2.1}), ElementsAre(14, 24, 18, 29));
  EXPECT_THAT(pixels({-9, -9, 90, 90}), ElementsAre(0, 0, 100, 50));
  EXPECT_EQ(pixelOf(rgb(0x12FE80)), 0xFF12FE80U);
}

TEST(Rasters, GiveTheirPixelsBack) {
  cairo_surface_t* kept = nullptr;
  {
    Raster raster(3, 2);
    kept = cairo_surface_reference(raster.surface());
    Raster other = std::move(raster);
    EXPECT_EQ(cairo_surface_get_reference_count(kept), 2U);
    Raster third(1, 1);
    third = std::move(other);
    EXPECT_EQ(third.deviceWidth(), 3);
  }
  EXPECT_EQ(cairo_surface_get_reference_count(kept), 1U) << "only ours is left";
  cairo_surface_destroy(kept);
}

TEST(Pngs, HaveThePixelsOfTheRaster) {
  Raster raster(211, 157);
  std::mt19937 random(1); // noise takes more room packed than the packer's own
  for (int y = 0; y < 157; ++y)
    for (int x = 0; x < 211; ++x) setPixel(raster, x, y, static_cast<std::uint32_t>(random() & 0xFFFFFF));
  std::istringstream in(raster.png());
  const auto read = [](void* stream, unsigned char* data, unsigned length) {
    static_cast<std::istream*>(stream)->read(reinterpret_cast<char*>(data),
                                             static_cast<std::streamsize>(length));
    return CAIRO_STATUS_SUCCESS;
  };
  cairo_surface_t* again = cairo_image_surface_create_from_png_stream(read, &in);
  ASSERT_EQ(cairo_surface_status(again), CAIRO_STATUS_SUCCESS);
  ASSERT_EQ(cairo_image_surface_get_width(again), 211);
  ASSERT_EQ(cairo_image_surface_get_height(again), 157);
  int different = 0;
  for (int y = 0; y < 157; ++y)
    for (int x = 0; x < 211; ++x) {
      const unsigned char* one = raster.pixels() + y * raster.stride() + 4 * x;
      const unsigned char* other =
          cairo_image_surface_get_data(again) + y * cairo_image_surface_get_stride(again) + 4 * x;
      different += std::memcmp(one, other, 3) != 0;
    }
  EXPECT_EQ(different, 0);
  cairo_surface_destroy(again);
}

TEST(Themes, AreFoundByTheirNames) {
  for (const ThemeName theme : {ThemeName::Dark, ThemeName::Light, ThemeName::LowInk, ThemeName::Gray}) {
    EXPECT_EQ(themeNamed(nameOf(theme)), theme);
    EXPECT_EQ(themeOf(theme).name, theme);
    const Theme& its = themeOf(theme);
    EXPECT_EQ(pixelOf(heatColour(its, 0)), pixelOf(its.heatLow));
    EXPECT_EQ(pixelOf(heatColour(its, 0.5)), pixelOf(its.heatMiddle));
    EXPECT_EQ(pixelOf(heatColour(its, 1)), pixelOf(its.heatHigh));
    EXPECT_EQ(pixelOf(heatColour(its, 0.25)), pixelOf(mixed(its.heatLow, its.heatMiddle, 0.5)));
    EXPECT_EQ(pixelOf(heatColour(its, 0.75)), pixelOf(mixed(its.heatMiddle, its.heatHigh, 0.5)));
  }
  EXPECT_FALSE(themeNamed("Dark"));
  EXPECT_FALSE(themeNamed(""));
}

} // namespace
} // namespace fairway::formats
