#include "tests/validator/regatta/words.h"

// What findings of decks say and show.
namespace fairway::validator::regatta {
namespace {

TEST(DeckWords, OfASizeTellHowManyThereAre) {
  const CheckResult result = checkDeckSize(oneCard({straightOn}));
  ASSERT_THAT(result.findings, SizeIs(1));
  EXPECT_THAT(textOf(result.findings[0]), StartsWith("The deck has 30 cards; the game has 55"));
}

TEST(DeckWords, OfHeadingsListAllThatAreMissedAndNoOther) {
  const CheckResult result = checkHeadings(oneCard({{{30, 10, 45}}}));
  ASSERT_THAT(result.findings, SizeIs(1));
  EXPECT_THAT(textOf(result.findings[0]),
              HasSubstr("the headings 15, 30, 60, 75, 105, 120, 150, 165, 195, 210, 240, 255, 285, 300, "
                        "330, 345. Add"));
}

TEST(DeckWords, OfARoughLegCountCardArrowAndLegFromOne) {
  Deck deck = oneCard({straightOn});
  deck.cards.push_back({"odd",
                        1,
                        fairway::regatta::Symbol::None,
                        false,
                        {straightOn, {{20, 0, 0}, {20, 20, 0}, {20, 40, 0}}, {{0, 30, 0}}}});
  const CheckResult result = checkSmooth(deck);
  ASSERT_THAT(result.findings, SizeIs(2)) << "one for an arrow";
  EXPECT_EQ(result.findings[0].key, "cards[2].arrows[2][2]");
  EXPECT_THAT(textOf(result.findings[0]), StartsWith("On card odd, leg 2 of arrow 2 runs"));
  EXPECT_EQ(result.findings[1].key, "cards[2].arrows[3][1]");
  EXPECT_THAT(textOf(result.findings[1]), StartsWith("On card odd, leg 1 of arrow 3 runs"));
}

// A hand of one card is the simplest: 3 of 20 lack a way.
TEST(DeckWords, OfHandsTellEachWayAndFifteenInAHundredAreAllowed) {
  const Arrow toPort{{30, -10, -45}}, toStarboard{{30, 10, 45}};
  for (const auto& two :
       {std::vector{toPort, straightOn}, {toPort, toStarboard}, {straightOn, toStarboard}}) {
    Deck deck = oneCard({toPort, straightOn, toStarboard});
    deck.hand = 1;
    deck.cards[0].count = 17;
    deck.cards.push_back({"two", 3, fairway::regatta::Symbol::None, false, two});
    EXPECT_THAT(checkHands(deck).findings, SizeIs(0));
  }
  Deck deck = oneCard({toPort, straightOn, toStarboard});
  deck.hand = 1;
  deck.cards[0].count = 25;
  deck.cards.push_back({"ahead", 8, fairway::regatta::Symbol::None, false, {straightOn}});
  deck.cards.push_back({"right", 4, fairway::regatta::Symbol::None, false, {toStarboard}});
  deck.cards.push_back({"left", 3, fairway::regatta::Symbol::None, false, {toPort}});
  const CheckResult result = checkHands(deck);
  EXPECT_EQ(result.statement, "hands without an arrow to port 30.0 %, ahead 17.5 %, to starboard 27.5 %");
  ASSERT_THAT(result.findings, SizeIs(1));
  EXPECT_THAT(textOf(result.findings[0]),
              HasSubstr("30.0 % have no arrow to port, 17.5 % none ahead and 27.5 % none to starboard"));
}

// Every circle is told once, the tightest first, and both of its arrows are drawn.
TEST(DeckWords, OfCirclesListDiametersAndDrawNoMoreThanForty) {
  const Arrow wide{{60, 60, 90}}, tight{{40, 40, 90}};
  const CheckResult result =
      checkCircles(oneCard({wide, tight, straightOn, fairway::regatta::mirrored(tight)}));
  EXPECT_EQ(result.statement, "turning circles of 133, 171 mm");
  ASSERT_THAT(result.findings, SizeIs(1));
  EXPECT_THAT(textOf(result.findings[0]), HasSubstr("boats of 45 mm turn in circles of 133, 171 mm."));
  EXPECT_THAT(result.findings[0].evidence, SizeIs(3));
  std::vector<Arrow> many;
  for (int forward = 1; forward <= 60; ++forward) many.push_back({{forward, 20, 90}});
  const CheckResult crowded = checkCircles(oneCard(many));
  EXPECT_THAT(crowded.findings[0].evidence, SizeIs(40));
  EXPECT_LT(crowded.statement.size(), 240u);
  EXPECT_THAT(crowded.statement, HasSubstr(" mm"));
}

TEST(DeckWords, OfADeckWithoutTurnsSaySo) {
  const CheckResult circles = checkCircles(oneCard({straightOn}));
  EXPECT_EQ(circles.statement, "no arrow turns");
  EXPECT_THAT(circles.findings, SizeIs(0));
  const CheckResult room = checkRoom(CourseStudy(test::openCourse(), oneCard({straightOn})));
  EXPECT_EQ(room.statement, "no arrow turns, so there is no circle to make room for");
  EXPECT_THAT(room.findings, SizeIs(0));
}

} // namespace
} // namespace fairway::validator::regatta
