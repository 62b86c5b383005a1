#include "editor/model/files/document_picture.h"
#include "editor/model/lake_race/board/clipboard.h"
#include "editor/model/lake_race/board/lake_edit.h"
#include "editor/model/lake_race/course/course_edit.h"
#include "editor/model/lake_race/examination.h"
#include "editor/model/pool/examination.h"
#include "editor/model/regatta/examination.h"
#include "editor/model/river/examination.h"
#include "editor/model/river/river_workbench.h"
#include "editor/model/work/analysis_parts.h"
#include "formats/pool/documents.h"
#include "tests/editor/model/journal.h"
#include "tests/editor/model/lake_race/desk.h"
#include "tests/support/source_dir.h"

#include <gmock/gmock.h>

// Analyses of small boards, word by word, and bounds that no other test stands at.
namespace fairway::editor {
namespace {

using fairway::lake_race::RaceLetter;

fairway::river::River rivulet() {
  fairway::river::River river;
  river.sections.resize(6);
  river.sections[0] = fairway::river::sectionOf(fairway::river::SectionKind::Sandbank);
  river.sections[3] = fairway::river::sectionOf(fairway::river::SectionKind::Wave);
  river.boats = 1;
  river.start = 2;
  return river;
}

formats::Document rivuletDocument() {
  auto document = river::calmRiver(6);
  document.body.river = rivulet();
  return document;
}

TEST(AnalysisJournal, OfACourse) {
  const auto course =
      lake_race::courseFor(lake_race::smallLake(), RaceLetter::A, lake_race::assignmentNumbered(0));
  lake_race::LakeTask task = lake_race::taskOf(EditedDocument(*course));
  task.deep = std::make_shared<DeepWork>();
  const auto made = lake_race::examine(task);
  ASSERT_TRUE(made && made->analysis);
  Journal journal;
  journal.look(*made->analysis);
  journal.expect("293e918b6d150753");
}

TEST(AnalysisJournal, OfARiver) {
  river::RiverWorkbench bench(std::make_unique<EditedDocument>(rivuletDocument()));
  bench.judgeDeeply();
  const auto made = bench.examination()({});
  ASSERT_TRUE(made && made->analysis);
  Journal journal;
  journal.look(*made->analysis);
  journal.expect("f25d2e94cd2c6741");
}

TEST(AnalysisJournal, OfAPool) {
  const auto opened = openDocument(test::sourceDir() / "samples/pool/paddling-pool.pool.yaml");
  ASSERT_TRUE(opened);
  const auto& pool = opened->document->content().get<formats::pool::PoolBody>().pool;
  validator::pool::SimulationOptions options;
  options.races = 60;
  options.placement = validator::pool::placementOf("", pool);
  validator::WorkWatch watch;
  const auto games = validator::pool::simulate(fairway::pool::PoolBoard(pool), options, watch);
  Journal journal;
  journal.look(pool::analysisOf({*games, options}));
  journal.expect("f08fac1c2e6e01ba");
}

TEST(AnalysisJournal, OfARegatta) {
  validator::regatta::RegattaFigures figures;
  figures.turns = 5;
  figures.fresh = 7.25;
  figures.start = {{120, 235}, plane::Heading::ofDegrees(15)};
  figures.spread = 0.375;
  figures.pilot.races = 8;
  figures.pilot.turns = {0, 0, 0, 0, 0, 0, 1, 3, 2, 2};
  Journal journal;
  journal.look(regatta::analysisOf(figures));
  auto& races = figures.races.emplace();
  races.races = 40;
  races.rates = {{0.625, 0.375, 0.875, 0.5}, {0.375, 0.125, 0.625, 0.5}};
  races.leaderWon = {0.5, 0.25, 0.75, 0.5};
  races.turnMean = 6.125;
  races.turnDeviation = 1.25;
  const Analysis raced = regatta::analysisOf(figures);
  EXPECT_EQ(raced.charts.size(), 2U) << "what makes seats differ is not known";
  journal.look(raced);
  races.edges = {{0.0625, 0.125, -0.0625}, {-0.0625, -0.125, 0.0625}};
  journal.look(regatta::analysisOf(figures));
  journal.expect("25ad33ed41d1f1ea");
}

TEST(AnalysisParts, OfWhatIsNotKnownAreLeftOut) {
  validator::river::RiverFigures river;
  river.races[3].seats.resize(3);
  EXPECT_EQ(river::analysisOf(river).charts.size(), 1U);
  river.races[3].edges.resize(3);
  EXPECT_EQ(river::analysisOf(river).charts.size(), 2U);
  validator::pool::PoolFigures pool;
  pool.games.tally.games = 2;
  const auto figures = [&pool] { return pool::analysisOf(pool).figures; };
  const std::size_t without = figures().size();
  pool.games.tally.opened = 1;
  ASSERT_EQ(figures().size(), without + 1);
  EXPECT_EQ(figures().back().name, "First to arrive");
}

TEST(AnalysisParts, PointsOfAHundredHaveASignAndOneDecimal) {
  EXPECT_EQ(shownPoints(0.0123), "+1.2");
  EXPECT_EQ(shownPoints(-0.25), "-25.0");
  EXPECT_EQ(shownPoints(0), "+0.0");
}

// Whenever it is no longer wanted, from the first look at the clock to the last.
TEST(RiverExamination, IsNothingOnceItIsStale) {
  river::RiverWorkbench bench(std::make_unique<EditedDocument>(rivuletDocument()));
  const auto task = bench.examination();
  int looks = 0;
  ASSERT_TRUE(task([&looks] { return ++looks < 0; }));
  ASSERT_GT(looks, 1);
  for (int last = 1; last <= looks; ++last) {
    int now = 0;
    EXPECT_FALSE(task([&now, last] { return ++now >= last; })) << last << " of " << looks;
  }
}

TEST(RowsOfAMap, ArePastedUpToTheGreatestLake) {
  const auto side = static_cast<std::size_t>(fairway::lake_race::maxLakeSide);
  const auto rows = [](std::size_t columns, std::size_t count) {
    std::string text;
    for (std::size_t row = 0; row < count; ++row) text += std::string(columns, '#') + "\n";
    return text;
  };
  EXPECT_EQ(lake_race::patchFromText(rows(side, 1))->cells().size(), side);
  EXPECT_EQ(lake_race::patchFromText(rows(1, side))->cells().size(), side);
  EXPECT_FALSE(lake_race::patchFromText(rows(side + 1, 1)));
  EXPECT_FALSE(lake_race::patchFromText(rows(1, side + 1)));
}

TEST(Strips, HaveTheirBounds) {
  using fairway::lake_race::maxStrip;
  const formats::Document lake = lake_race::blankLake(12, 10, false);
  EXPECT_EQ(lake_race::changeStrip(lake, 0), nullptr);
  EXPECT_NE(lake_race::changeStrip(lake, 1), nullptr);
  EXPECT_NE(lake_race::changeStrip(lake, maxStrip), nullptr);
  EXPECT_EQ(lake_race::changeStrip(lake, maxStrip + 1), nullptr);
}

TEST(FreeCourses, HaveNoNextAssignment) {
  auto course = *lake_race::courseFor(lake_race::raceLake(), RaceLetter::A, lake_race::assignmentNumbered(3));
  EXPECT_NE(lake_race::stepAssignment(course.body, lake_race::raceLake(), 1), nullptr);
  course.body.race.reset();
  EXPECT_EQ(lake_race::stepAssignment(course.body, lake_race::raceLake(), 1), nullptr);
}

TEST(PicturesOfBoards, AreNotPaintedAgainWhileWhatTheyNameStays) {
  DocumentPictures pictures;
  const PictureSize size{96, 64, 1, formats::rgb(0)};
  const auto file = test::sourceDir() / "samples/lake_race/morning-mere-a.course.yaml";
  const auto first = pictures.of(file, size);
  EXPECT_EQ(pictures.of(file, size), first);
  EXPECT_EQ(pictures.painted(), 1U);
}

} // namespace
} // namespace fairway::editor
