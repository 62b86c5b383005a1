#include "tests/validator/regatta/words.h"

#include "rules/base/number_text.h"

#include <algorithm>

// What findings of the ways that boats sail say and show, and of the paper that a table takes.
namespace fairway::validator::regatta {
namespace {

// A line so short and so near to the table's edge that there is one start point, and a wall before it.
TEST(WaterWords, OfASingleStartPointThatIsCutOffNameIt) {
  Course course = test::tinyCourses()[3];
  course.table.y = 98;
  course.left = {44, 95}, course.right = {56, 95};
  const CourseStudy study(course, test::tinyDeck());
  ASSERT_THAT(study.waters().startPoints(), ElementsAre(Vec{50, 95}));
  const CheckResult result = checkInOrder(study);
  ASSERT_THAT(result.findings, SizeIs(1));
  EXPECT_THAT(
      textOf(result.findings[0]),
      StartsWith("From 1 start point ([50, 95]) the finish cannot be reached: the way ends before gate "));
  EXPECT_THAT(result.findings[0].spots, ElementsAre(spotAt(50, 95)));
}

// A boat's breadth above the line begins an island that is wider than the line.
TEST(WaterWords, OfALineThatCannotBePassedNameStartAndShowAllThatIsReached) {
  Course course = test::tinyCourses()[0];
  course.islands = {{{40, 70}, {100, 70}, {100, 92}, {40, 92}}};
  const CourseStudy study(course, test::tinyDeck());
  PointSet reached = study.waters().lattice().none();
  for (const PointSet& poses : study.reach().poses) reached |= poses;
  const CheckResult result = checkInOrder(study);
  ASSERT_THAT(result.findings, SizeIs(1));
  EXPECT_EQ(result.findings[0].key, "line");
  EXPECT_THAT(textOf(result.findings[0]), HasSubstr("the way ends before gate START."));
  EXPECT_EQ(result.findings[0].evidence[0].spots, spotsOf(study.waters().lattice(), reached));
}

// Land before one end of the line: it closes in what starts there.
TEST(WaterWords, OfStartPointsThatAreCutOffSayNothingOfTheOthers) {
  Course course = test::tinyCourses()[0];
  course.table = {240, 130};
  course.right.x = 195;
  course.islands = {{{150, 78}, {239, 78}, {239, 84}, {156, 84}, {156, 129}, {150, 129}}};
  const CourseStudy study(course, test::tinyDeck());
  ASSERT_GT(study.startTurns().cutOff, 0);
  ASSERT_TRUE(study.turns().turns());
  const CheckResult result = checkInOrder(study);
  EXPECT_THAT(result.findings, SizeIs(1));
  EXPECT_EQ(result.statement, "");
  EXPECT_THAT(result.evidence, SizeIs(0));
}

// Between the line and the wall boats that have started come wherever boats can come at all.
TEST(WaterWords, OfAWayThatEndsShowAllThatIsReachedBeforeIt) {
  const CourseStudy study(test::tinyCourses()[3], test::tinyDeck());
  std::vector<Spot> reached;
  for (int point = 0; point < study.waters().lattice().points(); ++point) {
    const Vec at = study.waters().lattice().pointAt(point);
    const auto& poses = study.reach().poses;
    const bool any =
        std::any_of(poses.begin(), poses.end(), [&](const PointSet& heading) { return heading.has(point); });
    if (any && at.y < study.course().left.y) reached.push_back(spotOf(at));
  }
  const CheckResult result = checkInOrder(study);
  ASSERT_THAT(result.findings, SizeIs(1));
  std::vector<Spot> shown = result.findings[0].evidence[0].spots;
  std::erase_if(shown, [&](const Spot& spot) { return spot.y >= study.course().left.y; });
  EXPECT_EQ(shown, reached);
  EXPECT_THAT(result.findings[0].evidence[1].spots,
              testing::ElementsAreArray(spotsOf(gateLine(study.course(), 1))));
}

TEST(WaterWords, OfAWayToTheFinishCountItsTurnsAndShowIt) {
  const CourseStudy study(test::tinyCourses()[0], test::tinyDeck());
  const CheckResult result = checkInOrder(study);
  EXPECT_THAT(result.findings, SizeIs(0));
  EXPECT_EQ(result.statement, "from every start point; with any hand in " +
                                  std::to_string(*study.turns().turns()) + " turns, without helms in " +
                                  std::to_string(*study.plays().turns()));
  ASSERT_THAT(result.evidence, SizeIs(1));
  EXPECT_EQ(result.evidence[0].spots, spotsOf(study.turns().bestWay()));
}

TEST(WaterWords, OfDeadEndsCountPoses) {
  const CourseStudy study(test::tinyCourses()[0], test::tinyDeck());
  std::int64_t dead = 0, all = 0;
  for (std::size_t heading = 0; heading < headings; ++heading) {
    dead += study.reach().dead[heading].count();
    all += study.reach().poses[heading].count();
  }
  const std::string share = withDecimals(100.0 * static_cast<double>(dead) / static_cast<double>(all), 1);
  const CheckResult result = checkDeadEnds(study);
  EXPECT_EQ(result.statement, share + " % of the poses that boats reach leave only heaving to");
  ASSERT_THAT(result.findings, SizeIs(1));
  EXPECT_THAT(textOf(result.findings[0]),
              StartsWith("In " + share + " % of the poses that boats reach only heaving to is left (" +
                         std::to_string(dead) + " of " + std::to_string(all) + ")."));
}

// An arrow from the bow to the stern leaves the boat where it is, and can always be played.
TEST(WaterWords, OfWaterWithoutDeadEndsSaySo) {
  Deck deck = test::tinyDeck();
  deck.cards.push_back({"rest", 1, fairway::regatta::Symbol::None, false, {{{-15, 0, 0}}}});
  const CheckResult result = checkDeadEnds(CourseStudy(test::tinyCourses()[0], deck));
  EXPECT_EQ(result.statement, "every pose that boats reach has a free play");
  EXPECT_THAT(result.findings, SizeIs(0));
}

// Two islands leave a channel as wide as a boat that heads straight up it.
TEST(WaterWords, OfAChannelReachWhatLiesBeyondByTheOneHeadingThatFits) {
  Course course = test::tinyCourses()[0];
  course.buoys[0].at = {110, 10};
  course.islands = {{{0, 30}, {66, 30}, {66, 88}, {0, 88}}, {{74, 30}, {139, 30}, {139, 88}, {74, 88}}};
  const CourseStudy study(course, oneCard({straightOn}));
  const Reach& reach = study.reach();
  const auto isReached = [&](Vec at, std::size_t heading) {
    return reach.poses[heading].has(study.waters().lattice().indexOf(at));
  };
  EXPECT_TRUE(isReached({70, 35}, 0));
  EXPECT_FALSE(isReached({70, 35}, 1));
}

// Gates in all directions, so that neither side of the table nor of the line is mixed up.
TEST(WaterWords, OfRoomAtABuoyTellTheFreeWaterAndWhatIsNeeded) {
  struct Case {
    int gate;
    Vec cup; // 40 mm wide, as far as to leave 60 mm of water
    Spot from, to;
  };
  for (const Case& each : {Case{0, {300, 164}, spotAt(300, 244), spotAt(300, 184)},
                           Case{90, {386, 250}, spotAt(306, 250), spotAt(366, 250)},
                           Case{180, {300, 336}, spotAt(300, 256), spotAt(300, 316)},
                           Case{270, {214, 250}, spotAt(294, 250), spotAt(234, 250)}}) {
    SCOPED_TRACE(each.gate);
    Course course = test::openCourse();
    course.buoys = {{"white", {20, 20}}, {"red", {300, 250}}};
    course.round = {{1, Side::Starboard, Heading::ofDegrees(each.gate)}};
    course.obstacles = {{"cup", each.cup, 40}};
    const CourseStudy study(course, oneCard({{{40, 40, 90}}})); // a circle of 132.8 mm, boats of 15 mm
    const CheckResult result = checkRoom(study);
    EXPECT_EQ(result.statement,
              "each gate has at least 148 mm of water: the tightest turning circle and a beam");
    ASSERT_THAT(result.findings, SizeIs(1));
    const Finding& finding = result.findings[0];
    EXPECT_EQ(finding.key, "round[1].buoy");
    EXPECT_THAT(finding.spots, ElementsAre(spotAt(300, 250)));
    EXPECT_THAT(finding.evidence[0].spots, ElementsAre(each.from, each.to));
    EXPECT_THAT(textOf(finding),
                StartsWith("From the buoy red there are 60 mm of free water along gate 1, and "
                           "the tightest turning circle and a beam take 148."));
  }
}

TEST(WaterWords, OfRoomAreMeasuredToTheNearestThingAndWhatIsOnlyTouchedCounts) {
  const auto roomWith = [](const std::vector<fairway::regatta::Obstacle>& obstacles,
                           const std::vector<plane::Polygon>& islands) {
    Course course = test::openCourse();
    course.buoys = {{"red", {300, 250}}};
    course.round = {{0, Side::Starboard, Heading::ofDegrees(90)}};
    course.obstacles = obstacles;
    course.islands = islands;
    return checkRoom(CourseStudy(course, oneCard({{{40, 40, 90}}})));
  };
  const auto told = [&](const CheckResult& result) {
    return result.findings.empty() ? std::string() : textOf(result.findings[0]).substr(0, 32);
  };
  EXPECT_EQ(told(roomWith({{"a", {400, 250}, 40}, {"b", {370, 250}, 40}}, {})),
            "From the buoy red there are 44 m");
  EXPECT_EQ(told(roomWith({{"a", {400, 230}, 40}}, {})), "From the buoy red there are 94 m");
  EXPECT_EQ(told(roomWith({{"a", {400, 270}, 40}}, {})), "From the buoy red there are 94 m");
  EXPECT_EQ(told(roomWith({{"a", {400, 229}, 40}}, {})), "") << "beside the line";
  EXPECT_EQ(told(roomWith({{"a", {250, 250}, 40}}, {})), "") << "behind the buoy";
  EXPECT_EQ(told(roomWith({}, {{{350, 200}, {360, 200}, {355, 250}}})), "From the buoy red there are 49 m");
  EXPECT_EQ(told(roomWith({}, {{{350, 300}, {360, 300}, {355, 250}}})), "From the buoy red there are 49 m");
  EXPECT_EQ(told(roomWith({}, {{{350, 250}, {380, 250}, {380, 290}, {350, 290}}})),
            "From the buoy red there are 44 m")
      << "a shore along the line";
  EXPECT_EQ(told(roomWith({}, {{{300, 240}, {300, 260}, {290, 250}}})), "From the buoy red there are 0 mm")
      << "a shore through the buoy";
  EXPECT_EQ(told(roomWith({}, {{{200, 200}, {220, 200}, {220, 300}, {200, 300}}})), "") << "behind the buoy";
}

TEST(WaterWords, OfTheOtherSideTellPlaysAndShowBothWays) {
  Course course = test::tinyCourses()[0]; // a wall to the right of the way up: left to port is shorter
  course.table = {200, 240};
  course.left = {75, 200}, course.right = {125, 200};
  course.buoys = {{"red", {100, 30}}};
  course.round = {{0, Side::Starboard, {}}};
  course.islands = {{{20, 60}, {95, 60}, {95, 64}, {20, 64}}};
  for (const Side leave : {Side::Starboard, Side::Port}) {
    course.round[0].leave = leave;
    const CourseStudy study(course, test::tinyDeck());
    const CourseStudy other(study.withOther(0), test::tinyDeck());
    const CheckResult result = checkOtherSide(study);
    if (10 * *other.plays().turns() >= 9 * *study.plays().turns()) {
      EXPECT_THAT(result.findings, SizeIs(0));
      continue;
    }
    ASSERT_THAT(result.findings, SizeIs(1));
    const Finding& finding = result.findings[0];
    EXPECT_EQ(finding.key, "round[1].leave");
    EXPECT_THAT(textOf(finding), StartsWith("Both sides of the buoy red are natural in rounding 1, "));
    EXPECT_THAT(textOf(finding), HasSubstr(std::to_string(*other.plays().turns()) + " plays instead of " +
                                           std::to_string(*study.plays().turns()) + ". Leave it to " +
                                           (leave == Side::Port ? "starboard" : "port")));
    ASSERT_THAT(finding.evidence, SizeIs(2));
    EXPECT_GT(finding.evidence[0].spots.size(), finding.evidence[1].spots.size());
  }
}

TEST(WaterWords, OfSheetsSeparatePapers) {
  const std::vector<PaperSheets> sheets{{"A4", 2, 7, {}}, {"A3", 1, 4, {}}, {"Letter", 3, 8, {}}};
  const CheckResult result = checkPaper(CourseStudy(test::openCourse(), test::tinyDeck(), sheets));
  EXPECT_EQ(result.statement, "A4: 2 sheets for the table at true size, 7 for the cards; "
                              "A3: 1 sheet for the table at true size, 4 for the cards; "
                              "Letter: 3 sheets for the table at true size, 8 for the cards");
  EXPECT_EQ(checkPaper(CourseStudy(test::openCourse(), test::tinyDeck())).statement,
            "the sheets were not counted");
}

} // namespace
} // namespace fairway::validator::regatta
