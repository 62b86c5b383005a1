#include "formats/document/reader.h"
#include "formats/river/export/subject.h"
#include "tests/formats/picture/golden_picture.h"
#include "tests/support/source_dir.h"

#include <gtest/gtest.h>

namespace fairway::formats::river {
namespace {

std::unique_ptr<Scene> sceneOfSample(const std::string& sample) {
  const auto file = fairway::test::sourceDir() / "samples/river" / (sample + ".yaml");
  const auto read = readDocumentFile(file);
  EXPECT_TRUE(read) << sample;
  const auto subject = subjectOf(read->document, file);
  EXPECT_TRUE(subject) << sample;
  RiverScene scene = subject->riverScene();
  const int last = scene.river().length() - 1;
  for (int i = 0; i <= last; i += 2) scene.save.push_back(static_cast<double>(i) / last);
  return std::make_unique<RiverScene>(std::move(scene));
}

TEST(GoldenRivers, AreAsTheyWere) {
  fairway::test::expectGoldenSamples("river", {.across = 24, .down = 96, .block = 10, .farthest = 60},
                                     sceneOfSample);
}

} // namespace
} // namespace fairway::formats::river
