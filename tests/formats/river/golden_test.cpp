#include "tests/support/source_dir.h"

#include "formats/document/reader.h"
#include "formats/picture/raster.h"
#include "formats/river/export/picture_export.h"

#include <gmock/gmock.h>

#include <cstdlib>
#include <fstream>

// Golden pictures: tests/golden/pictures/river/SAMPLE--THEME.ppm, each the sample's picture averaged over
// blocks of pixels, so that another version of the fonts does not show. FAIRWAY_GOLDEN=write writes them
// anew: look at them, and at the change, before committing.
namespace fairway::formats::river {
namespace {

namespace fs = std::filesystem;

constexpr int across = 24;
constexpr int down = 96;
constexpr int block = 10;

RiverScene sceneOfSample(const std::string& sample) {
  const fs::path file = test::sourceDir() / "samples/river" / (sample + ".yaml");
  const auto read = readDocumentFile(file);
  EXPECT_TRUE(read) << sample;
  const auto subject = subjectOf(read->document, file);
  EXPECT_TRUE(subject) << sample;
  RiverScene scene = sceneOf(*subject);
  const int last = scene.river().length() - 1;
  for (int i = 0; i <= last; i += 2) scene.save.push_back(static_cast<double>(i) / last);
  return scene;
}

std::vector<int> pictured(const std::string& sample, ThemeName theme) {
  const RiverScene scene = sceneOfSample(sample);
  Raster raster(across * block, down * block);
  PaintOptions options;
  options.theme = theme;
  raster.paint(scene, fittedView(scene.box(), across * block, down * block, 4), options, rgb(0xFFFFFF));
  std::vector<int> values;
  for (int y = 0; y < down; ++y)
    for (int x = 0; x < across; ++x)
      for (const int channel : {2, 1, 0}) {
        int sum = 0;
        for (int dy = 0; dy < block; ++dy)
          for (int dx = 0; dx < block; ++dx)
            sum += raster.pixels()[(y * block + dy) * raster.stride() + (x * block + dx) * 4 + channel];
        values.push_back(sum / (block * block));
      }
  return values;
}

std::vector<int> readGolden(const fs::path& file) {
  std::ifstream in(file);
  std::string magic;
  int width = 0;
  int height = 0;
  int most = 0;
  in >> magic >> width >> height >> most;
  std::vector<int> values;
  for (int value = 0; in >> value;) values.push_back(value);
  return values;
}

void writeGolden(const fs::path& file, const std::vector<int>& values) {
  std::ofstream out(file);
  out << "P3\n" << across << ' ' << down << "\n255\n";
  for (std::size_t i = 0; i < values.size(); ++i)
    out << values[i] << ((i + 1) % (3 * across) == 0 ? '\n' : ' ');
}

TEST(GoldenRivers, AreAsTheyWere) {
  int found = 0;
  for (const auto& entry : fs::directory_iterator(test::sourceDir() / "tests/golden/pictures/river")) {
    if (entry.path().extension() != ".ppm") continue;
    ++found;
    const std::string name = entry.path().stem().string();
    const std::size_t cut = name.find("--");
    ASSERT_NE(cut, std::string::npos) << name;
    const std::optional<ThemeName> theme = themeNamed(name.substr(cut + 2));
    ASSERT_TRUE(theme) << name;
    const std::vector<int> now = pictured(name.substr(0, cut), *theme);
    if (std::getenv("FAIRWAY_GOLDEN") != nullptr) writeGolden(entry.path(), now);
    const std::vector<int> golden = readGolden(entry.path());
    ASSERT_EQ(golden.size(), now.size()) << name;
    double sum = 0;
    int greatest = 0;
    for (std::size_t i = 0; i < now.size(); ++i) {
      const int difference = std::abs(now[i] - golden[i]);
      sum += difference;
      greatest = std::max(greatest, difference);
    }
    EXPECT_LT(sum / static_cast<double>(now.size()), 1.0) << name;
    EXPECT_LT(greatest, 60) << name << ": a block of it looks different";
  }
  EXPECT_GE(found, 4) << "golden pictures are missing";
}

} // namespace
} // namespace fairway::formats::river
