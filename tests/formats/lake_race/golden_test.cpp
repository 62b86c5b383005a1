#include "formats/document/reader.h"
#include "formats/lake_race/export/subject.h"
#include "tests/formats/picture/golden_picture.h"
#include "tests/support/source_dir.h"

#include <gtest/gtest.h>

namespace fairway::formats::lake_race {
namespace {

std::unique_ptr<Scene> lakeSceneOf(const std::string& sample) {
  const auto file = fairway::test::sourceDir() / "samples/lake_race" / (sample + ".yaml");
  const auto read = readDocumentFile(file);
  EXPECT_TRUE(read) << sample;
  auto subject = subjectOf(read->document, file);
  EXPECT_TRUE(subject) << sample;
  subject->shown.route = true;
  auto scene = subject->scene();
  EXPECT_TRUE(scene) << sample;
  return std::move(scene).value();
}

TEST(GoldenLakes, AreAsTheyWere) {
  fairway::test::expectGoldenSamples("lake_race", {}, lakeSceneOf);
}

} // namespace
} // namespace fairway::formats::lake_race
