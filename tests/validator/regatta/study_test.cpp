#include "tests/validator/regatta/tiny.h"

#include "rules/regatta/play/sailing.h"
#include "tests/support/matchers.h"
#include "validator/regatta/study/deck_study.h"
#include "validator/regatta/study/words.h"

#include <algorithm>

// What checks are told of decks and courses.
namespace fairway::validator::regatta {
namespace {

using fairway::regatta::Symbol;

Deck deckWith(std::vector<Arrow> arrows) {
  Deck deck;
  deck.cards = {{"all", 20, Symbol::None, false, std::move(arrows)}};
  return deck;
}

TEST(DeckStudies, CardsBalanceEachOtherByWhatTheyDo) {
  const Arrow right{{30, 10, 45}}, left{{30, -10, -45}};
  EXPECT_THAT(unbalancedCards(deckWith({right})), ElementsAre(0u));
  Deck deck = deckWith({right, left}); // its own mirror image
  EXPECT_THAT(unbalancedCards(deck), IsEmpty());
  deck.cards.push_back({"r", 2, Symbol::None, false, {right}});
  deck.cards.push_back({"l1", 1, Symbol::None, false, {left}});
  deck.cards.push_back({"l2", 1, Symbol::None, false, {left}});
  EXPECT_THAT(unbalancedCards(deck), IsEmpty()) << "two cards of one are as many as two of another";
  deck.cards[3].symbol = Symbol::Helm;
  EXPECT_THAT(unbalancedCards(deck), ElementsAre(1u, 2u, 3u));
}

TEST(DeckStudies, HeadingsAreReachedByTurningOnAndOn) {
  const auto reachedBy = [](std::vector<Arrow> arrows) {
    const std::vector<bool> reached = reachedHeadings(deckWith(std::move(arrows)));
    return std::count(reached.begin(), reached.end(), true);
  };
  EXPECT_EQ(reachedBy({{{30, 0, 0}}}), 1);
  EXPECT_EQ(reachedBy({{{30, 10, 120}}}), 3);
  EXPECT_EQ(reachedBy({{{30, 10, 90}}, {{30, -10, -60}}}), 12);
  EXPECT_EQ(reachedBy({{{30, 10, 15}}}), 24);
}

TEST(DeckStudies, NoHandLacksWhatEveryCardHas) {
  const NoWay none = noWay(deckWith({{{30, -10, -45}}, {{30, 0, 0}}, {{30, 10, 45}}}));
  EXPECT_EQ(none.left, 0);
  EXPECT_EQ(none.any, 0);
  const NoWay half = noWay(deckWith({{{30, 0, 0}}, {{30, 10, 45}}}));
  EXPECT_EQ(half.left, 1);
  EXPECT_EQ(half.straight, 0);
  EXPECT_EQ(half.any, 1);
}

TEST(DeckStudies, HandsThatLackAWayAreCountedOneByOne) {
  Deck deck = test::tinyDeck();
  std::vector<unsigned> cards; // each card, by its ways
  for (const Card& card : deck.cards) {
    unsigned ways = 0;
    for (const Arrow& arrow : card.arrows)
      ways |= arrow.back().turn < 0 ? 1u : arrow.back().turn > 0 ? 4u : 2u;
    cards.insert(cards.end(), static_cast<std::size_t>(card.count), ways);
  }
  double all = 0, left = 0, any = 0;
  for (std::size_t i = 0; i < cards.size(); ++i)
    for (std::size_t j = i + 1; j < cards.size(); ++j)
      for (std::size_t k = j + 1; k < cards.size(); ++k) {
        const unsigned ways = cards[i] | cards[j] | cards[k];
        ++all;
        left += (ways & 1) == 0 ? 1 : 0;
        any += ways != 7 ? 1 : 0;
      }
  EXPECT_NEAR(noWay(deck).left, left / all, 1e-12);
  EXPECT_NEAR(noWay(deck).any, any / all, 1e-12);
}

TEST(DeckStudies, CirclesAreTheSameToBothSides) {
  EXPECT_EQ(turningRadius({{40, 0, 0}}, 45), std::nullopt);
  EXPECT_EQ(turningRadius({{20, 10, 60}, {40, 30, 0}}, 45), std::nullopt) << "the tip decides";
  for (const Arrow& arrow : {Arrow{{40, 40, 90}}, {{30, 5, 15}}, {{10, 12, 165}}}) {
    const auto radius = turningRadius(arrow, 45);
    ASSERT_TRUE(radius);
    EXPECT_THAT(*turningRadius(fairway::regatta::mirrored(arrow), 45), DoubleNear(*radius, 1e-9));
  }
  // Turning back on the spot the bow runs to and fro over the boat's length.
  EXPECT_THAT(*turningRadius({{0, 0, 180}}, 45), DoubleNear(22.5, 1e-9));
}

TEST(DeckStudies, TheTightestTurnIsThatOfAnyArrow) {
  const Arrow tight{{40, 40, 90}}, wide{{60, 60, 90}}, ahead{{40, 0, 0}};
  for (const auto& arrows : {std::vector{tight, wide, ahead}, {wide, ahead, tight}, {ahead, tight, wide}})
    EXPECT_EQ(tightestTurn(deckWith(arrows), 45), turningRadius(tight, 45));
  EXPECT_EQ(tightestTurn(deckWith({ahead}), 45), std::nullopt);
}

TEST(CourseStudies, GateLinesEndAtTheTablesEdge) {
  Course course = test::tinyCourses()[0]; // 140 x 130 mm
  course.buoys[0].at = {70, 45};
  const auto lineAt = [&](int degrees) {
    course.round[0].gate = Heading::ofDegrees(degrees);
    const std::vector<Vec> line = gateLine(course, 1);
    EXPECT_EQ(line.front(), course.buoys[0].at);
    return line.back();
  };
  EXPECT_EQ(lineAt(0), (Vec{70, 0}));
  EXPECT_EQ(lineAt(45), (Vec{115, 0}));
  EXPECT_EQ(lineAt(90), (Vec{140, 45}));
  EXPECT_EQ(lineAt(135), (Vec{140, 115}));
  EXPECT_EQ(lineAt(180), (Vec{70, 130}));
  EXPECT_EQ(lineAt(225), (Vec{0, 115}));
  EXPECT_EQ(lineAt(270), (Vec{0, 45}));
  EXPECT_EQ(lineAt(315), (Vec{25, 0}));
  course.buoys[0].at = {150, 45};
  EXPECT_EQ(lineAt(90), (Vec{150, 45})) << "off the table there is no line to draw";
  for (const std::size_t line : {0U, 2U})
    EXPECT_THAT(gateLine(course, line), ElementsAre(course.left, course.right));
}

// 140 arrows of a cloud are 140 times 141 moves.
TEST(CourseStudies, FitUpToTwentyThousandMovesAndAGigabyte) {
  const auto fits = [](int cloud, int plain, Vec table) {
    Deck deck;
    deck.cards = {{"cloud", 1, Symbol::Cloud, false, {}}, {"plain", 1, Symbol::None, false, {}}};
    for (int i = 0; i < cloud; ++i) deck.cards[0].arrows.push_back({{10 + i, 0, 0}});
    for (int i = 0; i < plain; ++i) deck.cards[1].arrows.push_back({{10 + i, 0, 0}});
    Course course = test::tinyCourses()[0];
    course.table = table;
    return CourseStudy(course, deck).fits();
  };
  EXPECT_TRUE(fits(140, 260, {140, 130}));
  EXPECT_FALSE(fits(140, 261, {140, 130}));
  EXPECT_TRUE(fits(140, 0, {665, 670})) << "134 x 135 points for 19740 moves and 24 headings";
  EXPECT_FALSE(fits(140, 0, {670, 670}));
  EXPECT_TRUE(fits(0, 140, {3000, 2400})) << "what does not fit is the deck";
}

TEST(CourseStudies, StartTurnsAreThoseOfEachStartPoint) {
  for (const Course& course : test::tinyCourses()) {
    const CourseStudy study(course, test::tinyDeck());
    std::optional<int> min, max;
    std::vector<Vec> cutOff;
    for (const Vec start : study.waters().startPoints()) {
      const auto turns = study.turns().turnsFrom(start);
      if (!turns) {
        cutOff.push_back(start);
        continue;
      }
      if (!min || *turns < *min) min = turns;
      if (!max || *turns > *max) max = turns;
    }
    EXPECT_EQ(study.startTurns().min, min);
    EXPECT_EQ(study.startTurns().max, max);
    EXPECT_EQ(study.startTurns().cutOffPoints, cutOff);
    EXPECT_EQ(study.startTurns().cutOff, static_cast<int>(cutOff.size()));
  }
}

TEST(CourseStudies, WithTheOtherSideTheAuthorsGateIsForgotten) {
  Course course = test::tinyCourses()[2];
  course.round[0].gate = course.round[1].gate = Heading::ofDegrees(15);
  const Course other = CourseStudy(course, test::tinyDeck()).withOther(0);
  EXPECT_EQ(other.round[0].leave, fairway::regatta::other(course.round[0].leave));
  EXPECT_EQ(other.round[0].gate, std::nullopt);
  EXPECT_EQ(other.round[1], course.round[1]);
}

// Every boat keeps clear of every other, and a start point is left out only if it does not.
TEST(CourseStudies, StartBoatsArePutDownWhereverThereIsRoom) {
  // The first island is in the way of boats between others, the second in that of the first one.
  const plane::Polygon between{{60, 100}, {64, 100}, {62, 110}}, first{{54, 106}, {58, 106}, {56, 110}};
  for (Course course : test::tinyCourses())
    for (const plane::Polygon& island : {between, first}) {
      course.islands.push_back(island);
      const CourseStudy study(course, test::tinyDeck());
      const Board& board = study.board();
      const StartBoats& start = study.startBoats();
      EXPECT_EQ(start.heading, board.straightAcross());
      std::vector<Pose> expected;
      for (const Vec point : study.waters().startPoints()) {
        const Pose boat{point, start.heading};
        bool free = board.hullIsFree(boat);
        for (const Pose& other : expected) {
          fairway::regatta::Neighbours one;
          one.add(board, other);
          free = free && !isInZone(board, one, boat) && isFree(board, one, boat);
        }
        if (free) expected.push_back(boat);
      }
      EXPECT_EQ(start.boats, expected);
      EXPECT_GE(expected.size(), 2u);
      course.islands.pop_back();
    }
}

TEST(CourseStudies, CountsAreThoseOfThePage) {
  Course course;
  course.left = {375, 650}, course.right = {625, 650};
  course.buoys = {{"red", {300, 250}}, {"green", {700, 150}}};
  course.round = {{0, Side::Starboard, {}}, {1, Side::Starboard, {}}};
  Deck deck = test::tinyDeck();
  deck.width = 63, deck.length = 88;
  const CourseStudy study(course, deck);
  EXPECT_EQ(study.waters().lattice().points(), 32361);
  EXPECT_EQ(study.waters().poseCount(), 687364) << "the figure that two programs agree on";
  EXPECT_EQ(study.startBoats().heading, Heading());
  EXPECT_GE(study.startBoats().boats.size(), 4u);
}

TEST(CourseStudies, SpotsOfManyPointsAreChosenEvenly) {
  const Lattice lattice({45, 45}); // ten by ten points
  PointSet points = lattice.none();
  for (int i = 10; i < 20; ++i) points.add(i);
  EXPECT_THAT(spotsOf(lattice, points, 10), SizeIs(10));
  EXPECT_THAT(spotsOf(lattice, points, 9), SizeIs(5)) << "every second one";
  EXPECT_THAT(spotsOf(lattice, points, 3),
              ElementsAre(spotOf(Vec{0, 5}), spotOf(Vec{20, 5}), spotOf(Vec{40, 5})));
  EXPECT_THAT(spotsOf(lattice, lattice.none(), 3), IsEmpty());
}

TEST(CourseStudies, HeatBeyondTheLastBandBelongsToIt) {
  HeatMap map(3);
  map.add({5, 5}, 0);
  map.add({10, 5}, 2);
  map.add({15, 5}, 3);
  map.add({20, 5}, 9);
  const std::vector<Evidence> bands = map.evidence();
  ASSERT_THAT(bands, SizeIs(2)) << "a band without points is left out";
  EXPECT_THAT(bands[0].spots, ElementsAre(spotOf(Vec{5, 5})));
  EXPECT_THAT(bands[1].spots, ElementsAre(spotOf(Vec{10, 5}), spotOf(Vec{15, 5}), spotOf(Vec{20, 5})));
}

} // namespace
} // namespace fairway::validator::regatta
