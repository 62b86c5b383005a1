#include "editor/model/lake_race/course/course_edit.h"
#include "editor/model/lake_race/files/pages.h"
#include "formats/document/reader.h"
#include "rules/lake_race/route/course_rules.h"
#include "tests/editor/model/lake_race/desk.h"

namespace fairway::editor::lake_race {
namespace {

namespace fs = std::filesystem;

formats::Problems exportDocument(const formats::Document& content, const fs::path& file,
                                 const ExportChoice& choice = {}) {
  return exportTo(file, exporting(content, choice.layers, {}, file), choice);
}

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
  formats::Document course_ =
      *courseFor(raceLake(), fairway::lake_race::RaceLetter::A, assignmentNumbered(0));
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

TEST_F(Export, ATiledMapComesWithItsTiles) {
  EXPECT_THAT(exported("a.tmx"), testing::HasSubstr("a.tiles.png"));
  EXPECT_THAT(formats::readText(folder_ / "a.tiles.png").value(), testing::HasSubstr("PNG"));
}

TEST_F(Export, LayersThatAreNotWantedAreLeftOut) {
  ExportChoice bare;
  bare.layers = formats::Layers::none();
  ASSERT_TRUE(exportDocument(course_, folder_ / "bare.svg", bare).empty());
  const std::string svg = formats::readText(folder_ / "bare.svg").value();
  EXPECT_THAT(svg, testing::Not(testing::HasSubstr("layer-route")));
  EXPECT_THAT(exported("full.svg"), testing::HasSubstr("layer-route"));
}

TEST_F(Export, ThePreviewHasTheSizeOfThePicture) {
  ExportChoice choice;
  const auto small = exportPreview(exporting(course_, {}), choice);
  choice.unit = 20;
  const auto large = exportPreview(exporting(course_, {}), choice);
  ASSERT_TRUE(small && large);
  EXPECT_EQ(small->count(), 1);
  EXPECT_GT(large->height(0), 1.5 * small->height(0));
}

TEST_F(Export, SheetsArePages) {
  const auto pdf = printedPdf(printJob(course_, {}));
  ASSERT_TRUE(pdf);
  EXPECT_THAT(*pdf, testing::StartsWith("%PDF"));
  const auto pages = printedPages(printJob(course_, {}));
  ASSERT_TRUE(pages);
  EXPECT_EQ(pages->count(), 1);
  EXPECT_DOUBLE_EQ(pages->width(0), 210);
  EXPECT_FALSE(printedPages(printJob(blankLake(6, 6, false), {}))) << "a lake without races";
}

TEST_F(Export, APosterHasACoverAndAsManyPagesAsItNeeds) {
  PrintChoice choice;
  choice.mode = PrintMode::Poster;
  const auto pages = printedPages(printJob(course_, choice));
  ASSERT_TRUE(pages);
  choice.print.unit = 60;
  const auto more = printedPages(printJob(course_, choice));
  ASSERT_TRUE(more);
  EXPECT_GT(more->count(), pages->count());
  choice.onePage = true;
  EXPECT_EQ(printedPages(printJob(course_, choice))->count(), 1);
  choice.print.unit = 10000;
  EXPECT_FALSE(printedPages(printJob(course_, choice))) << "over 5 m";
}

TEST_F(Export, TilesAreCutOutOfTileSetsOnly) {
  PrintChoice choice;
  choice.mode = PrintMode::Tiles;
  EXPECT_FALSE(canPrint(course_, PrintMode::Tiles));
  EXPECT_FALSE(printedPages(printJob(course_, choice)));
}

TEST_F(Export, EachKindHasItsPages) {
  formats::lake_race::TilesetDocument document;
  document.body.set = smallSet(true);
  const formats::Document set(document);
  PrintChoice choice;
  choice.mode = PrintMode::Tiles;
  EXPECT_TRUE(canPrint(set, PrintMode::Tiles));
  EXPECT_TRUE(canPrint(course_, PrintMode::Sheet));
  EXPECT_TRUE(printedPages(printJob(set, choice)));
  document.body.set.sides.clear();
  const auto none = printedPages(printJob(formats::Document(document), choice));
  ASSERT_FALSE(none);
  EXPECT_THAT(formats::toText(none.fault()), testing::HasSubstr("there are no tiles to cut out"));
  EXPECT_TRUE(hasAssignments(set));
  EXPECT_TRUE(hasAssignments(blankLake(6, 6, false)));
  EXPECT_FALSE(hasAssignments(course_));
  EXPECT_TRUE(printsCourses(PrintMode::Cards));
}

TEST_F(Export, AParIsSolvedOnceAndNotForWhoNoLongerWantsIt) {
  const auto body = courseFor(smallLake(), fairway::lake_race::RaceLetter::A, assignmentNumbered(0))->body;
  const auto course = fairway::lake_race::settledCourse(smallLake(), body.race,
                                                        *placementOf(body, smallLake()), body.choices);
  ASSERT_TRUE(course);
  PrintedPars pars;
  EXPECT_FALSE(pars.of(*course, [] { return true; }));
  const auto par = pars.of(*course, {});
  ASSERT_TRUE(par);
  EXPECT_GT(*par, 1);
  EXPECT_EQ(pars.of(*course, [] { return true; }), par) << "it is known";
}

// What is looked at is what is written: a page's picture differs from white where the page has ink.
TEST_F(Export, APagesPictureShowsIt) {
  const auto pages = printedPages(printJob(course_, {}));
  ASSERT_TRUE(pages);
  const formats::Raster picture = pages->picture(0, 2);
  EXPECT_EQ(picture.deviceWidth(), 420);
  std::set<int> shades;
  for (int y = 0; y < picture.deviceHeight(); ++y)
    for (int x = 0; x < picture.deviceWidth(); ++x)
      shades.insert(picture.pixels()[y * picture.stride() + 4 * x]);
  EXPECT_TRUE(shades.contains(255));
  EXPECT_GT(shades.size(), 20u);
}

} // namespace
} // namespace fairway::editor::lake_race
