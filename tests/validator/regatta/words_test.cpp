#include "tests/validator/regatta/tiny.h"

#include "rules/base/number_text.h"
#include "tests/support/matchers.h"
#include "validator/regatta/checks/checks.h"
#include "validator/regatta/study/words.h"

#include <algorithm>
#include <set>

// What findings say, name and show: an author reads nothing else.
namespace fairway::validator::regatta {
namespace {

using fairway::regatta::Arrow;
using fairway::regatta::Symbol;

Deck oneCard(std::vector<Arrow> arrows) {
  Deck deck;
  deck.cards = {{"only", 30, Symbol::None, false, std::move(arrows)}};
  return deck;
}

const Arrow straightOn{{20, 0, 0}};

std::string textOf(const Finding& finding) {
  return finding.message.in({});
}

Spot spotAt(int x, int y) {
  return {Spot::Kind::Point, x, y, 0};
}

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
  deck.cards.push_back(
      {"odd", 1, Symbol::None, false, {straightOn, {{20, 0, 0}, {20, 20, 0}, {20, 40, 0}}, {{0, 30, 0}}}});
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
    deck.cards.push_back({"two", 3, Symbol::None, false, two});
    EXPECT_THAT(checkHands(deck).findings, SizeIs(0));
  }
  Deck deck = oneCard({toPort, straightOn, toStarboard});
  deck.hand = 1;
  deck.cards[0].count = 25;
  deck.cards.push_back({"ahead", 8, Symbol::None, false, {straightOn}});
  deck.cards.push_back({"right", 4, Symbol::None, false, {toStarboard}});
  deck.cards.push_back({"left", 3, Symbol::None, false, {toPort}});
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

// A line so short and so near to the table's edge that there is one start point, and a wall before it.
TEST(CourseWords, OfASingleStartPointThatIsCutOffNameIt) {
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

// Between the line and the wall boats that have started come wherever boats can come at all.
TEST(CourseWords, OfAWayThatEndsShowAllThatIsReachedBeforeIt) {
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

TEST(CourseWords, OfDeadEndsCountPoses) {
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
TEST(CourseWords, OfWaterWithoutDeadEndsSaySo) {
  Deck deck = test::tinyDeck();
  deck.cards.push_back({"rest", 1, Symbol::None, false, {{{-15, 0, 0}}}});
  const CheckResult result = checkDeadEnds(CourseStudy(test::tinyCourses()[0], deck));
  EXPECT_EQ(result.statement, "every pose that boats reach has a free play");
  EXPECT_THAT(result.findings, SizeIs(0));
}

// Gates in all directions, so that neither side of the table nor of the line is mixed up.
TEST(CourseWords, OfRoomAtABuoyTellTheFreeWaterAndWhatIsNeeded) {
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

TEST(CourseWords, OfRoomAreMeasuredToTheNearestThingAndWhatIsOnlyTouchedCounts) {
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
  EXPECT_EQ(told(roomWith({}, {{{200, 200}, {220, 200}, {220, 300}, {200, 300}}})), "") << "behind the buoy";
}

TEST(CourseWords, OfTheOtherSideTellPlaysAndShowBothWays) {
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
    EXPECT_THAT(textOf(finding), HasSubstr(std::to_string(*other.plays().turns()) + " plays instead of " +
                                           std::to_string(*study.plays().turns()) + ". Leave it to " +
                                           (leave == Side::Port ? "starboard" : "port")));
    ASSERT_THAT(finding.evidence, SizeIs(2));
    EXPECT_GT(finding.evidence[0].spots.size(), finding.evidence[1].spots.size());
  }
}

TEST(CourseWords, OfSheetsSeparatePapers) {
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
