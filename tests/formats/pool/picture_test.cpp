#include "formats/document/reader.h"
#include "formats/picture/legend.h"
#include "formats/picture/raster.h"
#include "formats/pool/export/subject.h"
#include "tests/formats/picture/golden_picture.h"
#include "tests/rules/pool/pools.h"
#include "tests/support/source_dir.h"

#include <gmock/gmock.h>

#include <numeric>

namespace fairway::formats::pool {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;

Subject sample(const std::string& name) {
  const fs::path file = fairway::test::sourceDir() / "samples/pool" / (name + ".yaml");
  const auto read = readDocumentFile(file);
  EXPECT_TRUE(read) << name;
  auto subject = subjectOf(read->document, file);
  EXPECT_TRUE(subject) << name;
  return std::move(subject).value();
}

// A game of a few turns on the published pool, with a bite: yellow's 4 takes the swimmer on [4, 8].
Subject shortGame() {
  using namespace fairway::pool;
  Subject subject = sample("hotel-lido.pool");
  subject.record = GameRecord{{},
                              {{Side::Red, Act::Swim, {4, 10}, 0, Square{4, 8}},
                               {Side::Yellow, Act::Reveal, {3, 5}, 4, Square{4, 8}}}};
  return subject;
}

constexpr fairway::test::GoldenSize goldenSize{.across = 48, .down = 48};

void compareWithGolden(const std::string& name, const PoolScene& scene, ThemeName theme) {
  fairway::test::expectGolden("pool", name, scene, theme, goldenSize);
}

TEST(PoolPictures, AreAsTheyWere) {
  const Subject lido = sample("hotel-lido.pool");
  for (const ThemeName theme : {ThemeName::Dark, ThemeName::Light, ThemeName::LowInk, ThemeName::Gray})
    compareWithGolden("hotel-lido", lido.poolScene(), theme);
  compareWithGolden("game", shortGame().poolScene(), ThemeName::Gray);
  compareWithGolden("first-splash", sample("first-splash.record").poolScene(), ThemeName::Light);
  PoolScene marked = lido.poolScene();
  marked.piles.clear();
  marked.findings = {{Severity::Warning,
                      "P10",
                      "",
                      {},
                      {{EvidenceKind::Region, {Square{1, 6}, Square{2, 7}, Square{3, 6}}}}},
                     {Severity::Error, "P08", "", {Square{5, 8}}, {{EvidenceKind::Cut, {Square{5, 8}}}}},
                     {Severity::Warning,
                      "P05",
                      "",
                      {},
                      {{EvidenceKind::Path, {Square{1, 11}, Square{1, 10}, Square{2, 10}}}}}};
  compareWithGolden("findings", marked, ThemeName::Dark);
}

TEST(PoolPictures, ShowTheSetupOfAPoolAndThePilesOfARecord) {
  EXPECT_EQ(sample("hotel-lido.pool").poolScene().piles.size(), 12U);
  const PoolScene scene = shortGame().poolScene();
  EXPECT_EQ(scene.piles.size(), 11U);
  const PileMark bitten{{4, 8}, {{Side::Red, 0}, {Side::Yellow, 4}}};
  EXPECT_THAT(scene.piles, testing::Contains(bitten));
  EXPECT_THAT(scene.lastTurn, ElementsAre(Square{3, 5}, Square{4, 8}));
  Subject first = shortGame();
  first.shownTurns = 1;
  EXPECT_EQ(first.poolScene().piles.size(), 12U);
  ASSERT_TRUE(scene.inBars);
  EXPECT_EQ((*scene.inBars)[Side::Red], 0);
}

TEST(PoolPictures, OfARecordThatStopsInThePlacementShowWhatLies) {
  Subject subject = sample("hotel-lido.pool");
  subject.record = GameRecord{std::vector<fairway::pool::PlacementEntry>{{Side::Red, {4, 10}}}, {}};
  EXPECT_THAT(subject.poolScene().piles, ElementsAre(PileMark{{4, 10}, {{Side::Red, 0}}}));
}

TEST(PoolPictures, TellTheSidesApartWithoutColour) {
  Pool pool;
  pool.map = fairway::pool::PoolMap(1, 1);
  const auto brightness = [&pool](Side side, ThemeName theme) {
    PoolScene scene(pool);
    scene.piles = {{{1, 1}, {{side, 0}}}};
    const std::vector<int> values = fairway::test::averaged(scene, theme, goldenSize);
    return std::accumulate(values.begin(), values.end(), 0) / static_cast<int>(values.size());
  };
  for (const ThemeName theme : {ThemeName::LowInk, ThemeName::Gray})
    EXPECT_GT(brightness(Side::Yellow, theme), brightness(Side::Red, theme) + 8) << nameOf(theme);
}

TEST(PoolPictures, BarsAreTheSquaresBehindTheLadders) {
  const Pool pool = sample("hotel-lido.pool").pool;
  EXPECT_THAT(barSquares(pool, Side::Red), ElementsAre(Square{5, 1}, Square{6, 1}));
  EXPECT_THAT(barSquares(pool, Side::Yellow), ElementsAre(Square{1, 14}, Square{2, 14}));
}

TEST(PoolPictures, LegendsNameWhatIsThereAndNothingElse) {
  const auto words = [](const PoolScene& scene, Layers layers) {
    std::string all;
    for (const LegendEntry& entry : scene.legend(themeOf(ThemeName::Dark), layers, {}))
      all += entry.text + "\n";
    return all;
  };
  const std::string lido = words(sample("hotel-lido.pool").poolScene(), {});
  EXPECT_THAT(lido, HasSubstr("ladder to red’s bar"));
  EXPECT_THAT(lido, HasSubstr("yellow swimmer"));
  EXPECT_THAT(lido, testing::Not(HasSubstr("crocodile")));
  EXPECT_THAT(words(shortGame().poolScene(), {}), HasSubstr("yellow crocodile"));
  EXPECT_EQ(words(sample("hotel-lido.pool").poolScene(), Layers::none()), "");
  EXPECT_EQ(words(PoolScene(Pool()), {}), "");
}

TEST(PoolPictures, EveryPointLiesOnASquareAndNearOneOfItsSides) {
  EXPECT_EQ(squareAt({0.2, 3.9}), (Square{1, 4}));
  EXPECT_EQ(sideAt({0.5, 3.9}).side, SquareDirection::S);
  EXPECT_EQ(sideAt({0.9, 3.5}).side, SquareDirection::E);
  EXPECT_EQ(sideAt({0.75, 0.75}).side, SquareDirection::S) << "in a corner it is the horizontal side";
  EXPECT_EQ(sideAt({0.5, 0.5}).side, SquareDirection::N) << "and in the middle the upper one";
  EXPECT_EQ(squareAt({-0.1, 0.5}), (Square{0, 1}));
  for (int column = 1; column <= 30; ++column)
    EXPECT_EQ(squareAt(centreOf(Square{column, 31 - column})), (Square{column, 31 - column}));
}

// Whatever can be drawn is drawn, however odd it is, and twice the same.
TEST(PoolPictures, OfAnyPoolCanBePainted) {
  Random random(7);
  for (int i = 0; i < 40; ++i) {
    Pool pool = fairway::pool::test::randomPool(random);
    pool.setup = fairway::pool::test::randomSwimmers(pool, random);
    const PoolScene scene(pool);
    Raster once(120, 120), again(120, 120);
    for (Raster* raster : {&once, &again})
      raster->paint(scene, fittedView(scene.box(), 120, 120), {}, rgb(0xFFFFFF));
    EXPECT_TRUE(std::equal(once.pixels(), once.pixels() + 120 * once.stride(), again.pixels()));
  }
}

TEST(PoolExport, SelfContainedDocumentsHaveTheirPoolInside) {
  const Document record = *shortGame().selfContained();
  ASSERT_NE(record.as<RecordBody>(), nullptr);
  EXPECT_TRUE(std::holds_alternative<InlinePool>(record.get<RecordBody>().pool));
  EXPECT_EQ(sample("hotel-lido.pool").selfContained()->get<PoolBody>().pool, sample("hotel-lido.pool").pool);
}

} // namespace
} // namespace fairway::formats::pool
