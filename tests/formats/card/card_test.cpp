#include "formats/card/card_file.h"

#include "formats/document/reader.h"
#include "formats/lake_race/export/subject.h"
#include "formats/pool/export/subject.h"
#include "formats/regatta/export/subject.h"
#include "formats/river/export/subject.h"
#include "tests/formats/picture/golden_picture.h"
#include "tests/support/source_dir.h"

#include <gmock/gmock.h>

namespace fairway::formats {
namespace {

using testing::HasSubstr;
using testing::Not;

// The scene of a sample, by the game's function for its subjects.
template <auto subjectOf>
std::unique_ptr<Scene> boardOf(const std::string& sample) {
  const auto file = fairway::test::sourceDir() / "samples" / (sample + ".yaml");
  const auto read = readDocumentFile(file);
  EXPECT_TRUE(read) << sample;
  const auto subject = subjectOf(read->document, file, fileLoader());
  EXPECT_TRUE(subject) << sample;
  return std::move(subject->scene()).value();
}

std::unique_ptr<Scene> pond() {
  return boardOf<lake_race::subjectOf>("lake_race/duck-pond-a.course");
}

CardContent content() {
  CardContent card;
  card.game = "Lake race";
  card.texts = {"Duck Pond", "Few islands, four buoys.", "Fairway · CC-BY-4.0"};
  card.figures = {{"17.7", "turns, par"}, {"+15", "points by skill"}, {"72 %", "luck"}, {"3.3", "changes"}};
  card.verdict = CardVerdict{CardVerdict::Tone::Good, "fair", "Every seat wins within 2 points of 25 %"};
  card.profiles = {
      {CardProfile::Shape::Legs, "Route", "15 steps", {{"S", 1, "1"}, {"1", 9, "9"}, {"F", 5, "5"}}}};
  card.basis = "2,000 races; seed 1.";
  return card;
}

constexpr fairway::test::GoldenSize postBlocks{.across = 80, .down = 42, .block = 15, .farthest = 70};

TEST(GoldenCards, OfAllGamesAreAsTheyWere) {
  const auto expect = [](const char* name, const Scene& board, ThemeName theme, CardContent words) {
    PaintOptions paint;
    paint.theme = theme;
    const CardScene card = cardOf(board, std::move(words), paint, postSize());
    fairway::test::expectGolden("cards", name, card, theme, postBlocks);
  };
  expect("duck-pond", *pond(), ThemeName::Dark, content());
  expect("duck-pond", *pond(), ThemeName::LowInk, content());
  CardContent columns = content();
  columns.profiles = {
      {CardProfile::Shape::Columns, "By section", "", {{"1", 0.5, "50"}, {"2", 0.9, "90"}, {"3", 1, "100"}}}};
  columns.verdict->tone = CardVerdict::Tone::Neutral;
  expect("mill-race", *boardOf<river::subjectOf>("river/mill-race.river"), ThemeName::Light, columns);
  columns.verdict->tone = CardVerdict::Tone::Bad;
  expect("kidney-cove", *boardOf<pool::subjectOf>("pool/kidney-cove.pool"), ThemeName::Gray, columns);
  expect("long-table", *boardOf<regatta::subjectOf>("regatta/long-table.regatta"), ThemeName::Dark,
         content());
}

TEST(Card, IsAsLargeAsPreviewsAreOrAsItsPaper) {
  const auto board = pond();
  const CardScene post = cardOf(*board, content(), {}, postSize());
  const std::string png = *cardBytes(post, postSize(), ".png", postWidth);
  const auto number = [&](std::size_t at) {
    return 256 * static_cast<unsigned char>(png[at]) + static_cast<unsigned char>(png[at + 1]);
  };
  EXPECT_EQ(number(18), 1200);
  EXPECT_EQ(number(22), 630);
  const CardSize a6 = cardSizeOn(cardPaper);
  const CardScene small = cardOf(*board, content(), {}, a6);
  EXPECT_THAT(*cardBytes(small, a6, ".svg", 0), HasSubstr("width=\"148.0000mm\" height=\"105.0000mm\""));
  EXPECT_NEAR(small.box().width() * small.box().height(), 1200 * 630, 1) << "all cards have the same room";
}

TEST(Card, LeavesTheBoardItsPlaceHoweverLongTheTexts) {
  const auto board = pond();
  CardContent hostile = content();
  hostile.texts = {std::string(500, 'W'), std::string(5000, 'm') + "\n\n\n", std::string(900, 'i')};
  hostile.figures.assign(12, {std::string(80, '8'), std::string(200, 'n')});
  hostile.basis = std::string(3000, 'b');
  const CardScene usual = cardOf(*board, content(), {}, postSize());
  const CardScene full = cardOf(*board, hostile, {}, postSize());
  EXPECT_EQ(full.boardBox(), usual.boardBox());
  EXPECT_TRUE(cardBytes(full, postSize(), ".png", 300));
}

TEST(Card, WithoutFiguresIsABoardAndItsName) {
  const auto board = pond();
  CardContent bare;
  bare.texts.title = "Untried";
  const CardScene card = cardOf(*board, bare, {}, postSize());
  EXPECT_THAT(*cardBytes(card, postSize(), ".svg", 0), HasSubstr("Untried"));
}

TEST(Card, SvgHasItsTextsAsTextAndTellsThemToScreenReaders) {
  const auto board = pond();
  CardContent named = content();
  named.texts.title = "<script>alert(1)</script> & co.";
  const CardScene card = cardOf(*board, named, {}, postSize());
  const std::string svg = *cardBytes(card, postSize(), ".svg", 0);
  EXPECT_THAT(svg, Not(HasSubstr("<script")));
  EXPECT_THAT(svg, HasSubstr("&lt;script&gt;"));
  EXPECT_THAT(svg, HasSubstr("17.7 turns, par. +15 points by skill"));
  EXPECT_THAT(svg, HasSubstr("Route: 15 steps"));
  for (const char* name : {"paper", "board", "texts"})
    EXPECT_THAT(svg, HasSubstr(std::string("inkscape:label=\"") + name + "\""));
}

TEST(Card, CanBeStopped) {
  const auto board = pond();
  const CardScene card = cardOf(*board, content(), {}, postSize());
  for (const char* ending : {".png", ".svg"})
    EXPECT_FALSE(cardBytes(card, postSize(), ending, postWidth, [](double) { return false; })) << ending;
}

} // namespace
} // namespace fairway::formats
