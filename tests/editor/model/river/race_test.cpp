#include "editor/model/river/race/river_coach.h"
#include "editor/model/river/river_edit.h"
#include "formats/river/documents.h"
#include "formats/river/picture/river_scene.h"
#include "rules/river/table/river_play.h"
#include "tests/editor/model/race/race_desk.h"
#include "validator/river/pilot/coach.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <set>

// Records of the river that are looked at in the room of races.
namespace fairway::editor::river {
namespace {

using fairway::river::Face;
using fairway::river::Option;
using race::RaceBench;
using testing::AllOf;
using testing::Each;
using testing::EndsWith;
using testing::Ge;
using testing::HasSubstr;
using testing::Le;
using testing::Not;
using testing::StartsWith;
namespace fs = std::filesystem;

TEST(RiverRaced, EveryRecordIsPlayedTurnByTurn) {
  int records = 0;
  for (const auto& entry : fs::directory_iterator(test::sourceDir() / "samples/river")) {
    const std::string name = entry.path().filename().string();
    if (!name.ends_with(".record.yaml")) continue;
    const auto bench = race::record("river/" + name);
    ASSERT_TRUE(bench && bench->playback()) << name;
    for (int turn = 1; turn <= bench->playback()->turns(); ++turn) {
      bench->key(Key::Right);
      EXPECT_EQ(bench->turn(), turn);
      EXPECT_THAT(bench->playback()->lines()[static_cast<std::size_t>(turn - 1)], HasSubstr("Player "));
      ASSERT_TRUE(bench->scene());
    }
    EXPECT_EQ(bench->stage(), RaceBench::Stage::Over) << name;
    EXPECT_FALSE(bench->document().modified()) << "a record is not edited";
    ++records;
  }
  EXPECT_GT(records, 0);
}

TEST(RiverRaced, EveryTurnIsToldInWords) {
  const auto bench = race::record("river/first-trip.record.yaml");
  ASSERT_TRUE(bench && bench->playback());
  const std::vector<std::string>& lines = bench->playback()->lines();
  EXPECT_EQ(lines[0], "1. Player 1 rolled 2: a boat sails from section 3 to section 5.");
  EXPECT_EQ(lines[1], "2. Player 2 rolled 4: a boat sails from section 3 to section 7. "
                      "Then the waterfall takes section 1.");
  EXPECT_THAT(lines[3], HasSubstr("to the harbour."));
  EXPECT_EQ(lines[4], "5. Player 1 rolled wind: a boat is blown up from section 3 to section 5.");
  EXPECT_EQ(lines[6], "7. Player 1 rolled wind and passes.");
  const auto section = formats::river::StripGeometry(8).section(fairway::river::SectionNow{4}).centre();
  EXPECT_THAT(bench->describe(section), StartsWith("4: "));
}

// Of equal points all have the rank of the first; the race goes on meanwhile, so this holds after each turn.
TEST(RiverRaced, RanksBySeatsWithMorePointsAndMarksWhoComesHome) {
  for (const char* name : {"river/first-trip.record.yaml", "river/four-up-the-river.record.yaml"}) {
    const auto bench = race::record(name);
    ASSERT_TRUE(bench && bench->playback());
    const auto& turns = bench->document().content().get<formats::river::RecordBody>().record.turns;
    std::vector<int> home;
    for (int turn = 0; turn <= bench->playback()->turns(); ++turn) {
      if (turn > 0 && turns[static_cast<std::size_t>(turn - 1)].ends == fairway::river::Landing::harbour())
        home.push_back(turn);
      bench->goToTurn(turn);
      const auto& race = dynamic_cast<const fairway::river::RiverPlay&>(bench->shown()).race();
      const std::vector<race::Ranked> ranks = bench->raced()->ranks(bench->shown());
      std::set<int> seats;
      for (const race::Ranked& ranked : ranks) {
        int better = 0;
        for (int seat = 1; seat <= race.players(); ++seat)
          better += race.points(seat) > race.points(ranked.seat);
        EXPECT_EQ(ranked.rank, better + 1) << "turn " << turn << ", seat " << ranked.seat;
        EXPECT_THAT(ranked.text, StartsWith(std::to_string(race.points(ranked.seat)) + " point"));
        seats.insert(ranked.seat);
      }
      EXPECT_EQ(static_cast<int>(seats.size()), race.players());
      EXPECT_TRUE(std::ranges::is_sorted(ranks, {}, &race::Ranked::rank));
    }
    EXPECT_EQ(bench->playback()->milestones(), home);
    EXPECT_FALSE(home.empty());
  }
}

TEST(RiverRaced, BeforeTheRollNoBoatIsMeant) {
  const auto board = race::opened("river/otter-bend.river.yaml");
  const auto offer = gameOf(board->document().content()).races->offer(*board);
  ASSERT_TRUE(offer);
  const River& river = *riverOf(board->document().content());
  EXPECT_EQ(offer->leastSeats, 2);
  EXPECT_EQ(offer->mostSeats, river.players);
  EXPECT_EQ(offer->usualSeats, river.players);
  EXPECT_TRUE(offer->courses.empty());
  EXPECT_EQ(offer->usualCourse, 0U);
  const auto bench = race::begun(*board, {{race::person, race::person}, 0, 1, 5, true, {}});
  const race::Raced& raced = *bench->raced();
  const Tree sails = optionChoice(Option::sail(1, SectionNow{river.start}));
  ASSERT_EQ(bench->shown().moment(), table::Moment::Chance);
  EXPECT_EQ(raced.choiceText(bench->shown(), sails), "");
  EXPECT_TRUE(raced.wayOf(bench->shown(), sails).empty());
  EXPECT_EQ(raced.describe(bench->shown(), {-50, -50}), "") << "beside the river";
  EXPECT_EQ(raced.film(bench->document().content(), 0).race, 0U) << "a record is one race";
  const auto rolled = bench->shown().clone();
  ASSERT_FALSE(rolled->tell(rollChance(river.die.front())));
  EXPECT_EQ(raced.choiceText(*rolled, sails), "the boat on section " + std::to_string(river.start));
  EXPECT_EQ(raced.wayOf(*rolled, sails).size(), 2U);
  const auto hand = raced.hand(*rolled);
  EXPECT_EQ(hand->meantAt({-50, -50}), std::nullopt);
  const formats::river::StripGeometry strip(river.length());
  EXPECT_EQ(hand->meantAt(strip.section(SectionNow{river.start}).centre()), sails);
}

TEST(RiverRaced, StopsBeforeAnIllegalTurn) {
  formats::river::RecordDocument record;
  record.body.river = formats::river::InlineRiver{{}, publishedRiver().body.river};
  record.body.record = {
      2,
      1,
      {{1, Face(1), Option::sail(1, SectionNow{4}), {}}, {1, Face(1), Option::sail(1, SectionNow{4}), {}}}};
  RaceBench bench(std::make_unique<EditedDocument>(formats::Document(record)));
  ASSERT_TRUE(bench.playback());
  EXPECT_EQ(bench.playback()->turns(), 1);
  EXPECT_THAT(bench.playback()->lines().front(), HasSubstr("to section 8"));
  ASSERT_TRUE(bench.playback()->illegal());
  EXPECT_EQ(bench.playback()->illegal()->turn, 2);
  EXPECT_FALSE(bench.canPlay());
  record.body.record.players = 9;
  EXPECT_EQ(RaceBench(std::make_unique<EditedDocument>(formats::Document(record))).raced(), nullptr)
      << "the river takes four";
}

TEST(RiverRaced, WithoutItsRiverThereIsNothingToSee) {
  formats::river::RecordDocument record;
  record.body.river = formats::DocumentPath("nowhere.river.yaml");
  RaceBench bench(std::make_unique<EditedDocument>(formats::Document(record)));
  EXPECT_EQ(bench.raced(), nullptr);
  EXPECT_EQ(bench.scene(), nullptr);
  EXPECT_THAT(bench.hint(), HasSubstr("cannot be read"));
  EXPECT_EQ(bench.describe({1, 1}), "");
  EXPECT_EQ(bench.centreOf({Spot::Kind::Section, 1}), std::nullopt);
  for (int key = 0; key < 10; ++key) bench.key(static_cast<Key>(key));
  bench.pressAt({{1, 1}, Button::Left, false, false});
  bench.moveTo({{1, 1}, Button::Left, false, false});
  EXPECT_EQ(bench.turn(), 0);
  EXPECT_FALSE(bench.document().modified());
  EXPECT_FALSE(bench.canReview());
}

TEST(RiverReview, SaysWhatTheCoachOfTheCommandSays) {
  const auto bench = race::record("river/first-trip.record.yaml");
  ASSERT_TRUE(bench && bench->raced());
  EXPECT_TRUE(bench->wantsReview()) << "this river is solved in a moment";
  race::review(*bench);
  const race::Review& review = *bench->review();
  EXPECT_EQ(static_cast<int>(review.turns.size()), bench->playback()->turns());
  EXPECT_EQ(review.outlooks.size(), review.turns.size() + 1);
  EXPECT_NEAR(review.after(0)->shares[0], 0.5, 0.005);
  EXPECT_NEAR(review.outlooks.back().shares[1], 1, 1e-9) << "player 2 has won";
  EXPECT_EQ(review.worst(), std::nullopt) << "no turn cost anything";
  for (const race::Remark& remark : review.turns) EXPECT_THAT(remark.text, Not(HasSubstr("cost")));
  for (const race::Outlook& outlook : review.outlooks) {
    ASSERT_EQ(outlook.shares.size(), 2U);
    EXPECT_NEAR(outlook.shares[0] + outlook.shares[1], 1, 1e-12);
    EXPECT_THAT(outlook.shares, Each(AllOf(Ge(0), Le(1))));
  }
  EXPECT_THAT(review.verdict, HasSubstr("Player 1: luck -50.0 %"));
  EXPECT_THAT(review.verdict, HasSubstr("Player 2: luck +50.0 %"));
  EXPECT_THAT(review.verdict, EndsWith("without luck 50.0 %"));
}

// On still water, where the nearer a boat is the better: the second boat of player 1 is left behind.
TEST(RiverReview, SaysWhatATurnCostAndWhatWasLuck) {
  const auto bench = race::begun(*race::opened("river/otter-bend.river.yaml"),
                                 {{race::person, race::person}, 0, 1, 5, false, {}});
  for (int i = 0; i < 400 && bench->stage() == RaceBench::Stage::Choosing; ++i)
    bench->take(bench->offers().size() - 1);
  ASSERT_EQ(bench->stage(), RaceBench::Stage::Over);
  EXPECT_TRUE(bench->canReview()) << "the race is over";
  race::review(*bench);
  const race::Review& review = *bench->review();
  double lost = 0;
  bool lucky = false;
  std::vector<int> mostExpensive, mistakes, exercises;
  for (int turn = 1; turn <= bench->playback()->turns(); ++turn) {
    const std::string said = inWords(*review.of(turn));
    lucky = lucky || said.find("ucky roll") != std::string::npos;
    EXPECT_THAT(said, Not(HasSubstr("Lucky roll: -"))) << turn;
    EXPECT_THAT(said, Not(HasSubstr("Unlucky roll: +"))) << turn;
    if (said.find("The most expensive turn of this race") != std::string::npos) mostExpensive.push_back(turn);
    if (review.of(turn)->badge >= race::Badge::Mistake) mistakes.push_back(turn);
    if (review.of(turn)->badge == race::Badge::None) continue;
    ++lost;
    EXPECT_THAT(said, HasSubstr("of the chance to win. Better: ")) << turn;
  }
  EXPECT_GT(lost, 0) << "always the last offer is not good play";
  EXPECT_TRUE(lucky);
  ASSERT_TRUE(review.worst());
  EXPECT_THAT(mostExpensive, testing::ElementsAre(*review.worst()));
  for (const race::Exercise& exercise : review.exercises) exercises.push_back(exercise.turn);
  EXPECT_EQ(exercises, mistakes);
  EXPECT_FALSE(mistakes.empty());
}

TEST(RiverReview, ACoachThatIsStoppedHasSeenNothing) {
  class Stops final : public validator::WorkWatch {
    bool stopWanted() const override { return true; }
  } watch;
  const auto bench = race::record("river/first-trip.record.yaml");
  EXPECT_FALSE(bench->coach().look(watch));
}

// Twos take a boat from 3 past the wave round and round; in a race that begins before the first waterfall it
// meets the wave.
TEST(RiverReview, ARaceThatEndsWhereItBeginsIsLookedBackAt) {
  formats::river::RecordDocument record;
  River river;
  river.sections.resize(6);
  river.sections[0] = {fairway::river::SectionKind::Wave, 4, false, {}};
  river.die.fill(Face(2));
  river.players = 2, river.boats = 2, river.start = 3;
  river.docks = {4, 3, 2, 1};
  record.body.river = formats::river::InlineRiver{{}, river};
  record.body.record = {2, 1, {{1, Face(2), Option::sail(1, SectionNow{3}), {}}}};
  RaceBench bench(std::make_unique<EditedDocument>(formats::Document(record)));
  ASSERT_EQ(bench.playback()->turns(), 1);
  race::review(bench);
  EXPECT_EQ(bench.review()->turns.size(), 1U);
}

TEST(RiverReview, OnlyTwoPlayersHaveACoach) {
  const auto bench = race::record("river/three-past-the-mill.record.yaml");
  ASSERT_TRUE(bench && bench->raced());
  EXPECT_FALSE(bench->canReview());
}

} // namespace
} // namespace fairway::editor::river
