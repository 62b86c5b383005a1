#include "tests/validator/regatta/tiny.h"

#include "rules/regatta/play/sailing.h"
#include "validator/regatta/route/predecessors.h"

#include <gtest/gtest.h>

#include <set>

// Sets of points against one state at a time.
namespace fairway::validator::regatta {
namespace {

using fairway::regatta::Sail;
using fairway::regatta::Standing;

class TinyTables : public testing::TestWithParam<int> {
protected:
  TinyTables()
      : study_(test::tinyCourses()[static_cast<std::size_t>(GetParam())],
               GetParam() % 2 == 0 ? test::tinyDeck() : test::otherTinyDeck()) {}

  template <class Visit>
  void forEachPose(Visit visit) const {
    const Lattice& lattice = study_.waters().lattice();
    for (int point = 0; point < lattice.points(); ++point)
      for (int heading = 0; heading < headings; ++heading)
        visit(Pose{lattice.pointAt(point), Heading(heading)});
  }

  CourseStudy study_;
};
INSTANTIATE_TEST_SUITE_P(All, TinyTables, testing::Values(0, 1, 2, 3, 4, 5));

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
        ASSERT_EQ(search.turnsFrom(State{pose, layer}), static_cast<int>(level) + 1);
      });
    forEachPose([&](const Pose& pose) {
      for (int layer = 0; layer < layers.count(); ++layer)
        known += naive.from(pose, layers.gateOf(layer), layers.owedOf(layer)) > 0 ? 1 : 0;
    });
    EXPECT_EQ(found, known);
    std::set<int> best;
    for (const Vec point : study_.waters().startPoints()) {
      std::set<int> turns; // by heading
      for (int heading = 0; heading < headings; ++heading)
        turns.insert(naive.from({point, Heading(heading)}, 0, 0));
      turns.erase(0); // no way to the finish
      EXPECT_EQ(search.turnsFrom(point), turns.empty() ? std::nullopt : std::optional(*turns.begin()));
      best.merge(turns);
    }
    EXPECT_EQ(search.turns(), best.empty() ? std::nullopt : std::optional(*best.begin()));
  }
}

// Turn by turn as the rules would have it, to the finish.
void expectSailed(const Search& search, const State& from) {
  const std::vector<Search::Step> way = search.wayFrom(from);
  const Board& board = search.waters().board();
  const Layers& layers = search.passings().layers();
  int turns = -1; // the first step is where it begins
  Standing now{from.pose,
               {static_cast<std::uint8_t>(layers.gateOf(from.layer)),
                static_cast<std::uint32_t>(layers.owedOf(from.layer))}};
  for (const Search::Step& step : way) {
    turns += step.endsTurn ? 1 : 0;
    if (step.move < 0) {
      ASSERT_EQ(step.pose.at, now.pose.at);
      now.pose = step.pose;
      continue;
    }
    const Move& arrows = search.waters().moves()[static_cast<std::size_t>(step.move)];
    const std::array<int, 2> numbers{arrows.first, arrows.second};
    const bool two = arrows.second >= 0;
    const Sail sail =
        fairway::regatta::sail(board, {}, now, {numbers.data(), two ? 2u : 1u}, two || arrows.onlyToFinish);
    ASSERT_TRUE(sail.free());
    for (std::size_t i = 0; i < sail.size; ++i) { // two owed stand for all that are more
      now.progress = advanced(board.gates(), now.progress, now.pose.at, sail.steps[i].pose.at);
      now.progress.owed = std::min(now.progress.owed, 2u);
      now.pose = sail.steps[i].pose;
    }
    ASSERT_EQ(now.pose, step.pose);
  }
  ASSERT_EQ(turns, search.turnsFrom(from));
  ASSERT_EQ(now.progress.gate, board.gates().size());
}

TEST_P(TinyTables, AWayCanBeSailed) {
  for (const Search* search : {&study_.turns(), &study_.plays()}) {
    EXPECT_EQ(search->bestStart().has_value(), search->turns().has_value());
    const std::vector<Search::Step> way = search->bestWay();
    ASSERT_EQ(way.empty(), !search->turns());
    if (way.empty()) continue;
    EXPECT_EQ(way.front().pose, search->bestStart());
    ASSERT_NO_FATAL_FAILURE(expectSailed(*search, {way.front().pose, 0}));
    int i = 0;
    for (const Level& level : search->levels())
      level.forEach([&](int layer, int heading, int point) {
        const State from{{study_.waters().lattice().pointAt(point), Heading(heading)}, layer};
        if (i++ % 41 == 0 && !HasFatalFailure()) expectSailed(*search, from);
      });
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

TEST_P(TinyTables, WakesAreTheBestWayStopByStop) {
  const Search& search = study_.turns();
  const std::vector<Search::Step> way = search.bestWay();
  const std::vector<std::vector<Pose>> wakes = wakesOf(search);
  ASSERT_EQ(wakes.size(), way.empty() ? 0 : way.size() - 1);
  for (std::size_t i = 0; i < wakes.size(); ++i) {
    std::vector<Pose> expected{way[i].pose};
    const Search::Step& step = way[i + 1];
    if (step.move >= 0) {
      const Move& arrows = study_.waters().moves()[static_cast<std::size_t>(step.move)];
      const std::array<int, 2> numbers{arrows.first, arrows.second};
      const Sail sail = fairway::regatta::sail(study_.board(), {}, {way[i].pose, {}},
                                               {numbers.data(), arrows.second < 0 ? 1u : 2u}, false);
      for (std::size_t k = 0; k < sail.size; ++k) expected.push_back(sail.steps[k].pose);
    } else {
      expected.push_back(step.pose);
    }
    EXPECT_EQ(wakes[i], expected);
  }
}

// "gates aside": boat by boat, from each point to every heading and along every arrow.
TEST_P(TinyTables, ReachAndDeadEndsAreWhatSailingOnAndOnFinds) {
  const Board& board = study_.board();
  const Reach& reach = study_.reach();
  const Lattice& lattice = study_.waters().lattice();
  std::vector<int> fresh;
  std::set<int> known;
  const auto add = [&](Vec at) {
    if (known.insert(lattice.indexOf(at)).second) fresh.push_back(lattice.indexOf(at));
  };
  for (const Vec start : study_.waters().startPoints()) add(start);
  std::int64_t poseCount = 0, deadCount = 0;
  while (!fresh.empty()) {
    const int point = fresh.back();
    fresh.pop_back();
    bool trapped = true;
    for (int heading = 0; heading < headings; ++heading) {
      const Pose pose{lattice.pointAt(point), Heading(heading)};
      const auto i = static_cast<std::size_t>(heading);
      ASSERT_EQ(reach.poses[i].has(point), board.hullIsFree(pose));
      if (!board.hullIsFree(pose)) continue;
      bool plays = false;
      for (std::size_t card = 0; card < board.deck().cards.size(); ++card)
        anyArrows(board, card, [&](std::span<const int> arrows) {
          const Sail sail = sailCard(board, {}, {pose, {}}, card, arrows);
          plays = plays || sail.free();
          if (sail.free()) add(sail.end().pose.at);
          return false;
        });
      ASSERT_EQ(reach.dead[i].has(point), !plays);
      trapped = trapped && !plays;
      ++poseCount;
      deadCount += plays ? 0 : 1;
    }
    ASSERT_EQ(reach.traps.has(point), trapped);
  }
  EXPECT_EQ(reach.poseCount, poseCount);
  EXPECT_EQ(reach.deadCount, deadCount);
}

} // namespace
} // namespace fairway::validator::regatta
