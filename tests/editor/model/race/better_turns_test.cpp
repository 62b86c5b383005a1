#include "editor/model/race/better_turn_words.h"
#include "formats/pool/documents.h"
#include "formats/regatta/documents.h"
#include "tests/editor/model/pool/lost_game.h"
#include "tests/editor/model/race/race_desk.h"
#include "tests/rules/regatta/tables.h"

#include <gmock/gmock.h>

// "Find the better turn", in the room of races.
namespace fairway::editor::race {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using Phase = BetterTurns::Phase;
using Verdict = BetterTurns::Verdict;
using Stage = RaceBench::Stage;

Exercise exerciseAt(int turn) {
  return {
      turn, table::Moment::Turn, {{Tree("a"), 0}, {Tree("b"), 0.3}, {Tree("c"), 0.7}, {Tree("d"), 1}}, 0.7};
}

TEST(BetterTurns, JudgesAChoiceByTheBestAndByWhatWasPlayed) {
  const auto verdict = [](const char* choice) {
    BetterTurns finding({exerciseAt(3)});
    finding.choose(Tree(choice));
    return finding.answer().verdict;
  };
  EXPECT_EQ(verdict("a"), Verdict::Best);
  EXPECT_EQ(verdict("b"), Verdict::Better);
  EXPECT_EQ(verdict("c"), Verdict::Same);
  EXPECT_EQ(verdict("d"), Verdict::Worse);
}

TEST(BetterTurns, CountsToTheEnd) {
  BetterTurns finding({exerciseAt(3), exerciseAt(8)});
  EXPECT_FALSE(finding.knows(Tree("e")));
  finding.next();
  EXPECT_EQ(finding.number(), 1U) << "nothing is answered yet";
  finding.choose(Tree("a"));
  EXPECT_FALSE(finding.knows(Tree("b"))) << "one answer each";
  finding.next();
  EXPECT_EQ(finding.exercise().turn, 8);
  finding.choose(Tree("b"));
  finding.next();
  EXPECT_EQ(finding.phase(), Phase::Done);
  EXPECT_EQ(finding.timesFound(Verdict::Best), 1);
  EXPECT_EQ(finding.timesFound(Verdict::Better), 1);
  EXPECT_DOUBLE_EQ(finding.cost(), 0.3);
  EXPECT_DOUBLE_EQ(finding.costPlayed(), 1.4);
}

// Red steps aside instead of going home, which costs four tiles.
TEST(FindBetter, HidesWhatTheCoachSaysUntilItIsAnswered) {
  RaceBench bench(std::make_unique<EditedDocument>(formats::Document(pool::lostAtOnce())));
  EXPECT_FALSE(bench.canFindBetter()) << "the coach has not looked yet";
  review(bench);
  ASSERT_TRUE(bench.canFindBetter());
  bench.goToTurn(2);
  bench.findBetter();
  EXPECT_EQ(bench.stage(), Stage::Trying);
  EXPECT_EQ(bench.turn(), 0);
  EXPECT_EQ(bench.review()->of(1), nullptr);
  EXPECT_EQ(bench.review()->after(1), nullptr);
  EXPECT_TRUE(bench.review()->after(0));
  EXPECT_EQ(bench.review()->verdict, "");
  EXPECT_EQ(findingHeadline(bench), "Find the better turn: 1 of 1");
  EXPECT_THAT(findingDetail(bench), HasSubstr("was a mistake. What would have been better?\n"));
  EXPECT_FALSE(bench.canAdvise()) << "that would be the answer";
  EXPECT_FALSE(bench.canFindBetter()) << "it is under way";
  ASSERT_EQ(bench.finding()->exercise().costs.front().second, 0);
  bench.take(0); // the only tile that can be moved
  const auto& offers = bench.offers();
  std::size_t best = offers.size();
  for (std::size_t i = 0; i < offers.size(); ++i)
    if (offers[i].choice == bench.finding()->exercise().best()) best = i;
  ASSERT_LT(best, offers.size());
  bench.take(best);
  EXPECT_EQ(bench.stage(), Stage::Tried);
  EXPECT_TRUE(bench.review()->of(1)) << "now it may be seen";
  EXPECT_EQ(findingDetail(bench), "That is the best choice.\nWhat was played costs 4.00 tiles");
  EXPECT_FALSE(bench.marks().empty()) << "the best choice on the board";
  EXPECT_FALSE(bench.document().modified()) << "the record stays as it is";
  bench.key(Key::Enter);
  EXPECT_EQ(bench.finding()->phase(), Phase::Done);
  EXPECT_EQ(findingDetail(bench), "The best choice: 1 of 1. Better than what was played: 0 more.\n"
                                  "Your choices cost 0.00 tiles, those of the record 4.00 tiles");
  EXPECT_NE(bench.review()->verdict, "");
  bench.goToTurn(2);
  EXPECT_EQ(bench.finding(), nullptr);
}

TEST(FindBetter, EndsWithEscapeOrAnotherTurn) {
  RaceBench bench(std::make_unique<EditedDocument>(formats::Document(pool::lostAtOnce())));
  review(bench);
  bench.findBetter();
  EXPECT_TRUE(bench.cancel());
  EXPECT_EQ(bench.finding(), nullptr);
  EXPECT_TRUE(bench.review()->of(1));
  EXPECT_FALSE(bench.cancel());
  bench.findBetter();
  bench.goToTurn(1);
  EXPECT_EQ(bench.finding(), nullptr);
  EXPECT_EQ(bench.hand(), nullptr);
}

// Answers each exercise with what is offered first.
void answerAll(RaceBench& bench) {
  bench.findBetter();
  while (bench.finding() && bench.finding()->phase() != Phase::Done) {
    const BetterTurns& finding = *bench.finding();
    const Exercise exercise = finding.exercise();
    ASSERT_EQ(bench.stage(), Stage::Trying);
    EXPECT_EQ(bench.turn(), exercise.turn - 1);
    EXPECT_EQ(bench.shown().seat(), bench.playback()->seatOf(exercise.turn));
    EXPECT_GT(exercise.played, 0) << exercise.turn;
    for (const Offer& offer : bench.offers()) EXPECT_TRUE(finding.knows(offer.choice)) << offer.text;
    EXPECT_EQ(bench.shown().whyNot(exercise.best()), std::nullopt);
    EXPECT_NE(bench.raced()->choiceText(bench.shown(), exercise.best()), "");
    bench.take(0);
    ASSERT_EQ(bench.stage(), Stage::Tried);
    EXPECT_THAT(findingDetail(bench), HasSubstr("\nWhat was played costs "));
    bench.nextMistake();
  }
}

TEST(FindBetter, GoesThroughTheMistakesOfTheLakeRace) {
  const auto bench =
      begun(*opened("lake_race/duck-pond.lake.yaml"), {{"random", "random"}, 0, 1, 3, false, {}});
  letPilotsPlay(*bench);
  review(*bench);
  int mistakes = 0;
  for (const Remark& remark : bench->review()->turns) mistakes += remark.badge >= Badge::Mistake ? 1 : 0;
  ASSERT_GT(mistakes, 0);
  bool dice = false, steering = false;
  for (const Exercise& exercise : bench->review()->exercises) {
    dice = dice || exercise.moment == table::Moment::Dice;
    steering = steering || exercise.moment == table::Moment::Steer;
  }
  EXPECT_TRUE(dice && steering);
  answerAll(*bench);
  ASSERT_TRUE(bench->finding());
  EXPECT_EQ(static_cast<int>(bench->finding()->count()), mistakes);
  EXPECT_THAT(findingDetail(*bench), HasSubstr(" turns, those of the record "));
}

// A good pilot against one that does anything, on a table so small that it is solved in a moment.
TEST(FindBetter, GoesThroughTheMistakesOfARegatta) {
  formats::regatta::RegattaDocument table;
  table.body = {fairway::test::smallDeck(), fairway::test::smallCourse()};
  auto edited = std::make_unique<EditedDocument>(formats::Document(std::move(table)));
  const auto board = gameOf(edited->content()).workbench(std::move(edited));
  const auto bench = begun(*board, {{"good", "random"}, 0, 1, 7, false, {}});
  letPilotsPlay(*bench);
  ASSERT_EQ(bench->stage(), Stage::Over);
  review(*bench);
  const Review& said = *bench->review();
  EXPECT_EQ(said.outlooks.size(), said.turns.size() + 1);
  EXPECT_THAT(said.verdict, HasSubstr("Boat 2: hand and traffic "));
  EXPECT_THAT(said.outlooks.front().text, StartsWith("Estimated turns to go: Boat 1 "));
  ASSERT_TRUE(said.worst());
  EXPECT_THAT(inWords(*said.of(*said.worst())), HasSubstr("(an estimated "));
  ASSERT_FALSE(said.exercises.empty());
  for (const Exercise& exercise : said.exercises) EXPECT_GE(exercise.played, 0.5 - 1e-4);
  bench->findBetter();
  EXPECT_EQ(bench->stage(), Stage::Trying);
  EXPECT_FALSE(bench->hand()->pieces().empty()) << "the cards of the boat";
  for (int step = 0; step < 10 && bench->stage() == Stage::Trying; ++step) bench->take(0);
  EXPECT_EQ(bench->stage(), Stage::Tried);
}

TEST(FindBetter, AsksPersonsForTheirOwnMistakes) {
  const auto bench = begun(*opened("river/otter-bend.river.yaml"), {{person, "fleet"}, 0, 1, 5, false, {}});
  for (int i = 0; i < 400 && bench->stage() != Stage::Over; ++i) {
    letPilotsPlay(*bench);
    if (bench->stage() == Stage::Choosing) bench->take(bench->offers().size() - 1);
  }
  ASSERT_EQ(bench->stage(), Stage::Over);
  review(*bench);
  int mistakes = 0;
  for (int turn = 1; turn <= bench->playback()->turns(); ++turn)
    if (bench->playback()->seatOf(turn) == 1 && bench->review()->of(turn)->badge >= Badge::Mistake)
      ++mistakes;
  ASSERT_GT(mistakes, 0);
  answerAll(*bench);
  EXPECT_EQ(static_cast<int>(bench->finding()->count()), mistakes);
  EXPECT_THAT(findingDetail(*bench), HasSubstr("of the chance to win"));
  bench->undo();
  EXPECT_EQ(bench->finding(), nullptr) << "the race goes on";
}

} // namespace
} // namespace fairway::editor::race
