#include "editor/model/race/review.h"

#include "editor/model/race/outlook_chart.h"
#include "formats/lake_race/documents.h"
#include "tests/editor/model/race/race_desk.h"

#include <gmock/gmock.h>

// What coaches say, in the room of races.
namespace fairway::editor::race {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(Review, BadgesHaveTheSignsOfChess) {
  EXPECT_EQ(signOf(Badge::None), "");
  EXPECT_EQ(signOf(Badge::Inaccuracy), "?!");
  EXPECT_EQ(signOf(Badge::Mistake), "?");
  EXPECT_EQ(signOf(Badge::Blunder), "??");
}

TEST(Review, FindsTheWorstTurn) {
  Review review;
  EXPECT_EQ(review.worst(), std::nullopt);
  review.turns = {{}, {Badge::Inaccuracy, "a"}, {Badge::Mistake, "b"}, {Badge::Mistake, "c"}};
  EXPECT_EQ(review.worst(), 3) << "the first of the gravest";
  EXPECT_EQ(inWords(review.turns[2]), "Mistake. b");
  EXPECT_EQ(inWords({Badge::Blunder, ""}), "Blunder");
  EXPECT_EQ(inWords({Badge::None, "lucky"}), "lucky");
  review.outlooks = {{{0.5, 0.5}, {}}, {}};
  EXPECT_TRUE(review.after(0));
  EXPECT_EQ(review.after(1), nullptr) << "it is not known";
  EXPECT_EQ(review.after(2), nullptr);
}

TEST(Review, KnowsItsTurnsAndNoOthers) {
  Review review;
  review.turns = {{Badge::Inaccuracy, "a"}, {Badge::None, "b"}};
  review.outlooks = {{{0.5, 0.5}, "begin"}, {{0.6, 0.4}, "one"}, {{0.7, 0.3}, "two"}};
  EXPECT_EQ(review.of(0), nullptr);
  EXPECT_EQ(review.of(1), &review.turns[0]);
  EXPECT_EQ(review.of(2), &review.turns[1]);
  EXPECT_EQ(review.of(3), nullptr);
  EXPECT_EQ(review.after(2), &review.outlooks[2]);
  EXPECT_EQ(review.after(3), nullptr);
  EXPECT_EQ(review.worst(), 1);
  for (int turn = 0; turn <= 4; ++turn) {
    const Review known = review.until(turn);
    EXPECT_EQ(known.turns.size(), static_cast<std::size_t>(std::min(turn, 2)));
    EXPECT_EQ(known.outlooks.size(), static_cast<std::size_t>(std::min(turn + 1, 3)));
    EXPECT_EQ(known.outlooks.back().text, review.outlooks[known.outlooks.size() - 1].text);
  }
  review.turns.pop_back();
  review.turns[0].badge = Badge::None;
  EXPECT_EQ(review.worst(), std::nullopt) << "a remark alone is no mistake";
}

// A race on the pond by pilots who play anything.
std::unique_ptr<RaceBench> pondRace() {
  auto bench = begun(*opened("lake_race/duck-pond.lake.yaml"), {{"random", "random"}, 0, 1, 3, false, {}});
  EXPECT_FALSE(bench->canReview()) << "while it is played there is no coach";
  letPilotsPlay(*bench);
  EXPECT_EQ(bench->stage(), RaceBench::Stage::Over);
  return bench;
}

TEST(OutlookChart, HasALineForEachSeatAndTheWorstTurn) {
  const auto bench = record("river/first-trip.record.yaml");
  EXPECT_TRUE(outlookChart(*bench).chart.empty()) << "the coach has not looked yet";
  EXPECT_FALSE(outlookChart(*bench).chart.nothing.empty());
  review(*bench);
  bench->goToTurn(2);
  const AnalysedChart made = outlookChart(*bench);
  const auto& series = made.chart.series;
  ASSERT_EQ(series.size(), bench->review()->outlooks[0].shares.size());
  for (std::size_t seat = 0; seat < series.size(); ++seat) {
    EXPECT_EQ(series[seat].name, bench->raced()->seatName(static_cast<int>(seat) + 1));
    ASSERT_EQ(series[seat].points.size(), bench->review()->outlooks.size());
    for (std::size_t turn = 0; turn < series[seat].points.size(); ++turn)
      EXPECT_EQ(series[seat].points[turn].y, bench->review()->outlooks[turn].shares[seat]);
  }
  EXPECT_EQ(turnAt(made, {1, 3}), 3);
  EXPECT_EQ(made.chart.guides.back().at, 2) << "the turn that is looked at";
  EXPECT_EQ(made.chart.guides.size(), bench->review()->worst() ? 2u : 1u);
}

TEST(LakeReview, RemarksNameWhatWasBetterAndByHowMuch) {
  const auto bench = pondRace();
  ASSERT_TRUE(bench->canReview());
  EXPECT_FALSE(bench->wantsReview()) << "a course is solved for it: it waits until it is asked";
  review(*bench);
  const Review& said = *bench->review();
  const int turns = bench->playback()->turns();
  ASSERT_EQ(static_cast<int>(said.turns.size()), turns);
  ASSERT_EQ(static_cast<int>(said.outlooks.size()), turns + 1);
  for (int turn = 0; turn <= turns; ++turn) {
    ASSERT_TRUE(said.after(turn)) << turn;
    EXPECT_NEAR(said.after(turn)->shares[0] + said.after(turn)->shares[1], 1, 1e-6) << turn;
  }
  ASSERT_TRUE(said.worst()) << "pilots at random make mistakes";
  EXPECT_EQ(said.of(*said.worst())->badge, Badge::Blunder);
  EXPECT_THAT(
      inWords(*said.of(*said.worst())),
      testing::MatchesRegex("Blunder\\. Better: (keep|roll|no dice|steer).* \\([0-9.]+ turns\\)(\n.*)?"));
  EXPECT_THAT(said.verdict, HasSubstr("Boat 1: luck "));
  EXPECT_THAT(said.verdict, HasSubstr("Boat 2: luck "));
  const int winner = bench->raced()->ranks(bench->shown()).front().seat;
  EXPECT_NEAR(said.outlooks.back().shares[static_cast<std::size_t>(winner - 1)], 1, 1e-9);
}

TEST(LakeReview, IsForgottenWithTheTurnsThatItIsAbout) {
  const auto bench = pondRace();
  review(*bench);
  bench->undo();
  EXPECT_EQ(bench->review(), nullptr);
  EXPECT_FALSE(bench->canReview()) << "it is played again";
  bench->redo();
  EXPECT_TRUE(bench->canReview());
}

} // namespace
} // namespace fairway::editor::race
