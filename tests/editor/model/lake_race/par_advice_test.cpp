#include "editor/model/lake_race/course/facts.h"
#include "editor/model/lake_race/course/par_advice.h"
#include "formats/lake_race/picture/hex_geometry.h"
#include "tests/editor/model/deliveries.h"
#include "tests/editor/model/lake_race/desk.h"
#include "validator/lake_race/validator.h"

#include <gmock/gmock.h>

namespace fairway::editor::lake_race {
namespace {

using fairway::lake_race::Dice;
using fairway::lake_race::RaceLetter;

class Advising : public WithDeliveries {
protected:
  void SetUp() override {
    const auto placement = placementOf(smallLake(), RaceLetter::A, assignmentNumbered(0));
    facts_ = courseFacts(smallLake(), *placement, {});
    ASSERT_TRUE(facts_);
    adviser_.show(advisedCourse(smallLake(), ParQuestion{facts_->placement, facts_->choices}));
  }
  AdvisedBoat atStart() const {
    AdvisedBoat boat;
    boat.cell = facts_->startCells.front();
    return boat;
  }
  const validator::lake_race::Par& solved() {
    adviser_.solve();
    pump([&] { return !adviser_.working(); });
    return *adviser_.known();
  }

  ParAdviser adviser_{post(), solvedPar};
  std::optional<CourseFacts> facts_;
};

TEST_F(Advising, NothingIsSolvedUnasked) {
  EXPECT_TRUE(adviser_.hasBoard());
  EXPECT_FALSE(adviser_.working());
  EXPECT_FALSE(adviser_.known());
}

TEST_F(Advising, TheBestChoiceComesFirstAndCostsWhatIsToGo) {
  const Advice advice = adviceFor(solved(), atStart());
  EXPECT_EQ(advice.refusal, "");
  ASSERT_FALSE(advice.choices.empty());
  EXPECT_DOUBLE_EQ(advice.choices.front().worth, advice.worth);
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
    const auto cellAt = [](formats::Point at) {
      return formats::lake_race::cellAt(at, fairway::lake_race::Lake().stagger);
    };
    EXPECT_EQ(cellAt(choice.way.front()), boat.cell);
    EXPECT_LE(choice.way.size(), 2u);
    EXPECT_THAT(choice.leadsTo, testing::StartsWith(label(cellAt(choice.way.back()))));
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
  adviser_.show(advisedCourse(smallLake(), ParQuestion{facts_->placement, facts_->choices}));
  EXPECT_TRUE(adviser_.known()) << "the same one does not";
  fairway::lake_race::Lake other = smallLake();
  other.map.set({1, 1}, fairway::lake_race::Terrain::Land);
  adviser_.show(advisedCourse(other, ParQuestion{facts_->placement, facts_->choices}));
  EXPECT_FALSE(adviser_.known());
  adviser_.show(std::nullopt);
  EXPECT_FALSE(adviser_.hasBoard());
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
