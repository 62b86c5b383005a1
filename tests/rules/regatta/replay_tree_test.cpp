#include "rules/regatta/play/referee.h"
#include "tests/rules/regatta/tables.h"

#include <gtest/gtest.h>

// What is said of a record that was played.
namespace fairway::regatta {
namespace {

// Over the line, about and home, on a course without buoys.
struct OverAndBack {
  OverAndBack() {
    course.round.clear();
    record.players = 2;
    record.hands = {{"t", "s", "p", "sun"}, {"p", "t", "joker", "sun"}};
    record.grid = {{1, {{170, 220}, Heading()}}, {2, {{230, 220}, Heading()}}};
    const Turn other{2, Act::Turn, {}, Heading::ofDegrees(15), {}, {}};
    record.turns = {{{1, Act::Play, {{"s", {1}}}, {}, {}, SunPlay{"sun", 2}}, {"s", "s"}, {}},
                    {{2, Act::Skip, {}, {}, {}, {}}, {}, {}},
                    {{1, Act::Turn, {}, Heading::ofDegrees(180), {}, {}}, {}, {}},
                    {other, {}, {}},
                    {{1, Act::Play, {{"s", {1}}}, {}, {}, {}}, {}, {}}};
  }
  Tree tree() const { return replayTree(replay(Board(course, test::smallDeck()), record)); }

  Course course = test::bareCourse();
  RaceRecord record;
};

const Tree& boat(const Tree& tree, std::size_t seat) {
  return (*listIn(*tree.find("boats")))[seat - 1];
}

TEST(RegattaReplayTree, OfARaceThatIsOverTellsWhoWonAndWhereBoatsAre) {
  const Tree tree = OverAndBack().tree();
  EXPECT_EQ(*tree.find("legal"), Tree(true));
  EXPECT_TRUE(isNothing(*tree.find("error")));
  EXPECT_EQ(*tree.find("over"), Tree(true));
  EXPECT_EQ(*tree.find("ranks"), Tree::list({1}));
  EXPECT_EQ(*tree.find("winner"), Tree(1));
  const Tree &home = boat(tree, 1), &racing = boat(tree, 2);
  EXPECT_TRUE(isNothing(*home.find("gate")));
  EXPECT_EQ(*home.find("at"), Tree::list({170, 220}));
  EXPECT_EQ(*home.find("heading"), Tree(180));
  EXPECT_EQ(wholeIn(*home.find("finished_turn")), 3);
  EXPECT_TRUE(home.find("hand")->empty());
  EXPECT_EQ(*racing.find("gate"), Tree("START"));
  EXPECT_EQ(*racing.find("heading"), Tree(15));
  EXPECT_TRUE(isNothing(*racing.find("finished_turn")));
  EXPECT_EQ(wholeIn(*racing.find("turns")), 2);
  EXPECT_EQ(wholeIn(*racing.find("owed")), 0);
  EXPECT_EQ(*racing.find("hand"), Tree::list({"joker", "p", "sun", "t"})) << "by name";
  EXPECT_EQ(wholeIn(*tree.find("draw")), 25 - 8 - 2);
  EXPECT_EQ(wholeIn(*tree.find("discard")), 3 + 3) << "played and laid, and what the boat at home held";
}

TEST(RegattaReplayTree, OfATurnThatIsNotOverSaysWhoIsBecalmed) {
  OverAndBack race;
  race.record.turns.resize(1);
  const Tree tree = race.tree();
  EXPECT_EQ(*tree.find("over"), Tree(false));
  EXPECT_TRUE(isNothing(*tree.find("winner")));
  EXPECT_EQ(*boat(tree, 1).find("becalmed"), Tree(false));
  EXPECT_EQ(*boat(tree, 1).find("gate"), Tree("FINISH"));
  EXPECT_EQ(*boat(tree, 2).find("becalmed"), Tree(true));
}

TEST(RegattaReplayTree, OfAFaultyGridHasNoPlacesYet) {
  OverAndBack race;
  race.record.grid.pop_back();
  const Tree tree = race.tree();
  EXPECT_EQ(*tree.find("legal"), Tree(false));
  EXPECT_EQ(*tree.find("error"),
            (Tree{{"turn", 0}, {"rule", "grid"}, {"message", "seat 2 has not placed its boat"}}));
  EXPECT_EQ(*boat(tree, 1).find("at"), Tree::list({170, 220}));
  EXPECT_TRUE(isNothing(*boat(tree, 2).find("at")));
  EXPECT_TRUE(isNothing(*boat(tree, 2).find("heading")));
}

} // namespace
} // namespace fairway::regatta
