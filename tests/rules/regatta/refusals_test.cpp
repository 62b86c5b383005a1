#include "rules/regatta/play/referee.h"
#include "tests/rules/regatta/tables.h"

#include <gmock/gmock.h>

// What is said of a faulty record, word for word, and the names that documents use.
namespace fairway::regatta {
namespace {

class RegattaRefusals : public testing::Test {
protected:
  RegattaRefusals() : board_(test::bareCourse(), test::smallDeck()) {
    record_.players = 2;
    record_.hands = {{"s", "t-helm", "s-cloud", "sun"}, {"p", "t", "joker", "sun"}};
    record_.grid = {{1, {{170, 220}, Heading()}}, {2, {{230, 220}, Heading()}}};
  }

  std::string said(const RaceRecord& record) const {
    const Replay result = replay(board_, record);
    return result.illegal ? result.illegal->message.english() : "nothing";
  }
  std::string said() const { return said(record_); }
  std::string saidOf(Turn turn, std::vector<std::string> draw = {}, std::optional<Pose> ends = {}) const {
    RaceRecord record = record_;
    record.turns.push_back({std::move(turn), std::move(draw), ends});
    return said(record);
  }
  std::string saidOfCards(std::vector<CardPlay> cards, std::optional<SunPlay> sun = {}) const {
    return saidOf({1, Act::Play, std::move(cards), {}, {}, std::move(sun)});
  }

  Board board_;
  RaceRecord record_;
};

TEST_F(RegattaRefusals, OfCards) {
  EXPECT_EQ(saidOfCards({}), "seat 1 plays no card");
  EXPECT_EQ(saidOfCards({{"p", {1}}}), "seat 1 has no card 'p' in hand");
  EXPECT_EQ(saidOfCards({{"x", {1}}}), "seat 1 has no card 'x' in hand; the deck has no such card");
  EXPECT_EQ(saidOfCards({{"s", {0}}}), "card 's' has no arrow 0; it has 1");
  EXPECT_EQ(saidOfCards({{"s", {2}}}), "card 's' has no arrow 2; it has 1");
  EXPECT_EQ(saidOfCards({{"s", {}}}), "card 's' is played along one arrow, not 0");
  EXPECT_EQ(saidOfCards({{"s", {1, 1}}}), "card 's' is played along one arrow, not 2");
  EXPECT_EQ(saidOfCards({{"s-cloud", {1, 1, 1}}}), "card 's-cloud' is played along two arrows, not 3");
  EXPECT_EQ(saidOfCards({{"s-cloud", {1}}}),
            "card 's-cloud' has a cloud: it is played twice, but only one arrow is given");
  EXPECT_EQ(saidOfCards({{"sun", {1}}}), "card 'sun' is a sun: it is laid before another boat, not played");
  EXPECT_EQ(saidOfCards({{"s", {1}}, {"t-helm", {1}}}),
            "seat 1 plays 't-helm' as a second card, but the first one has no helm");
}

TEST_F(RegattaRefusals, OfSuns) {
  const std::vector<CardPlay> ahead{{"s", {1}}};
  EXPECT_EQ(saidOfCards(ahead, SunPlay{"t-helm", 2}), "card 't-helm' is not a sun");
  EXPECT_EQ(saidOfCards(ahead, SunPlay{"sun", 1}), "seat 1 lays a sun before seat 1, its own boat");
  EXPECT_EQ(saidOfCards(ahead, SunPlay{"sun", 0}), "seat 1 lays a sun before seat 0; there are 2 seats");
  EXPECT_EQ(saidOfCards(ahead, SunPlay{"sun", 3}), "seat 1 lays a sun before seat 3; there are 2 seats");
  EXPECT_EQ(saidOf({1, Act::Skip, {}, {}, {}, {}}), "seat 1 skips its turn, but has no sun before it");
  record_.turns = {{{1, Act::Play, ahead, {}, {}, SunPlay{"sun", 2}}, {"t", "p"}, {}}};
  EXPECT_EQ(saidOf({2, Act::Turn, {}, Heading(), {}, {}}),
            "seat 2 has a sun before it and can only discard it");
}

TEST_F(RegattaRefusals, OfHeavingTo) {
  EXPECT_EQ(saidOf({1, Act::Change, {}, {}, {}, {}}), "seat 1 changes 0 cards; one to three can be changed");
  EXPECT_EQ(saidOf({1, Act::Change, {}, {}, {"s", "sun", "t-helm", "s-cloud"}, {}}),
            "seat 1 changes 4 cards; one to three can be changed");
  EXPECT_EQ(saidOf({1, Act::Change, {}, {}, {"s"}, SunPlay{"sun", 2}}),
            "seat 1 lays a sun, but has heaved to");
  EXPECT_EQ(saidOf({1, Act::Turn, {}, Heading(), {}, SunPlay{"sun", 2}}),
            "seat 1 lays a sun, but has heaved to");
}

TEST_F(RegattaRefusals, OfEndsAndDraws) {
  const Turn ahead{1, Act::Play, {{"s", {1}}}, {}, {}, {}};
  EXPECT_EQ(saidOf(ahead, {"s"}, Pose{{170, 165}, Heading(1)}),
            "the boat ends at [170, 165, 0], not at [170, 165, 15]");
  EXPECT_EQ(saidOf(ahead, {"s", "s"}), "seat 1 draws 2 cards, not 1");
  EXPECT_EQ(saidOf(ahead, {"x"}), "seat 1 draws 'x', which is not in the draw pile");
  EXPECT_EQ(saidOf({2, Act::Turn, {}, Heading(), {}, {}}),
            "seat 2 takes a turn, but it is the turn of seat 1");
}

TEST_F(RegattaRefusals, OfDealsAndGrids) {
  record_.hands.push_back({"s", "s", "t", "t"});
  EXPECT_EQ(said(), "there are 2 seats, but seat 3 is dealt a hand");
  record_.hands = {{"s", "s", "s", "s"}, {"s", "t", "t", "t"}};
  EXPECT_EQ(said(), "seat 2 is dealt 's', but none is left");
  record_.hands[1] = {"x", "t", "t", "t"};
  EXPECT_EQ(said(), "seat 2 is dealt 'x', which is not in the deck");
  record_.hands[1] = {"t", "t", "t"};
  EXPECT_EQ(said(), "seat 2 is dealt 3 cards; a hand has 4");
  record_.hands.pop_back();
  EXPECT_EQ(said(), "seat 2 is dealt 0 cards; a hand has 4");
  record_.hands.push_back({"p", "t", "t", "t"});
  record_.first = 3;
  EXPECT_EQ(said(), "seat 3 is the first player, but there are 2 seats");
  record_.first = 1;
  const std::vector<GridEntry> grid = record_.grid;
  record_.grid = {grid[0]};
  EXPECT_EQ(said(), "seat 2 has not placed its boat");
  record_.grid = {grid[1]};
  EXPECT_EQ(said(), "seat 2 places a boat although it is the turn of seat 1");
  record_.grid = {grid[0], grid[1], grid[0]};
  EXPECT_EQ(said(), "seat 1 places a boat although all boats are placed");
  record_.grid = {grid[0], {2, {{171, 220}, Heading()}}};
  EXPECT_EQ(said(), "seat 2 places a boat whose bow is not on a multiple of 5 mm");
  record_.grid = {grid[0], {2, {{170, 230}, Heading()}}};
  EXPECT_EQ(said(), "seat 2 places a boat that touches another boat");
  record_.grid = {{1, {{135, 225}, Heading()}}};
  EXPECT_EQ(said(), "seat 1 places a boat that touches the line's left buoy");
  record_.grid = {{1, {{265, 225}, Heading()}}};
  EXPECT_EQ(said(), "seat 1 places a boat that touches the line's right buoy");
}

TEST_F(RegattaRefusals, OfTurnsBeforeTheStart) {
  const Race race(board_, 2, 1, Until::First);
  const Refusal refusal = race.whyNot({1, Act::Turn, {}, Heading(), {}, {}});
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->rule, Rule::Grid);
  EXPECT_EQ(refusal->message.english(), "not all boats are placed");
}

TEST(RegattaBoard, NamesWhatAHullTouches) {
  Course course = test::smallCourse();
  course.obstacles.push_back({{}, {60, 200}, 20});
  const Board board(course, test::smallDeck());
  const auto touched = [&board](Vec at) { return board.touchedBy({at, at}).value_or(Phrase()).english(); };
  EXPECT_EQ(touched(course.left), "the line's left buoy");
  EXPECT_EQ(touched(course.right), "the line's right buoy");
  EXPECT_EQ(touched(course.buoys[0].at), "the buoy 'red'");
  EXPECT_EQ(touched(course.buoys[1].at), "the buoy 'green'");
  EXPECT_EQ(touched(course.obstacles[0].at), "the obstacle 'cup'");
  EXPECT_EQ(touched(course.obstacles[1].at), "obstacle 2");
  EXPECT_EQ(touched({215, 130}), "island 1");
  EXPECT_EQ(touched({20, 20}), "");
  course.beam = 10;
  course.islands = {{{300, 20}, {340, 20}, {340, 60}, {300, 60}}};
  const Board even(course, test::smallDeck());
  EXPECT_TRUE(even.touchedBy({{295, 30}, {295, 50}})) << "equality touches";
  EXPECT_FALSE(even.touchedBy({{294, 30}, {294, 50}}));
}

TEST(RegattaNames, AreReadAsTheyAreWritten) {
  EXPECT_EQ(nameOf(Side::Port), "port");
  EXPECT_EQ(nameOf(FinishWay::Back), "back");
  EXPECT_EQ(nameOf(Until::First), "first");
  EXPECT_EQ(nameOf(Symbol::Helm), "helm");
  for (const Side side : {Side::Port, Side::Starboard}) EXPECT_EQ(sideNamed(nameOf(side)), side);
  for (const FinishWay way : {FinishWay::Back, FinishWay::Through})
    EXPECT_EQ(finishWayNamed(nameOf(way)), way);
  for (const Until until : {Until::First, Until::All}) EXPECT_EQ(untilNamed(nameOf(until)), until);
  for (const Symbol symbol : allSymbols)
    if (symbol != Symbol::None) {
      EXPECT_EQ(symbolNamed(nameOf(symbol)), symbol);
    }
  EXPECT_FALSE(sideNamed("left") || finishWayNamed("") || untilNamed("last") || symbolNamed("none"));
}

TEST(RegattaDecks, AnArrowKeepsToItsCard) {
  Deck deck;
  deck.width = 31, deck.length = 40;
  const auto lies = [&deck](bool across, int forward, int right) {
    return liesOnCard(deck, across, {forward, right, 0});
  };
  EXPECT_TRUE(lies(false, 0, 0) && lies(false, 40, 15) && lies(false, 40, -15));
  EXPECT_FALSE(lies(false, -1, 0) || lies(false, 41, 0) || lies(false, 5, 16) || lies(false, 5, -16));
  EXPECT_TRUE(lies(true, 31, 20));
  EXPECT_FALSE(lies(true, 32, 0) || lies(true, 5, 21));
}

TEST(RegattaDecks, CardsAreTheSameIfTheyDoTheSame) {
  const Arrow ahead{{30, 0, 0}}, left{{30, -10, 270}}, sameLeft{{30, -10, -90}};
  const Card card{"a", 1, Symbol::Helm, false, {ahead, left}};
  EXPECT_TRUE(sameCard(card, {"b", 2, Symbol::Helm, false, {sameLeft, ahead}})) << "names, counts and order";
  EXPECT_FALSE(sameCard(card, {"a", 1, Symbol::None, false, {ahead, left}}));
  EXPECT_FALSE(sameCard(card, {"a", 1, Symbol::Helm, true, {ahead, left}}));
  EXPECT_FALSE(sameCard(card, {"a", 1, Symbol::Helm, false, {ahead}}));
}

} // namespace
} // namespace fairway::regatta
