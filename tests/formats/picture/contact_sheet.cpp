#include "tests/formats/picture/contact_sheet.h"

#include "formats/picture/theme.h"
#include "tests/support/source_dir.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>

namespace fairway::test {

// Not all of them: the games have rooms of the same names there.
using formats::fittedView;
using formats::Pages;
using formats::PaintOptions;
using formats::Raster;
using formats::rgb;
using formats::Scene;

namespace {

// A shade may differ by this much of 255: Cairo rounds a little differently from one version to the next.
constexpr int tolerated = 5;
constexpr unsigned char between = 128; // the sheet's own grey

} // namespace

void ContactSheet::add(const Raster& raster, int block) {
  Small small{raster.deviceWidth() / block, raster.deviceHeight() / block, {}};
  for (int y = 0; y < small.height; ++y)
    for (int x = 0; x < small.width; ++x) {
      int sum = 0;
      for (int row = y * block; row < (y + 1) * block; ++row)
        for (int column = x * block; column < (x + 1) * block; ++column) {
          const unsigned char* pixel = raster.pixels() + row * raster.stride() + 4 * column;
          sum += pixel[0] + 6 * pixel[1] + 3 * pixel[2];
        }
      small.shades.push_back(static_cast<unsigned char>(sum / (10 * block * block)));
    }
  pictures_.push_back(std::move(small));
}

void ContactSheet::add(const Scene& scene, PaintOptions options, int across, int down) {
  constexpr int block = 5;
  Raster raster(across * block, down * block);
  raster.paint(scene, fittedView(scene.box(), across * block, down * block), options, rgb(0xFFFFFF));
  add(raster, block);
}

void ContactSheet::add(const Pages& pages, double millimetres) {
  constexpr int block = 9;
  for (int page = 0; page < pages.count(); ++page) add(pages.picture(page, block / millimetres), block);
}

void ContactSheet::expectAsItWas() const {
  const auto file = sourceDir() / "tests/golden/sheets" / (name_ + ".pgm");
  int width = 0, height = 0;
  for (const Small& picture : pictures_) {
    width += picture.width + 1;
    height = std::max(height, picture.height);
  }
  std::string now =
      "P5\n" + std::to_string(width) + ' ' + std::to_string(height) + "\n255\n"; // pictures stand at its top
  const std::size_t head = now.size();
  for (int y = 0; y < height; ++y)
    for (const Small& picture : pictures_) {
      const auto from = picture.shades.begin() + static_cast<std::ptrdiff_t>(y) * picture.width;
      if (y < picture.height)
        now.append(from, from + picture.width);
      else
        now.append(static_cast<std::size_t>(picture.width), static_cast<char>(between));
      now += static_cast<char>(between);
    }
  if (std::getenv("FAIRWAY_GOLDEN") != nullptr) std::ofstream(file, std::ios::binary) << now;
  std::ifstream in(file, std::ios::binary);
  const std::string golden{std::istreambuf_iterator<char>(in), {}};
  ASSERT_EQ(golden.size(), now.size()) << file << ": pictures have another size or number";
  ASSERT_EQ(golden.substr(0, head), now.substr(0, head)) << file;
  int different = 0, greatest = 0;
  std::string where;
  for (std::size_t i = head; i < now.size(); ++i) {
    const int difference =
        std::abs(static_cast<unsigned char>(now[i]) - static_cast<unsigned char>(golden[i]));
    greatest = std::max(greatest, difference);
    if (difference <= tolerated || ++different > 5) continue;
    const auto at = static_cast<int>(i - head);
    where += " (" + std::to_string(at % width) + ", " + std::to_string(at / width) + ")";
  }
  EXPECT_EQ(different, 0) << file << ": pixels of it look different, by " << greatest
                          << " at most, the first at" << where;
}

} // namespace fairway::test
