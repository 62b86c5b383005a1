#include "formats/document/reader.h"
#include "formats/regatta/export/subject.h"
#include "tests/formats/picture/golden_picture.h"
#include "tests/support/source_dir.h"

#include <gtest/gtest.h>

namespace fairway::formats::regatta {
namespace {

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
  const auto file = fairway::test::sourceDir() / "samples/regatta" / (sample + ".yaml");
  const auto read = readDocumentFile(file);
  EXPECT_TRUE(read) << sample;
  const auto subject = subjectOf(read->document, file);
  EXPECT_TRUE(subject) << sample;
  std::unique_ptr<Scene> scene = std::move(subject->scene()).value();
  if (auto* table = dynamic_cast<TableScene*>(scene.get())) addMarks(*table);
  return scene;
}

TEST(GoldenRegattas, AreAsTheyWere) {
  fairway::test::expectGoldenSamples("regatta", {.block = 12}, sceneOfSample);
}

} // namespace
} // namespace fairway::formats::regatta
