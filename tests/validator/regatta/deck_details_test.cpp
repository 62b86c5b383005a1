#include "rules/regatta/board/deck.h"
#include "validator/regatta/checks/checks.h"
#include "validator/regatta/study/deck_study.h"

#include <gmock/gmock.h>

// What checks of decks say besides that they found something, and which of several conditions they look at.
namespace fairway::validator::regatta {
namespace {

using namespace fairway::regatta;
using testing::HasSubstr;

Card card(const char* id, int count, std::vector<Arrow> arrows) {
  return {id, count, arrows.empty() ? Symbol::Sun : Symbol::None, false, std::move(arrows)};
}

const Arrow ahead{{30, 0, 0}}, toStarboard{{30, 10, 45}}, toPort{{30, -10, -45}};

Deck deckOf(std::vector<Card> cards, int hand = 5) {
  Deck deck;
  deck.hand = hand;
  deck.cards = std::move(cards);
  return deck;
}

TEST(DeckDetails, FewerAndMoreThan55CardsAreTold) {
  for (const int count : {54, 55, 56})
    EXPECT_EQ(checkDeckSize(deckOf({card("s", count, {ahead})})).findings.size(), count == 55 ? 0u : 1u);
}

TEST(DeckDetails, CardsWithoutMirrorImageAreNamedByTheirPlaceFromOne) {
  const Deck deck = deckOf({card("s", 5, {ahead}), card("t", 2, {toStarboard}), card("p", 1, {toPort})});
  const CheckResult result = checkMirror(deck);
  ASSERT_EQ(result.findings.size(), 2u) << "two of one side, one of the other";
  EXPECT_EQ(result.findings[0].key, "cards[2]");
  EXPECT_EQ(result.findings[1].key, "cards[3]");
}

TEST(DeckDetails, EachMissedHeadingIsNamed) {
  const CheckResult result = checkHeadings(deckOf({card("t", 1, {{{30, 10, 15}, {50, 20, 120}}})}));
  ASSERT_EQ(result.findings.size(), 1u) << "the tip's turn counts, not that of stops";
  EXPECT_THAT(result.findings[0].message.in({}), HasSubstr("15, 30, 45, 60, 75, 90, 105, 135"));
}

TEST(DeckDetails, ALegIsHeldAgainstTheHeadingsAtBothOfItsEnds) {
  const auto findings = [](const Arrow& arrow) {
    return checkSmooth(deckOf({card("a", 1, {ahead, arrow})})).findings;
  };
  EXPECT_TRUE(findings({{20, 0, 45}, {40, 20, 45}}).empty()) << "45 degrees are allowed";
  const auto atEnd = findings({{20, 0, 0}, {40, 0, 60}});
  ASSERT_EQ(atEnd.size(), 1u);
  EXPECT_EQ(atEnd[0].key, "cards[1].arrows[2][2]");
  const auto atBeginning = findings({{20, 0, 45}, {50, -8, 0}});
  ASSERT_EQ(atBeginning.size(), 1u);
  EXPECT_EQ(atBeginning[0].key, "cards[1].arrows[2][2]");
  EXPECT_TRUE(findings({{30, 0, 0}, {30, 0, 90}}).empty()) << "a boat that turns on the spot has no leg";
}

TEST(DeckDetails, HandsAreAskedForAllThreeWays) {
  const auto found = [](const Deck& deck) { return checkHands(deck).findings.size(); };
  const Arrow back{{30, 0, 180}};
  EXPECT_EQ(found(deckOf({card("j", 55, {ahead, toPort, toStarboard})})), 0u);
  for (const auto& two : {std::vector{ahead, toPort}, {ahead, toStarboard}, {toPort, toStarboard}})
    EXPECT_EQ(found(deckOf({card("j", 55, two)})), 1u);
  // Of 60 cards 18 with the third way leave it to 15.6 % of the hands to lack it, 19 to 13.7 %.
  for (const auto& [third, others] : {std::pair{ahead, std::vector{toPort, toStarboard}},
                                      {toPort, {ahead, toStarboard}},
                                      {toStarboard, {ahead, toPort}}}) {
    EXPECT_EQ(found(deckOf({card("a", 18, {third}), card("b", 42, others)})), 1u);
    EXPECT_EQ(found(deckOf({card("a", 19, {third}), card("b", 41, others)})), 0u);
  }
}

// Every hand of a small deck, one by one.
TEST(DeckDetails, ChancesAreThoseOfAllHands) {
  const Deck deck =
      deckOf({card("s", 4, {ahead}), card("t", 3, {{{20, 2, 15}}}), card("u", 2, {{{10, 0, 180}}}),
              card("p", 4, {toPort}), card("pt", 2, {toPort, toStarboard}), card("sun", 5, {})},
             3);
  std::vector<std::array<bool, 3>> cards; // to port, ahead, to starboard
  for (const Card& each : deck.cards)
    for (int i = 0; i < each.count; ++i) {
      std::array<bool, 3>& ways = cards.emplace_back();
      for (const Arrow& arrow : each.arrows) {
        const int turn = arrow.back().turn;
        ways[turn < 0 ? 0 : turn == 0 ? 1 : 2] = true;
      }
    }
  std::array<int, 3> lacking{};
  int any = 0, hands = 0;
  for (std::size_t a = 0; a < cards.size(); ++a)
    for (std::size_t b = a + 1; b < cards.size(); ++b)
      for (std::size_t c = b + 1; c < cards.size(); ++c) {
        bool some = false;
        for (std::size_t way = 0; way < 3; ++way)
          if (!cards[a][way] && !cards[b][way] && !cards[c][way]) ++lacking[way], some = true;
        any += some ? 1 : 0;
        ++hands;
      }
  const NoWay chances = noWay(deck);
  EXPECT_NEAR(chances.left, 1.0 * lacking[0] / hands, 1e-12);
  EXPECT_NEAR(chances.straight, 1.0 * lacking[1] / hands, 1e-12);
  EXPECT_NEAR(chances.right, 1.0 * lacking[2] / hands, 1e-12);
  EXPECT_NEAR(chances.any, 1.0 * any / hands, 1e-12);
}

TEST(DeckDetails, ATurningCircleIsToldAndDrawnClosed) {
  // A quarter turn to a tip at (40, 40), and the boat of 45 mm beyond it: 40 ahead, 85 to the right.
  const CheckResult result = checkCircles(deckOf({card("t", 1, {{{40, 40, 90}}})}));
  EXPECT_EQ(result.statement, "turning circles of 133 mm");
  ASSERT_EQ(result.findings.size(), 1u);
  ASSERT_EQ(result.findings[0].evidence.size(), 1u);
  const std::vector<Spot>& circle = result.findings[0].evidence[0].spots;
  ASSERT_EQ(circle.size(), 5u);
  EXPECT_EQ(circle.front(), circle.back());
  EXPECT_NEAR(*tightestTurn(deckOf({card("t", 1, {{{40, 40, 90}}, {{60, 60, 90}}})}), 45), 66.42, 0.01);
}

} // namespace
} // namespace fairway::validator::regatta
