#include "rules/regatta/table/regatta_play.h"
#include "tests/rules/regatta/tables.h"

#include <gtest/gtest.h>

// The card regatta at a table: what is dealt and drawn, and how requests are read.
namespace fairway::regatta {
namespace {

TEST(RegattaTable, DealsAsFarAsTheCardsGo) {
  Deck deck = test::smallDeck();
  deck.cards.resize(2); // 4 and 3 cards, for two hands of 4
  RegattaPlay play(std::make_shared<Board>(test::bareCourse(), deck), 2, 1, Until::First, 1);
  const Tree dealt = play.draw();
  const Tree::List& hands = *listIn(*dealt.find("hands"));
  ASSERT_EQ(hands.size(), 2u);
  EXPECT_EQ(hands[0].size(), 4u);
  EXPECT_EQ(hands[1].size(), 3u);
}

TEST(RegattaTable, ReadsPlacesUpToTenMetresAway) {
  RegattaPlay play(std::make_shared<Board>(test::bareCourse(), test::smallDeck()), 2, 1, Until::First, 1);
  ASSERT_FALSE(play.tell(play.draw()));
  const auto refused = [&play](int x, int y) {
    return play.play({{"at", Tree::list({x, y})}, {"heading", 0}})->rule;
  };
  for (const int far : {-10'000, 10'000}) {
    EXPECT_NE(refused(far, far), "request");
    EXPECT_EQ(refused(far + (far > 0 ? 1 : -1), 0), "request");
    EXPECT_EQ(refused(0, far + (far > 0 ? 1 : -1)), "request");
  }
  const Tree at = Tree::list({0, 0});
  for (const Tree& other :
       {Tree{{"at", Tree::list({0, 0, 0})}, {"heading", 0}}, Tree{{"at", Tree::list({0})}, {"heading", 0}},
        Tree{{"at", at}, {"heading", 360}}, Tree{{"at", at}, {"heading", -15}},
        Tree{{"at", at}, {"heading", 7}}, Tree{{"at", at}}, Tree{{"heading", 0}},
        Tree{{"at", at}, {"heading", 0}, {"more", 1}}})
    EXPECT_EQ(play.play(other)->rule, "request");
  EXPECT_NE(play.play({{"at", at}, {"heading", 345}})->rule, "request");
}

// Ten cards of one kind: two hands of four, and two more, which are drawn one by one.
TEST(RegattaTable, ADrawNeedsNoChanceWhereAllCardsOfThePileAreAlike) {
  Deck deck = test::smallDeck();
  deck.cards.resize(1);
  deck.cards[0].count = 10;
  const auto board = std::make_shared<Board>(test::bareCourse(), deck);
  RegattaPlay play(board, 2, 1, Until::First, 1);
  ASSERT_FALSE(play.tell(play.draw()));
  for (const int x : {170, 230}) ASSERT_FALSE(play.play(poseChoice({{x, 235}, Heading(0)})));
  const Tree one{{"draw", Tree::list({"s"})}};
  for (int left = 2; left >= 0; --left) {
    ASSERT_FALSE(play.play(turnChoice({play.seat(), Act::Play, {{"s", {1}}}, {}, {}, {}})));
    ASSERT_EQ(play.race().drawPile().size(), left);
    EXPECT_EQ(play.onlyChance(), left > 0 ? std::optional(one) : std::nullopt);
    ASSERT_FALSE(play.tell(one));
  }
}

TEST(RegattaTable, ReadsTurnsAsTheyAreWritten) {
  const Turn play{2, Act::Play, {{"cloud", {1, 2}}, {"s", {3}}}, {}, {}, SunPlay{"sun", 1}};
  const Turn turned{2, Act::Turn, {}, Heading::ofDegrees(345), {}, {}};
  const Turn changed{2, Act::Change, {}, {}, {"s", "s"}, {}};
  const Turn skipped{2, Act::Skip, {}, {}, {}, {}};
  for (const Turn& turn : {play, turned, changed, skipped}) EXPECT_EQ(turnIn(turnChoice(turn), 2), turn);
}

TEST(RegattaTable, ReadsNothingElse) {
  const auto read = [](const Tree& choice) { return turnIn(choice, 1).has_value(); };
  const Tree cards = Tree::list({"s"});
  EXPECT_TRUE(read({{"heave", "change"}, {"cards", cards}}));
  EXPECT_FALSE(read({{"heave", "turn"}, {"cards", cards}}));
  EXPECT_FALSE(read({{"heave", "swim"}, {"cards", cards}}));
  EXPECT_FALSE(read({{"heave", "change"}, {"heading", 15}}));
  EXPECT_FALSE(read({{"heave", "change"}, {"cards", cards}, {"heading", 15}}));
  EXPECT_TRUE(read({{"heave", "turn"}, {"heading", 0}}));
  for (const int degrees : {-15, 7, 360})
    EXPECT_FALSE(read({{"heave", "turn"}, {"heading", degrees}})) << degrees;
  EXPECT_TRUE(read({{"skip", true}}));
  EXPECT_FALSE(read({{"skip", false}}));
  EXPECT_FALSE(read({{"skip", true}, {"cards", cards}}));
  const Tree ahead{{"card", "s"}, {"arrows", Tree::list({1})}};
  EXPECT_TRUE(read({{"play", Tree::list({ahead})}}));
  EXPECT_FALSE(read({{"play", Tree::list()}}));
  EXPECT_FALSE(read({{"play", Tree::list({ahead, "s"})}}));
  EXPECT_FALSE(read({{"play", Tree::list({{{"card", "s"}}})}}));
  const Tree sun{{"card", "sun"}, {"before", 2}};
  EXPECT_TRUE(read({{"play", Tree::list({ahead})}, {"sun", sun}}));
  EXPECT_FALSE(read({{"play", Tree::list({ahead})}, {"sun", "sun"}}));
  EXPECT_FALSE(read({{"play", Tree::list({ahead})}, {"sun", {{"card", "sun"}}}}));
  EXPECT_FALSE(read({{"sun", sun}}));
}

} // namespace
} // namespace fairway::regatta
