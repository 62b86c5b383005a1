#include "editor/model/lake_race/course/facts.h"
#include "editor/model/lake_race/course/par_advisor.h"
#include "tests/editor/model/deliveries.h"
#include "tests/editor/model/lake_race/desk.h"
#include "validator/lake_race/validator.h"

#include <gmock/gmock.h>

namespace fairway::editor::lake_race {
namespace {

using fairway::lake_race::Dice;
using fairway::lake_race::RaceLetter;

// Small, so that it is solved in no time.
fairway::lake_race::Lake smallLake() {
  using enum Direction;
  fairway::lake_race::Lake lake;
  lake.strip = 2;
  lake.map = fairway::lake_race::TerrainMap(8, 8);
  lake.slots = {{RaceLetter::A, {2, 4}, E},
                {RaceLetter::A, {4, 2}, SE},
                {RaceLetter::A, {7, 4}, W},
                {RaceLetter::A, {4, 7}, NE}};
  return lake;
}

class Advising : public WithDeliveries {
protected:
  void SetUp() override {
    const auto placement = placementOf(smallLake(), RaceLetter::A, assignmentNumbered(0));
    facts_ = courseFacts(smallLake(), *placement, {});
    ASSERT_TRUE(facts_);
    advisor_.show(smallLake(), ParQuestion{facts_->placement, facts_->choices});
  }
  AdvisedBoat atStart() const {
    AdvisedBoat boat;
    boat.cell = facts_->startCells.front();
    return boat;
  }
  const validator::lake_race::Par& solved() {
    advisor_.solve();
    pump([&] { return !advisor_.working(); });
    return *advisor_.par();
  }

  ParAdvisor advisor_{post()};
  std::optional<CourseFacts> facts_;
};

TEST_F(Advising, NothingIsSolvedUnasked) {
  EXPECT_TRUE(advisor_.hasCourse());
  EXPECT_FALSE(advisor_.working());
  EXPECT_FALSE(advisor_.par());
}

TEST_F(Advising, TheBestChoiceComesFirstAndCostsWhatIsToGo) {
  const Advice advice = adviceFor(solved(), atStart());
  EXPECT_EQ(advice.refusal, "");
  ASSERT_FALSE(advice.choices.empty());
  EXPECT_DOUBLE_EQ(advice.choices.front().cost, advice.toGo);
  double last = 0;
  for (const Advice::Choice& choice : advice.choices) {
    EXPECT_GE(choice.loss, last);
    last = choice.loss;
    EXPECT_TRUE(choice.way.empty()) << "dice lead nowhere yet";
  }
}

TEST_F(Advising, AfterTheRollTheBoatSteersAndItsWayIsKnown) {
  AdvisedBoat boat = atStart();
  boat.rolled = Dice(1, 0, 0);
  const Advice advice = adviceFor(solved(), boat);
  ASSERT_FALSE(advice.choices.empty());
  for (const Advice::Choice& choice : advice.choices) {
    EXPECT_EQ(choice.way.front(), boat.cell);
    EXPECT_LE(choice.way.size(), 2u);
    EXPECT_THAT(choice.leadsTo, testing::StartsWith(label(choice.way.back())));
  }
}

TEST_F(Advising, WhatNoBoatCanBeIsRefused) {
  const validator::lake_race::Par& par = solved();
  AdvisedBoat boat = atStart();
  boat.cell = facts_->placement.buoys[0];
  EXPECT_NE(adviceFor(par, boat).refusal, "") << "a buoy stands there";
  boat.cell = {0, 99};
  EXPECT_NE(adviceFor(par, boat).refusal, "");
  boat = atStart();
  boat.rolled = Dice(0, 1, 1);
  EXPECT_NE(adviceFor(par, boat).refusal, "") << "without dice no turn leads to two";
  boat.dice = Dice(7, 0, 0);
  EXPECT_NE(adviceFor(par, boat).refusal, "");
}

TEST_F(Advising, AnotherCourseForgetsWhatWasSolved) {
  solved();
  advisor_.show(smallLake(), ParQuestion{facts_->placement, facts_->choices});
  EXPECT_TRUE(advisor_.par()) << "the same one does not";
  fairway::lake_race::Lake other = smallLake();
  other.map.set({1, 1}, fairway::lake_race::Terrain::Land);
  advisor_.show(other, ParQuestion{facts_->placement, facts_->choices});
  EXPECT_FALSE(advisor_.par());
  advisor_.show(std::nullopt, std::nullopt);
  EXPECT_FALSE(advisor_.hasCourse());
}

TEST(TypedDice, AreTakenAsPeopleWriteThem) {
  EXPECT_EQ(typedDice(""), Dice());
  EXPECT_EQ(typedDice("2 3, 1"), Dice(1, 1, 1));
  EXPECT_EQ(typedDice("22"), Dice(0, 2, 0));
  EXPECT_EQ(typedDice("4"), std::nullopt);
  EXPECT_EQ(typedDice("two"), std::nullopt);
}

} // namespace
} // namespace fairway::editor::lake_race
