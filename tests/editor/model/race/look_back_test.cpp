#include "formats/river/picture/river_scene.h"
#include "rules/river/table/river_play.h"
#include "tests/editor/model/pool/lost_game.h"
#include "tests/editor/model/race/race_desk.h"

// A mistake that is looked at, in the room of races.
namespace fairway::editor::race {
namespace {

using Stage = RaceBench::Stage;

// Red steps aside instead of going home.
std::unique_ptr<RaceBench> lostGame() {
  auto bench =
      std::make_unique<RaceBench>(std::make_unique<EditedDocument>(formats::Document(pool::lostAtOnce())));
  review(*bench);
  return bench;
}

TEST(LookBack, DrawsWhatWasPlayedAndWhatWasBetterOnTheBoardBefore) {
  const auto bench = lostGame();
  EXPECT_EQ(bench->mistake(), nullptr) << "nothing was played yet";
  bench->goToTurn(1);
  ASSERT_TRUE(bench->mistake());
  EXPECT_EQ(bench->onBoard().turns(), 0);
  EXPECT_EQ(bench->shown().turns(), 1) << "the turn that is chosen is still this one";
  const std::vector<Mark> marks = bench->marks();
  ASSERT_EQ(marks.size(), 2u);
  for (const Mark& mark : marks) {
    EXPECT_EQ(mark.shape, Mark::Shape::Arrow);
    EXPECT_EQ(mark.points.front(), formats::pool::centreOf({2, 1})) << "where the tile stood";
    EXPECT_FALSE(bench->describe(mark.points.front()).empty());
  }
  EXPECT_EQ(marks[0].sense, Mark::Sense::Advice);
  EXPECT_EQ(marks[1].sense, Mark::Sense::Harm);
  EXPECT_EQ(marks[1].points.back(), formats::pool::centreOf({3, 1}));
  EXPECT_NE(marks[0].points.back(), marks[1].points.back());
  bench->goToTurn(2);
  EXPECT_EQ(bench->mistake(), nullptr) << "that was none";
  EXPECT_TRUE(bench->marks().empty());
}

TEST(LookBack, IsNotForThoseWhoDoNotWishIt) {
  const auto bench = lostGame();
  bench->goToTurn(1);
  bench->drawMistakes(false);
  EXPECT_EQ(bench->mistake(), nullptr);
  EXPECT_EQ(bench->onBoard().turns(), 1);
  bench->drawMistakes(true);
  EXPECT_TRUE(bench->mistake());
  bench->findBetter();
  EXPECT_EQ(bench->mistake(), nullptr) << "that would be the answer";
  bench->stopFinding();
  bench->goToTurn(1);
  ASSERT_TRUE(bench->mistake());
  bench->startMoving();
  EXPECT_EQ(bench->mistake(), nullptr) << "who watches sees the turn";
  bench->moveOn(1);
  EXPECT_EQ(bench->mistake(), nullptr);
  bench->lookBack();
  EXPECT_TRUE(bench->mistake());
}

// After a round the waterfall has moved all sections: both ways lead to the wrong ones there.
// Who has just seen the end of a race sees its end, until a turn is looked at again.
TEST(LookBack, LeavesTheEndOfARaceAsItIs) {
  for (const bool atEnd : {false, true}) {
    RaceBench bench(std::make_unique<EditedDocument>(formats::Document(pool::lostAtOnce())));
    bench.goToTurn(1);
    // The record as it stood after the turn of the mistake, or one turn before its end.
    if (atEnd) bench.goToTurn(bench.playback()->turns());
    ASSERT_EQ(bench.atEnd(), atEnd);
    int told = 0;
    bench.onChange = [&told] { ++told; };
    review(bench);
    EXPECT_EQ(bench.mistake() != nullptr, !atEnd);
    EXPECT_GT(told, 0);
  }
}

TEST(LookBack, ShowsTheRiverBeforeTheWaterfall) {
  const auto bench = begun(*opened("river/otter-bend.river.yaml"),
                           {{"fleet", person}, 0, 1, 5, false, {}}); // the person ends each round
  for (int i = 0; i < 400 && bench->stage() != Stage::Over; ++i) {
    letPilotsPlay(*bench);
    if (bench->stage() == Stage::Choosing) bench->take(bench->offers().size() - 1);
  }
  ASSERT_EQ(bench->stage(), Stage::Over);
  review(*bench);
  EXPECT_EQ(bench->mistake(), nullptr) << "the end is seen as it is";
  bool fell = false;
  int arrows = 0;
  for (const Exercise& exercise : bench->review()->exercises) {
    bench->goToTurn(exercise.turn);
    ASSERT_TRUE(bench->mistake()) << exercise.turn;
    const auto& before = static_cast<const fairway::river::RiverPlay&>(bench->onBoard()).race();
    const auto& after = static_cast<const fairway::river::RiverPlay&>(bench->shown()).race();
    fell = fell || before.phase() != after.phase();
    const auto* scene = dynamic_cast<const formats::river::RiverScene*>(bench->scene());
    ASSERT_TRUE(scene);
    for (int seat = 1; seat <= 2; ++seat)
      EXPECT_TRUE(scene->position->fleets[seat] == before.fleet(seat)) << exercise.turn;
    EXPECT_EQ(scene->phase, before.phase()) << exercise.turn;
    for (const Mark& mark : bench->marks()) {
      EXPECT_NE(mark.points.front(), mark.points.back());
      ++arrows;
    }
  }
  EXPECT_TRUE(fell) << "some mistake was made before the waterfall";
  EXPECT_GT(arrows, 0);
}

// What dice are rolled is seen on no board; where a boat is steered is, in the second race of a match too.
TEST(LookBack, DrawsHowBoatsAreSteered) {
  const auto bench = record("lake_race/match-four.record.yaml");
  review(*bench);
  int steered = 0, later = 0;
  for (const Exercise& exercise : bench->review()->exercises) {
    bench->goToTurn(exercise.turn);
    ASSERT_EQ(bench->mistake() != nullptr, exercise.moment == table::Moment::Steer) << exercise.turn;
    if (!bench->mistake()) continue;
    ++steered;
    if (bench->sheetNumber() > 0) ++later;
    EXPECT_EQ(bench->onBoard().turns(), exercise.turn - 1);
    EXPECT_NE(bench->scene(), nullptr);
    const std::vector<Mark> marks = bench->marks();
    ASSERT_EQ(marks.size(), 2u);
    const formats::Point apart = marks[0].points.front() - marks[1].points.front();
    EXPECT_GT(formats::lengthOf(apart), 0.3) << "both begin beside the boat, which stays in sight";
    for (const Mark& mark : marks) {
      ASSERT_EQ(mark.points.size(), 3u) << "a way, which is not bent";
      const formats::Point first = mark.points[1] - mark.points[0], second = mark.points[2] - mark.points[1];
      EXPECT_NEAR(first.x * second.y - first.y * second.x, 0, 1e-9) << "a boat goes straight";
    }
  }
  EXPECT_GT(steered, 0);
}

} // namespace
} // namespace fairway::editor::race
