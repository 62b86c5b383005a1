#include "tests/formats/picture/golden_picture.h"

#include "formats/picture/raster.h"
#include "tests/support/source_dir.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

namespace fairway::test {

// Not all of them: the games have rooms of the same names there.
using formats::fittedView;
using formats::PaintOptions;
using formats::Raster;
using formats::rgb;
using formats::Scene;
using formats::ThemeName;
using formats::themeNamed;

namespace {

namespace fs = std::filesystem;

fs::path folderOf(const std::string& game) {
  return sourceDir() / "tests/golden/pictures" / game;
}

std::vector<int> readGolden(const fs::path& file, const GoldenSize& size) {
  std::ifstream in(file);
  std::string magic;
  int width = 0;
  int height = 0;
  int most = 0;
  in >> magic >> width >> height >> most;
  EXPECT_EQ(width, size.across) << file;
  EXPECT_EQ(height, size.down) << file;
  std::vector<int> values;
  for (int value = 0; in >> value;) values.push_back(value);
  return values;
}

void writeGolden(const fs::path& file, const GoldenSize& size, const std::vector<int>& values) {
  std::ofstream out(file);
  out << "P3\n" << size.across << ' ' << size.down << "\n255\n";
  const auto row = 3 * static_cast<std::size_t>(size.across);
  for (std::size_t i = 0; i < values.size(); ++i) out << values[i] << ((i + 1) % row == 0 ? '\n' : ' ');
}

} // namespace

std::vector<int> averaged(const Scene& scene, ThemeName theme, const GoldenSize& size) {
  const int width = size.across * size.block;
  const int height = size.down * size.block;
  Raster raster(width, height);
  PaintOptions options;
  options.theme = theme;
  raster.paint(scene, fittedView(scene.box(), width, height, 4), options, rgb(0xFFFFFF));
  std::vector<int> values;
  for (int y = 0; y < height; y += size.block)
    for (int x = 0; x < width; x += size.block)
      for (const int channel : {2, 1, 0}) {
        int sum = 0;
        for (int dy = 0; dy < size.block; ++dy)
          for (int dx = 0; dx < size.block; ++dx)
            sum += raster.pixels()[(y + dy) * raster.stride() + (x + dx) * 4 + channel];
        values.push_back(sum / (size.block * size.block));
      }
  return values;
}

void expectGolden(const std::string& game, const std::string& name, const Scene& scene, ThemeName theme,
                  const GoldenSize& size) {
  const fs::path file = folderOf(game) / (name + "--" + std::string(nameOf(theme)) + ".ppm");
  const std::vector<int> now = averaged(scene, theme, size);
  if (std::getenv("FAIRWAY_GOLDEN") != nullptr) writeGolden(file, size, now);
  const std::vector<int> golden = readGolden(file, size);
  ASSERT_EQ(golden.size(), now.size()) << file;
  double sum = 0;
  int greatest = 0;
  for (std::size_t i = 0; i < now.size(); ++i) {
    const int difference = std::abs(now[i] - golden[i]);
    sum += difference;
    greatest = std::max(greatest, difference);
  }
  EXPECT_LT(sum / static_cast<double>(now.size()), 1.0) << file;
  EXPECT_LT(greatest, size.farthest) << file << ": a block of it looks different";
}

void expectGoldenSamples(const std::string& game, const GoldenSize& size,
                         const std::function<std::unique_ptr<Scene>(const std::string& sample)>& sceneOf) {
  int found = 0;
  for (const auto& entry : fs::directory_iterator(folderOf(game))) {
    if (entry.path().extension() != ".ppm") continue;
    ++found;
    const std::string name = entry.path().stem().string();
    const std::size_t cut = name.find("--");
    ASSERT_NE(cut, std::string::npos) << name;
    const std::optional<ThemeName> theme = themeNamed(name.substr(cut + 2));
    ASSERT_TRUE(theme) << name;
    const std::string sample = name.substr(0, cut);
    expectGolden(game, sample, *sceneOf(sample), *theme, size);
  }
  EXPECT_GE(found, 4) << "golden pictures are missing";
}

} // namespace fairway::test
