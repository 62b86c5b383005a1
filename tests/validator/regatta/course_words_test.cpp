#include "tests/validator/regatta/words.h"

#include <set>

// What findings of the things on a table, of its line and of its gates say and show.
namespace fairway::validator::regatta {
namespace {

TEST(CourseWords, OfThingsOverTheEdgeNameThemAndShowWholeIslands) {
  Course course = test::openCourse();
  course.left.x = 3;
  course.obstacles = {{{}, {100, 30}, 40}, {"cup", {590, 300}, 40}};
  course.islands = {{{10, 100}, {50, 100}, {50, 120}}, {{100, 480}, {120, 480}, {110, 510}}};
  const CheckResult result = checkOnTable(CourseStudy(course, test::tinyDeck()));
  EXPECT_EQ(result.statement, "7 things, all wholly on the table");
  ASSERT_THAT(result.findings, SizeIs(3));
  EXPECT_EQ(result.findings[0].key, "line.left");
  EXPECT_THAT(textOf(result.findings[0]),
              StartsWith("On the table of 600 x 500 mm there is no room for the left buoy of the line at "
                         "[3, 400]: it reaches over the edge."));
  EXPECT_THAT(result.findings[0].evidence[0].spots, ElementsAre(spotAt(3, 400)));
  EXPECT_EQ(result.findings[1].key, "obstacles[2].at");
  EXPECT_THAT(textOf(result.findings[1]), HasSubstr("no room for the obstacle cup at [590, 300]"));
  EXPECT_EQ(result.findings[2].key, "islands[2]");
  EXPECT_THAT(textOf(result.findings[2]), HasSubstr("no room for island 2 at [100, 480]"));
  EXPECT_THAT(result.findings[2].evidence[0].spots,
              ElementsAre(spotAt(100, 480), spotAt(120, 480), spotAt(110, 510)));
}

TEST(CourseWords, OfThingsThatTouchNameEveryPairOnce) {
  Course course = test::openCourse();
  course.buoys.push_back({"green", {309, 150}});
  course.obstacles = {{{}, {405, 400}, 40}};
  course.islands = {{{300, 156}, {320, 200}, {280, 200}}};
  const CheckResult result = checkApart(CourseStudy(course, test::tinyDeck()));
  EXPECT_EQ(result.statement, "no two of 6 things touch");
  ASSERT_THAT(result.findings, SizeIs(3));
  EXPECT_EQ(result.findings[0].key, "obstacles[1].at");
  EXPECT_THAT(textOf(result.findings[0]), StartsWith("Two things touch: the right buoy of the line at "
                                                     "[400, 400] and obstacle 1 at [405, 400]."));
  EXPECT_EQ(result.findings[1].key, "buoys[2].at");
  EXPECT_THAT(textOf(result.findings[1]), HasSubstr("the buoy red at [300, 150] and the buoy green at [309, "
                                                    "150]"));
  EXPECT_EQ(result.findings[2].key, "islands[1]");
  EXPECT_THAT(textOf(result.findings[2]), HasSubstr("the buoy red at [300, 150] and island 1 at [300, 156]"));
  EXPECT_THAT(result.findings[2].evidence[0].spots, ElementsAre(spotAt(300, 150), spotAt(300, 156)));
}

// A tip of one island over a shore of the other: whichever shore it is, and whichever island is first.
TEST(CourseWords, OfIslandsThatTouchDoNotDependOnWhichShoreIsMet) {
  const plane::Polygon square{{100, 100}, {140, 100}, {140, 140}, {100, 140}};
  const std::array<plane::Polygon, 4> tips{{{{110, 60}, {130, 60}, {120, 105}},
                                            {{180, 110}, {180, 130}, {135, 120}},
                                            {{110, 180}, {130, 180}, {120, 135}},
                                            {{60, 110}, {60, 130}, {105, 120}}}};
  Course course = test::openCourse();
  for (const plane::Polygon& tip : tips) {
    for (const auto& islands : {std::vector{square, tip}, {tip, square}}) {
      course.islands = islands;
      EXPECT_THAT(checkApart(CourseStudy(course, test::tinyDeck())).findings, SizeIs(1)) << tip[2].x;
    }
  }
}

TEST(CourseWords, OfStartRoomCountBoatsUpToFour) {
  std::set<std::size_t> seen;
  for (int width = 6; width <= 90; width += 3) {
    Course course = test::tinyCourses()[0];
    course.right.x = course.left.x + width;
    const CourseStudy study(course, test::tinyDeck());
    const std::vector<Pose>& boats = study.startBoats().boats;
    const CheckResult result = checkStartRoom(study);
    seen.insert(boats.size());
    EXPECT_THAT(result.statement, StartsWith("room for " + std::to_string(boats.size()) +
                                             (boats.size() == 1 ? " boat " : " boats ")));
    ASSERT_THAT(result.findings, SizeIs(boats.size() < 4 ? 1 : 0)) << width;
    const Evidence& shown =
        result.findings.empty() ? result.evidence.at(0) : result.findings[0].evidence.at(0);
    EXPECT_THAT(shown.spots, SizeIs(boats.size()));
    if (result.findings.empty()) continue;
    EXPECT_EQ(result.findings[0].key, "line");
    EXPECT_THAT(result.findings[0].spots, ElementsAre(spotAt(45, 95), spotAt(45 + width, 95)));
    EXPECT_THAT(textOf(result.findings[0]), StartsWith("There is room for " + std::to_string(boats.size())));
  }
  EXPECT_THAT(seen, testing::IsSupersetOf({1u, 3u, 4u}));
}

TEST(CourseWords, OfFullCirclesTellTheSweepOfEveryRounding) {
  Course course = test::openCourse(); // up, round the right-hand side, and down
  course.buoys = {{"red", {200, 100}}, {"green", {400, 100}}};
  course.round = {{0, Side::Starboard, {}}, {1, Side::Port, {}}};
  const CheckResult result = checkFullCircle(CourseStudy(course, test::tinyDeck()));
  EXPECT_EQ(result.statement, "all roundings are natural: sweeps of 288.4, 71.6 degrees");
  ASSERT_THAT(result.findings, SizeIs(1));
  const Finding& finding = result.findings[0];
  EXPECT_EQ(finding.key, "round[2].leave");
  EXPECT_THAT(finding.spots, ElementsAre(spotAt(400, 100)));
  EXPECT_THAT(textOf(finding),
              StartsWith("Rounding 2, the buoy green, forces a full circle: left to port its "
                         "sweep is 71.6 degrees, and less than 150 is forbidden. Leave it to "
                         "starboard."));
  EXPECT_EQ(finding.fix->text.in({}), "leave the buoy green to starboard in rounding 2");
  EXPECT_TRUE(finding.fix->urgent);
}

// With nothing but straight arrows the line just above the table's lower edge is passed downwards alone: no
// boat below it heads up.
TEST(CourseWords, OfAGateThatIsPassedBackwardsAloneSayThatItIsShut) {
  Course course = test::tinyCourses()[0];
  course.table.y = 128;
  course.left.y = course.right.y = 124;
  const CheckResult back = checkGateOpen(CourseStudy(course, oneCard({straightOn})));
  EXPECT_EQ(back.statement, "each of 3 gates is passed by some free arrow");
  ASSERT_THAT(back.findings, SizeIs(1)) << "FINISH is passed downwards";
  EXPECT_EQ(back.findings[0].key, "line");
  EXPECT_THAT(
      textOf(back.findings[0]),
      StartsWith("No free arrow passes gate START: its line, from [45, 124] to [95, 124], is blocked"));
  course.finish = fairway::regatta::FinishWay::Through;
  const CheckResult through = checkGateOpen(CourseStudy(course, oneCard({straightOn})));
  ASSERT_THAT(through.findings, SizeIs(2));
  EXPECT_EQ(through.findings[1].key, "line");
  EXPECT_THAT(textOf(through.findings[1]), HasSubstr("passes gate FINISH"));
}

TEST(CourseWords, OfABuoysGateThatIsShutNameTheRounding) {
  Course course = test::tinyCourses()[0];
  course.buoys.push_back({"green", {70, 20}});
  course.round = {{0, Side::Starboard, {}}, {1, Side::Starboard, Heading::ofDegrees(90)}};
  course.islands = {{{75, 18}, {139, 18}, {139, 22}, {75, 22}}}; // all along the gate
  const CheckResult result = checkGateOpen(CourseStudy(course, test::tinyDeck()));
  ASSERT_THAT(result.findings, SizeIs(1));
  EXPECT_EQ(result.findings[0].key, "round[2].buoy");
  EXPECT_THAT(result.findings[0].spots, ElementsAre(spotAt(70, 20), spotAt(140, 20)));
  EXPECT_THAT(textOf(result.findings[0]), HasSubstr("gate 2: its line, from [70, 20] to [140, 20], is"));
}

// Red is rounded twice over the same gate: whoever passes the first one meets the second at once.
TEST(CourseWords, OfGatesThatLieOnEachOtherSayThatTheyAreOpen) {
  Course course = test::tinyCourses()[0];
  course.round = {{0, Side::Starboard, Heading::ofDegrees(0)}, {0, Side::Starboard, Heading::ofDegrees(0)}};
  EXPECT_THAT(checkGateOpen(CourseStudy(course, test::tinyDeck())).findings, SizeIs(0));
}

} // namespace
} // namespace fairway::validator::regatta
