#include "editor/model/files/document_file.h"
#include "editor/model/lake_race/examination.h"
#include "formats/document/writer.h"
#include "formats/lake_race/documents.h"
#include "rules/base/random.h"
#include "tests/support/source_dir.h"
#include "validator/command/validate/validate_file.h"

#include <gmock/gmock.h>

#include <fstream>

// The editor and the command judge alike: the same findings for the same document, and the same document
// after all safe fixes.
namespace fairway::editor::lake_race {
namespace {

namespace fs = std::filesystem;

std::string textOf(const fs::path& file) {
  return *formats::readText(file);
}

command::Examined byCommand(const fs::path& file, bool fix = false) {
  validator::WorkWatch nobody;
  return command::examine(file.string(), textOf(file), {fix, false, true}, {false, nobody});
}

// What the command cannot read the editor does not judge, and says why.
void expectSameJudgement(const fs::path& file) {
  auto opened = openDocument(file);
  if (!opened) return;
  const std::optional<LakeExamination> examination = examine(taskOf(*opened->document));
  const command::Examined examined = byCommand(file);
  ASSERT_EQ(examination->judged, examined.readable()) << file << formats::toText(examined.problems);
  if (!examined.readable()) {
    EXPECT_NE(examination->whyNot, "") << file;
    return;
  }
  ASSERT_EQ(examination->report.findings.size(), examined.report.findings.size()) << file;
  for (std::size_t i = 0; i < examined.report.findings.size(); ++i)
    EXPECT_EQ(examination->report.findings[i], examined.report.findings[i]) << file;
}

// On a copy beside the original, so that references hold. Returns whether there was anything to mend.
bool expectSameFixes(const fs::path& file, const fs::path& copy) {
  auto opened = openDocument(file);
  if (!opened || !byCommand(file).readable()) return false;
  fixAll(*opened->document);
  const bool mended = opened->document->modified();
  const std::string byEditor = textToSave(*opened->document, copy);
  fs::copy_file(file, copy, fs::copy_options::overwrite_existing);
  const auto after = formats::readDocument(byCommand(copy, true).mended.value_or(textOf(copy)), "f");
  EXPECT_EQ(byEditor, formats::writeDocument(after->document)) << file;
  fs::remove(copy);
  return mended;
}

class SameJudgement : public testing::Test {
protected:
  SameJudgement() { fs::create_directories(folder_); }
  ~SameJudgement() override { fs::remove_all(folder_); }

  // All samples, those of the findings too, with what they refer to.
  std::vector<fs::path> samples() const {
    fs::copy(test::sourceDir() / "samples/lake_race", folder_, fs::copy_options::recursive);
    std::vector<fs::path> files;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder_)) {
      const bool broken = entry.path().string().find("/broken/") != std::string::npos;
      if (entry.path().extension() == ".yaml" && !broken) files.push_back(entry.path());
    }
    return files;
  }

  fs::path folder_ = fs::path(testing::TempDir()) / "same_judgement";
};

TEST_F(SameJudgement, OfEverySample) {
  const std::vector<fs::path> files = samples();
  ASSERT_GT(files.size(), 50u);
  int mended = 0;
  for (const fs::path& file : files) {
    expectSameJudgement(file);
    mended += expectSameFixes(file, file.parent_path() / "copy.yaml") ? 1 : 0;
  }
  EXPECT_GE(mended, 3) << "full circles, arrows and directions";
}

// Courses on small random lakes: letters left out on a slot, beside one, on two that differ; arrows of any
// kind.
TEST_F(SameJudgement, OfRandomCourses) {
  using namespace fairway::lake_race;
  Random random(11);
  const auto below = [&](int n) { return static_cast<int>(random.below(static_cast<std::uint64_t>(n))); };
  const auto cell = [&] { return Cell{1 + below(14), 1 + below(11)}; };
  const fs::path file = folder_ / "random.course.yaml";
  int judged = 0, mended = 0;
  for (int i = 0; i < 300; ++i) {
    Lake lake;
    lake.map = TerrainMap(14, 11);
    for (int n = below(12); n > 0; --n) lake.map.set(cell(), below(4) ? Terrain::Land : Terrain::Void);
    for (int n = below(6); n > 0; --n)
      lake.slots.push_back({static_cast<RaceLetter>(below(3)),
                            {1 + below(3), 5 + below(2)},
                            static_cast<Direction>(below(6))});
    formats::lake_race::CourseDocument document;
    document.body.lake = lake;
    if (below(2)) document.body.race = static_cast<RaceLetter>(below(3));
    document.body.start = {1 + below(3), 5 + below(2)};
    if (below(2)) document.body.letter = Direction::E;
    for (Cell& buoy : document.body.buoys) buoy = cell();
    for (auto& arrow : document.body.choices.arrows)
      if (below(2)) arrow = below(2) ? Arrow::Clockwise : Arrow::Counterclockwise;
    if (below(2)) document.body.choices.start = below(2) ? PassSide::Left : PassSide::Right;
    std::ofstream(file) << formats::writeDocument(document);
    expectSameJudgement(file);
    judged += byCommand(file).readable() ? 1 : 0;
    mended += expectSameFixes(file, folder_ / "copy.yaml") ? 1 : 0;
  }
  EXPECT_GT(judged, 150);
  EXPECT_LT(judged, 300) << "some letters cannot be told";
  EXPECT_GT(mended, 20);
}

} // namespace
} // namespace fairway::editor::lake_race
