#include "tests/validator/regatta/tiny.h"

#include "rules/regatta/play/sailing.h"
#include "validator/regatta/route/predecessors.h"
#include "validator/regatta/study/deck_study.h"

#include <gtest/gtest.h>

// Sets of points against one state at a time.
namespace fairway::validator::regatta {
namespace {

using fairway::regatta::Sail;
using fairway::regatta::Standing;

class TinyTables : public testing::TestWithParam<int> {
protected:
  TinyTables() : study_(test::tinyCourses()[static_cast<std::size_t>(GetParam())], test::tinyDeck()) {}

  template <class Visit>
  void forEachPose(Visit visit) const {
    const Lattice& lattice = study_.waters().lattice();
    for (int point = 0; point < lattice.points(); ++point)
      for (int heading = 0; heading < headings; ++heading)
        visit(Pose{lattice.pointAt(point), Heading(heading)});
  }

  CourseStudy study_;
};
INSTANTIATE_TEST_SUITE_P(All, TinyTables, testing::Values(0, 1, 2, 3));

TEST_P(TinyTables, FreePosesAndMovesAreThoseOfTheRules) {
  const Waters& waters = study_.waters();
  const Board& board = study_.board();
  std::int64_t count = 0;
  forEachPose([&](const Pose& pose) {
    const bool free = board.hullIsFree(pose);
    ASSERT_EQ(waters.isFree(pose), free);
    count += free ? 1 : 0;
    for (int move = 0; move < static_cast<int>(waters.moves().size()); ++move) {
      const Move& arrows = waters.moves()[static_cast<std::size_t>(move)];
      const std::array<int, 2> numbers{arrows.first, arrows.second};
      const bool two = arrows.second >= 0;
      // Beyond the finish a second arrow is not played; here gates are aside, so no boat is near it.
      const Sail sail = fairway::regatta::sail(board, {}, {pose, {}}, {numbers.data(), two ? 2u : 1u}, false);
      ASSERT_EQ(waters.canMove(move, pose), free && sail.free());
      if (!sail.free()) continue;
      const MoveTrack& track = waters.track(move, pose.heading);
      ASSERT_EQ((Pose{pose.at + track.end(), track.heading}), sail.end().pose);
    }
  });
  EXPECT_EQ(waters.poseCount(), count);
}

TEST_P(TinyTables, LandingsAreThoseOfTheRules) {
  const Waters& waters = study_.waters();
  const Passings& passings = study_.passings();
  const Layers& layers = passings.layers();
  for (int layer = 0; layer < layers.count(); ++layer)
    for (int move = 0; move < static_cast<int>(waters.moves().size()); ++move)
      for (int steps = 0; steps < headings; ++steps) {
        const Heading heading(steps);
        std::vector<Passings::Word> at(waters.lattice().none().size());
        for (const Passings::Word& word : passings.words(layers.gateOf(layer), move, heading))
          at[word.word] = word;
        waters.starts(move, heading).forEach([&](int point) {
          const Passings::Word& word = at[static_cast<std::size_t>(point / PointSet::bits)];
          const auto has = [&](PointSet::Word bits) { return (bits >> (point % PointSet::bits) & 1) != 0; };
          const int landing = passings.landing(layer, move, heading, waters.lattice().pointAt(point));
          const int gate = layers.gateOf(layer), owed = layers.owedOf(layer);
          if (has(word.odd)) return;
          if (has(word.forwards))
            ASSERT_EQ(landing, owed > 0 ? layer - 1 : layers.layerOf(gate + 1));
          else if (has(word.backwards))
            ASSERT_EQ(landing, layers.layerOf(gate, owed + 1));
          else
            ASSERT_EQ(landing, layer);
        });
      }
}

TEST_P(TinyTables, FewestTurnsAreThoseOfAPlainSearch) {
  for (const bool helms : {false, true}) {
    const Search& search = helms ? study_.turns() : study_.plays();
    const test::NaiveTurns naive(study_.board(), helms);
    const Layers& layers = study_.passings().layers();
    std::size_t known = 0, found = 0;
    for (std::size_t level = 0; level < search.levels().size(); ++level)
      search.levels()[level].forEach([&](int layer, int heading, int point) {
        ++found;
        const Pose pose{study_.waters().lattice().pointAt(point), Heading(heading)};
        ASSERT_EQ(naive.from(pose, layers.gateOf(layer), layers.owedOf(layer)), static_cast<int>(level) + 1);
      });
    forEachPose([&](const Pose& pose) {
      for (int layer = 0; layer < layers.count(); ++layer)
        known += naive.from(pose, layers.gateOf(layer), layers.owedOf(layer)) > 0 ? 1 : 0;
    });
    EXPECT_EQ(found, known);
  }
}

TEST_P(TinyTables, AWayCanBeSailed) {
  for (const Search* search : {&study_.turns(), &study_.plays()}) {
    const std::vector<Search::Step> way = search->bestWay();
    if (!search->turns()) {
      EXPECT_TRUE(way.empty());
      continue;
    }
    int turns = -1; // the first step is where it begins
    Standing now{way.front().pose, {}};
    for (const Search::Step& step : way) {
      turns += step.endsTurn ? 1 : 0;
      if (step.move < 0) {
        EXPECT_EQ(step.pose.at, now.pose.at);
        now.pose = step.pose;
        continue;
      }
      const Move& arrows = study_.waters().moves()[static_cast<std::size_t>(step.move)];
      const std::array<int, 2> numbers{arrows.first, arrows.second};
      const Sail sail = fairway::regatta::sail(study_.board(), {}, now,
                                               {numbers.data(), arrows.second < 0 ? 1u : 2u}, false);
      ASSERT_TRUE(sail.free());
      now = sail.end();
      EXPECT_EQ(now.pose, step.pose);
    }
    EXPECT_EQ(turns, *search->turns());
    EXPECT_EQ(now.progress.gate, study_.board().gates().size());
  }
}

TEST_P(TinyTables, ReachIsWhatPlainSpreadingFinds) {
  // Gates aside, a state forwards is a pose; the two searches share no code.
  const States states = statesFrom(study_.waters(), study_.passings(), study_.waters().startPoints());
  const Reach& reach = study_.reach();
  forEachPose([&](const Pose& pose) {
    bool reached = false;
    for (int layer = 0; layer < study_.passings().layers().count(); ++layer)
      reached = reached || states.has(study_.waters().lattice(), {pose, layer});
    // With gates a boat that finishes is gone, so gates aside it may come further.
    const bool found = reach.poses[static_cast<std::size_t>(pose.heading.steps())].has(
        study_.waters().lattice().indexOf(pose.at));
    ASSERT_TRUE(found || !reached);
  });
  EXPECT_LE(reach.deadCount, reach.poseCount);
}

TEST(StartBoats, AreThoseOfThePage) {
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

TEST(NoWay, IsWhatCountingHandsGives) {
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

} // namespace
} // namespace fairway::validator::regatta
