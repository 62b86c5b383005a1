#include "editor/model/race/board_stamp.h"
#include "formats/document/board_digest.h"
#include "formats/document/writer.h"
#include "formats/lake_race/documents.h"
#include "formats/river/documents.h"
#include "tests/editor/model/race/race_desk.h"

#include <gmock/gmock.h>

// What a record knows of its board, what a choice was worth, and the rules that a click can break.
namespace fairway::editor::race {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

// Another river than the one that was raced on.
formats::Document onAnotherRiver(formats::Document record) {
  auto& inside = std::get<formats::river::InlineRiver>(record.get<formats::river::RecordBody>().river);
  std::swap(inside.river.sections.front(), inside.river.sections.back());
  return record;
}

TEST(BoardOfARecord, IsKnownByItsDigestInAllGames) {
  for (const char* board : {"lake_race/duck-pond.lake.yaml", "river/otter-bend.river.yaml",
                            "pool/paddling-pool.pool.yaml", "regatta/kitchen-table.regatta.yaml"}) {
    const auto bench = begun(*opened(board), {{person, person}, 0, 1, 6, false, {}});
    const formats::Document& record = bench->document().content();
    ASSERT_TRUE(record.head.board) << board;
    EXPECT_THAT(*record.head.board, StartsWith("sha256-"));
    EXPECT_FALSE(bench->hasOtherBoard()) << board;
    EXPECT_EQ(boardsOf(bench->document()).size(), 1U) << board;
    formats::Document other = record;
    other.head.board = "sha256-" + std::string(64, '0');
    EXPECT_TRUE(RaceBench(std::make_unique<EditedDocument>(other)).hasOtherBoard()) << board;
    other.head.board.reset();
    EXPECT_FALSE(RaceBench(std::make_unique<EditedDocument>(other)).hasOtherBoard()) << "it does not say";
  }
}

TEST(BoardOfARecord, IsAnotherOneOnceItHasChanged) {
  const auto bench = begun(*opened("river/otter-bend.river.yaml"), {{person, person}, 0, 1, 6, false, {}});
  formats::Document record = bench->document().content();
  record.head.info.name = "another name";
  std::get<formats::river::InlineRiver>(record.get<formats::river::RecordBody>().river).info.notes = "a note";
  EXPECT_FALSE(RaceBench(std::make_unique<EditedDocument>(record)).hasOtherBoard())
      << "names and notes change no race";
  EXPECT_TRUE(RaceBench(std::make_unique<EditedDocument>(onAnotherRiver(record))).hasOtherBoard());
}

TEST(BoardOfARecord, OfAMatchGrowsWithItsRaces) {
  const auto bench =
      begun(*opened("lake_race/morning-mere.lake.yaml"), {{"random", "random"}, 3, 1, 4, false, {}});
  const std::string first = *bench->document().content().head.board;
  letPilotsPlay(*bench);
  const formats::Document& record = bench->document().content();
  ASSERT_EQ(record.get<formats::lake_race::RecordBody>().races.size(), 3U);
  EXPECT_NE(*record.head.board, first);
  EXPECT_EQ(record.head.board, formats::digestOfBoardInside(record));
  while (bench->document().canUndo()) bench->undo();
  EXPECT_EQ(*bench->document().content().head.board, first);
}

// What the panel does in the background.
void weighAll(RaceBench& bench) {
  validator::WorkWatch watch;
  while (bench.wantsWeighing()) bench.takeWeighed(bench.weighing()(watch));
}

TEST(WorthOfATurn, IsSaidAfterEachChoiceWhereItIsWished) {
  const auto bench = begun(*opened("lake_race/duck-pond.lake.yaml"), {{person, person}, 0, 1, 1, false, {}});
  for (int i = 0; i < 3; ++i) bench->take(0); // both boats are placed, and the first dice are rolled
  ASSERT_EQ(bench->shown().moment(), table::Moment::Steer);
  EXPECT_FALSE(bench->wantsWeighing()) << "nobody asked";
  ASSERT_TRUE(bench->mayHearWorth());
  bench->hearWorth(true);
  validator::WorkWatch watch;
  const auto costs = bench->advising()(watch)->costs;
  ASSERT_GT(costs.back().second, 0.1);
  const auto offerOf = [&](const Tree& choice) {
    std::size_t i = 0;
    while (bench->offers()[i].choice != choice) ++i;
    return i;
  };
  bench->take(offerOf(costs.back().first));
  weighAll(*bench);
  EXPECT_THAT(bench->worth(), HasSubstr("it cost "));
  EXPECT_THAT(bench->worth(), HasSubstr("Better: "));
  bench->takeBack();
  EXPECT_EQ(bench->worth(), "") << "the choice was taken back";
  bench->take(0);
  bench->take(offerOf(costs.front().first));
  weighAll(*bench);
  EXPECT_THAT(bench->worth(), HasSubstr("nothing was better"));
  bench->hearWorth(false);
  EXPECT_EQ(bench->worth(), "");
}

TEST(WorthOfATurn, IsOfAllItsChoices) {
  const auto bench =
      begun(*opened("lake_race/duck-pond.lake.yaml"), {{person, "random"}, 0, 1, 1, false, {}});
  bench->hearWorth(true);
  bench->take(0);
  letPilotsPlay(*bench);
  while (bench->shown().moment() != table::Moment::Dice) bench->take(0), letPilotsPlay(*bench);
  const int turns = bench->playback()->turns();
  bench->take(0);
  bench->take(0);
  ASSERT_GT(bench->playback()->turns(), turns);
  weighAll(*bench);
  EXPECT_EQ(std::count(bench->worth().begin(), bench->worth().end(), '\n'), 1) << bench->worth();
}

TEST(WorthOfATurn, BetraysNoCards) {
  const auto board = opened("regatta/kitchen-table.regatta.yaml");
  EXPECT_FALSE(begun(*board, {{person, person}, 0, 1, 1, false, {}})->mayHearWorth());
  EXPECT_TRUE(begun(*board, {{person, "random"}, 0, 1, 1, false, {}})->mayHearWorth());
}

TEST(RulesOfARace, AreAllThereWithTheBrokenOne) {
  for (const char* board : {"lake_race/duck-pond.lake.yaml", "river/otter-bend.river.yaml",
                            "pool/paddling-pool.pool.yaml", "regatta/kitchen-table.regatta.yaml"}) {
    const auto bench = begun(*opened(board), {{person, person}, 0, 1, 6, false, {}});
    EXPECT_GE(bench->raced()->rules().size(), 9U) << board;
    for (const RuleWords& rule : bench->raced()->rules()) {
      EXPECT_FALSE(rule.text.empty()) << rule.name;
      EXPECT_EQ(bench->raced()->ruleText(rule.name), rule.text);
    }
    EXPECT_EQ(bench->raced()->ruleText("no-such-rule"), "");
  }
}

TEST(HandsOfARecord, AreShownToThoseWhoLookAtIt) {
  const auto bench = record("regatta/kitchen-two.record.yaml");
  bench->goToTurn(3);
  EXPECT_GE(bench->pieces().size(), 3U);
  const auto played =
      begun(*opened("regatta/kitchen-table.regatta.yaml"), {{person, person}, 0, 1, 6, false, {}});
  EXPECT_TRUE(played->pieces().empty()) << "boats are placed, and cards are nobody else's business";
}

} // namespace
} // namespace fairway::editor::race
