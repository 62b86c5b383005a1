#include "tests/support/source_dir.h"

#include "formats/document/reader.h"
#include "formats/lake_race/export/picture_export.h"
#include "formats/lake_race/picture/board_scene.h"
#include "formats/picture/raster.h"

#include <gmock/gmock.h>

#include <cmath>
#include <cstdlib>
#include <fstream>

// Golden pictures: tests/golden/pictures/SAMPLE--THEME.ppm, each the sample's picture averaged over blocks of
// 8 x 8 pixels. So a coast that moves, a colour or a missing buoy shows, another version of the fonts does
// not. FAIRWAY_GOLDEN=write writes them anew: look at them, and at the change, before committing.
namespace fairway::formats {
namespace {

namespace fs = std::filesystem;

constexpr int blocks = 64; // each way
constexpr int block = 16;

struct Small {
  std::vector<int> values; // red, green, blue of each block
};

BoardScene sceneOfSample(const std::string& sample) {
  const fs::path file = test::sourceDir() / "samples/lake_race" / (sample + ".yaml");
  const auto read = readDocumentFile(file);
  EXPECT_TRUE(read) << sample;
  const auto subject = subjectOf(read->document, file);
  EXPECT_TRUE(subject) << sample;
  auto scene = sceneOf(*subject, {1, {}, true}, file.string());
  EXPECT_TRUE(scene) << sample;
  return std::move(scene).value();
}

Small pictured(const std::string& sample, ThemeName theme) {
  const BoardScene scene = sceneOfSample(sample);
  Raster raster(blocks * block, blocks * block);
  PaintOptions options;
  options.theme = theme;
  raster.paint(scene, fittedView(scene.box(), blocks * block, blocks * block, 4), options, rgb(0xFFFFFF));
  Small small;
  for (int y = 0; y < blocks; ++y)
    for (int x = 0; x < blocks; ++x)
      for (const int channel : {2, 1, 0}) {
        int sum = 0;
        for (int dy = 0; dy < block; ++dy)
          for (int dx = 0; dx < block; ++dx)
            sum += raster.pixels()[(y * block + dy) * raster.stride() + (x * block + dx) * 4 + channel];
        small.values.push_back(sum / (block * block));
      }
  return small;
}

Small readGolden(const fs::path& file) {
  std::ifstream in(file);
  std::string magic;
  int width = 0;
  int height = 0;
  int most = 0;
  in >> magic >> width >> height >> most;
  EXPECT_EQ(width, blocks) << file;
  Small small;
  for (int value = 0; in >> value;) small.values.push_back(value);
  return small;
}

void writeGolden(const fs::path& file, const Small& small) {
  std::ofstream out(file);
  out << "P3\n" << blocks << ' ' << blocks << "\n255\n";
  for (std::size_t i = 0; i < small.values.size(); ++i)
    out << small.values[i] << ((i + 1) % (3 * blocks) == 0 ? '\n' : ' ');
}

TEST(GoldenPictures, AreAsTheyWere) {
  int found = 0;
  for (const auto& entry : fs::directory_iterator(test::sourceDir() / "tests/golden/pictures")) {
    if (entry.path().extension() != ".ppm") continue;
    ++found;
    const std::string name = entry.path().stem().string();
    const std::size_t cut = name.find("--");
    ASSERT_NE(cut, std::string::npos) << name;
    const std::optional<ThemeName> theme = themeNamed(name.substr(cut + 2));
    ASSERT_TRUE(theme) << name;
    const Small now = pictured(name.substr(0, cut), *theme);
    if (std::getenv("FAIRWAY_GOLDEN") != nullptr) writeGolden(entry.path(), now);
    const Small golden = readGolden(entry.path());
    ASSERT_EQ(golden.values.size(), now.values.size()) << name;
    double sum = 0;
    int greatest = 0;
    for (std::size_t i = 0; i < now.values.size(); ++i) {
      const int difference = std::abs(now.values[i] - golden.values[i]);
      sum += difference;
      greatest = std::max(greatest, difference);
    }
    EXPECT_LT(sum / static_cast<double>(now.values.size()), 1.0) << name;
    EXPECT_LT(greatest, 40) << name << ": a block of it looks different";
  }
  EXPECT_GE(found, 4) << "golden pictures are missing";
}

} // namespace
} // namespace fairway::formats
