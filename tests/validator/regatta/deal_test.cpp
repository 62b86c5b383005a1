#include "tests/validator/regatta/tiny.h"

#include "validator/regatta/checks/checks.h"
#include "validator/regatta/deep/deep_checks.h"
#include "validator/regatta/validator.h"

#include <gmock/gmock.h>

// Decks that have too few cards for the hands of all boats.
namespace fairway::validator::regatta {
namespace {

using testing::HasSubstr;

// The tiny deck has 20 cards.
Deck withHand(int hand) {
  Deck deck = test::tinyDeck();
  deck.hand = hand;
  return deck;
}

// "Each player is dealt a `hand`."
TEST(Deal, AsManyHandsAsTheCardsMake) {
  EXPECT_EQ(handsIn(withHand(3)), 6);
  EXPECT_EQ(handsIn(withHand(5)), 4);
  EXPECT_EQ(handsIn(withHand(6)), 3);
  EXPECT_EQ(handsIn(withHand(7)), 2);
  EXPECT_EQ(whyNotDealt(withHand(5), 4), "");
  EXPECT_EQ(whyNotDealt(withHand(6), 3), "");
  EXPECT_EQ(whyNotDealt(withHand(6), 4), "4 hands of 6 need 24 cards, but the deck has 20");
}

TEST(Deal, ACardIsLeftToDraw) {
  const CheckResult holds = checkDeal(withHand(4));
  EXPECT_TRUE(holds.findings.empty());
  EXPECT_EQ(holds.statement, "four hands of 4 leave 4 cards to draw");
  const CheckResult none = checkDeal(withHand(5));
  ASSERT_EQ(none.findings.size(), 1u);
  EXPECT_THAT(none.findings[0].message.english(), HasSubstr("none is left to draw"));
  Deck one = withHand(5);
  ++one.cards[0].count;
  EXPECT_EQ(checkDeal(one).statement, "four hands of 5 leave 1 card to draw");
  const CheckResult few = checkDeal(withHand(7));
  ASSERT_EQ(few.findings.size(), 1u);
  EXPECT_EQ(few.findings[0].key, "hand");
  EXPECT_THAT(few.findings[0].message.english(), HasSubstr("only 2 boats can sail"));
}

TEST(Deal, DeepChecksSayWhyTheyDoNotRace) {
  Course course = test::tinyCourses()[0];
  course.table = {400, 300}; // room for four boats
  course.left = {100, 220}, course.right = {300, 220}, course.buoys[0].at = {200, 100};
  const auto reasonsOf = [&](int hand) {
    WorkWatch nobody;
    const CourseStudy study(course, withHand(hand));
    const Report report = validateCourse(
        study, {}, [&](Judge& judge, const CourseStudy& judged) { judgeDeep(judge, judged, nobody); });
    std::map<std::string, std::string> reasons;
    for (const Outcome& outcome : report.outcomes)
      if (outcome.verdict == Verdict::NotJudged) reasons[outcome.code] = outcome.statement;
    return reasons;
  };
  const std::string why = "4 hands of 7 need 28 cards, but the deck has 20";
  EXPECT_EQ(reasonsOf(7), (std::map<std::string, std::string>{{"S13", why}, {"S14", why}}));
}

TEST(Deal, TooManyBoatsAreABrokenPromise) {
  WorkWatch nobody;
  const CourseStudy study(test::tinyCourses()[0], withHand(7));
  const FleetWaters waters(Fresh::solved(study.waters(), study.passings(), nobody));
  Fleet two(waters, 2, 1);
  static_cast<void>(two.place());
  EXPECT_EQ(two.boat(2).held, 7);
  Fleet three(waters, 3, 1);
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_DEATH(static_cast<void>(three.place()), "does not hold");
}

} // namespace
} // namespace fairway::validator::regatta
