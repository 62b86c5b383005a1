#include "editor/model/course_edit.h"
#include "editor/model/export_file.h"
#include "formats/reader.h"
#include "tests/editor/desk.h"

namespace fairway::editor {
namespace {

namespace fs = std::filesystem;

class Export : public testing::Test {
protected:
  void SetUp() override {
    folder_ =
        fs::path(testing::TempDir()) /
        ("fairway-export-" + std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string exported(const std::string& name) {
    const formats::Problems problems = exportDocument(course_, folder_ / name);
    EXPECT_TRUE(problems.empty()) << formats::toText(problems);
    return formats::readText(folder_ / name).value();
  }

  fs::path folder_;
  formats::Document course_ = *courseFor(raceLake(), lake_race::RaceLetter::A, assignmentNumbered(0));
};

TEST_F(Export, TheEndingDecidesTheForm) {
  EXPECT_THAT(exported("a.json"), testing::StartsWith("{"));
  EXPECT_THAT(exported("a.svg"), testing::HasSubstr("<svg"));
  EXPECT_THAT(exported("a.pdf"), testing::StartsWith("%PDF"));
  EXPECT_THAT(exported("a.png"), testing::HasSubstr("PNG"));
}

TEST_F(Export, YamlHoldsEveryChoice) {
  EXPECT_THAT(exported("a.course.yaml"), testing::HasSubstr("arrow:"));
}

TEST_F(Export, AnUnknownEndingIsRefused) {
  EXPECT_FALSE(exportDocument(course_, folder_ / "a.txt").empty());
  EXPECT_FALSE(fs::exists(folder_ / "a.txt"));
}

TEST_F(Export, AFolderThatIsMissingIsTold) {
  EXPECT_FALSE(exportDocument(course_, folder_ / "no" / "a.svg").empty());
}

TEST_F(Export, SheetsArePages) {
  EXPECT_TRUE(printSheets(course_, folder_ / "sheet.pdf").empty());
  EXPECT_THAT(formats::readText(folder_ / "sheet.pdf").value(), testing::StartsWith("%PDF"));
  EXPECT_FALSE(printSheets(blankLake(6, 6, false), folder_ / "none.pdf").empty()) << "a lake without races";
}

} // namespace
} // namespace fairway::editor
