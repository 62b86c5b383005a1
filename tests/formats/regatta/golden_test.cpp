#include "formats/document/reader.h"
#include "formats/picture/raster.h"
#include "formats/regatta/export/picture_export.h"
#include "tests/support/source_dir.h"

#include <gmock/gmock.h>

#include <cstdlib>
#include <fstream>

// Golden pictures: tests/golden/pictures/regatta/SAMPLE--THEME.ppm, each the sample's picture averaged over
// blocks of pixels, so that another version of the fonts does not show. FAIRWAY_GOLDEN=write writes them
// anew: look at them, and at the change, before committing.
namespace fairway::formats::regatta {
namespace {

namespace fs = std::filesystem;

constexpr int blocks = 64; // each way
constexpr int block = 12;

// Everything that can lie on a table, wherever it makes sense.
void addMarks(TableScene& scene) {
  scene.startBoats = {{{400, 655}, Heading(0)}, {{450, 670}, Heading(1)}};
  scene.route = {{{{420, 650}, Heading(0)}, {{400, 500}, Heading(23)}, {{330, 420}, Heading(22)}},
                 {{{330, 420}, Heading(22)}, {{270, 330}, Heading(22)}}};
  scene.boats = {{{{600, 550}, Heading(3)}, 1, true}, {{{700, 600}, Heading(20)}, 2, false}};
  scene.findings = {
      {Severity::Error, "S02", "", {{Spot::Kind::Point, 820, 460, 0}}, {}},
      {Severity::Warning,
       "S07",
       "",
       {{Spot::Kind::Pose, 100, 700, 45}},
       {{EvidenceKind::Region, {{Spot::Kind::Point, 60, 600, 0}, {Spot::Kind::Point, 65, 600, 0}}},
        {EvidenceKind::Path, {{Spot::Kind::Point, 60, 500, 0}, {Spot::Kind::Point, 160, 560, 0}}}}}};
}

std::unique_ptr<Scene> sceneOfSample(const std::string& sample) {
  const fs::path file = test::sourceDir() / "samples/regatta" / (sample + ".yaml");
  const auto read = readDocumentFile(file);
  EXPECT_TRUE(read) << sample;
  const auto subject = subjectOf(read->document, file);
  EXPECT_TRUE(subject) << sample;
  std::unique_ptr<Scene> scene = sceneOf(*subject);
  if (auto* table = dynamic_cast<TableScene*>(scene.get())) addMarks(*table);
  return scene;
}

std::vector<int> pictured(const std::string& sample, ThemeName theme) {
  const std::unique_ptr<Scene> scene = sceneOfSample(sample);
  Raster raster(blocks * block, blocks * block);
  const View view = fittedView(scene->box(), blocks * block, blocks * block, 4);
  PaintOptions options;
  options.theme = theme;
  options.unitPixels = view.unitSize;
  raster.paint(*scene, view, options, rgb(0xFFFFFF));
  std::vector<int> values;
  for (int y = 0; y < blocks; ++y)
    for (int x = 0; x < blocks; ++x)
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
  out << "P3\n" << blocks << ' ' << blocks << "\n255\n";
  for (std::size_t i = 0; i < values.size(); ++i)
    out << values[i] << ((i + 1) % (3 * blocks) == 0 ? '\n' : ' ');
}

TEST(GoldenRegattas, AreAsTheyWere) {
  int found = 0;
  for (const auto& entry : fs::directory_iterator(test::sourceDir() / "tests/golden/pictures/regatta")) {
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
      sum += std::abs(now[i] - golden[i]);
      greatest = std::max(greatest, std::abs(now[i] - golden[i]));
    }
    EXPECT_LT(sum / static_cast<double>(now.size()), 1.0) << name;
    EXPECT_LT(greatest, 40) << name << ": a block of it looks different";
  }
  EXPECT_GE(found, 4) << "golden pictures are missing";
}

} // namespace
} // namespace fairway::formats::regatta
