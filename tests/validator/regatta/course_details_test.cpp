#include "tests/validator/regatta/tiny.h"

#include "tests/support/source_dir.h"

#include "formats/document/reader.h"
#include "formats/regatta/resolve.h"
#include "rules/base/random.h"
#include "validator/regatta/checks/checks.h"
#include "validator/regatta/study/words.h"

#include <gmock/gmock.h>

// What checks of courses say besides that they found something, and which of several conditions they look at.
namespace fairway::validator::regatta {
namespace {

using namespace fairway::regatta;
using testing::HasSubstr;

Course plainCourse() {
  return test::tinyCourses()[0];
}

const Finding& onlyFinding(const CheckResult& result) {
  EXPECT_EQ(result.findings.size(), 1u);
  return result.findings[0];
}

TEST(CourseDetails, AnIslandInAnotherTouchesItWhicheverIsFirst) {
  Course course = plainCourse();
  const plane::Polygon large{{100, 20}, {130, 20}, {130, 50}, {100, 50}},
      small{{110, 30}, {115, 30}, {112, 35}};
  for (const auto& islands : {std::vector{large, small}, {small, large}}) {
    course.islands = islands;
    EXPECT_EQ(checkApart(CourseStudy(course, test::tinyDeck())).findings.size(), 1u);
  }
}

TEST(CourseDetails, AFullCircleIsMendedByTheOtherSideAndShowsItsGate) {
  Course course = test::tinyCourses()[2];
  const CourseStudy study(course, test::tinyDeck());
  const CheckResult result = checkFullCircle(study);
  ASSERT_FALSE(result.findings.empty());
  const Finding& finding = result.findings[0];
  ASSERT_TRUE(finding.fix);
  ASSERT_EQ(finding.fix->edits.size(), 1u);
  const std::size_t rounding = finding.key == "round[1].leave" ? 0 : 1;
  const Side leave = course.round[rounding].leave;
  EXPECT_EQ(finding.fix->edits[0],
            (KeyEdit{finding.key, std::string(nameOf(fairway::regatta::other(leave)))}));
  const std::vector<Vec> line = gateLine(course, rounding + 1);
  ASSERT_EQ(finding.evidence.size(), 1u);
  ASSERT_EQ(finding.evidence[0].spots.size(), line.size());
  EXPECT_EQ(finding.evidence[0].spots[0].x, line[0].x);
  EXPECT_EQ(finding.evidence[0].spots[0].y, line[0].y);
  course.round[rounding].leave = fairway::regatta::other(leave);
  EXPECT_LT(checkFullCircle(CourseStudy(course, test::tinyDeck())).findings.size(), result.findings.size());
}

TEST(CourseDetails, TheGateThatCannotBePassedIsTheOneAfterTheLastPassed) {
  Course course = plainCourse();
  course.islands = {{{0, 60}, {139, 60}, {139, 62}, {0, 62}}}; // between the line and the buoy
  const CheckResult wall = checkInOrder(CourseStudy(course, test::tinyDeck()));
  EXPECT_EQ(onlyFinding(wall).key, "round[1].buoy");
  EXPECT_THAT(wall.findings[0].message.in({}), HasSubstr("before gate 1"));
  for (const Spot& spot : wall.findings[0].evidence[0].spots) EXPECT_GT(spot.y, 62);
}

TEST(CourseDetails, WithoutRoomBehindTheLineNobodyReachesTheFinish) {
  Course course = plainCourse();
  course.islands = {{{46, 97}, {94, 97}, {94, 129}, {46, 129}}};
  const CourseStudy study(course, test::tinyDeck());
  ASSERT_TRUE(study.waters().startPoints().empty());
  EXPECT_EQ(onlyFinding(checkInOrder(study)).key, "line");
}

// The slot of the sample; how long cards are changes nothing but how far corners reach.
TEST(CourseDetails, TrapsCountFromBeyondACardsLengthOfTheCorners) {
  const auto file = test::sourceDir() / "samples/regatta/findings/S07-slot.regatta.yaml";
  const auto read = formats::readDocumentFile(file);
  const auto regatta = resolveRegatta(read->document.get<formats::regatta::RegattaBody>(), file);
  ASSERT_TRUE(regatta);
  const CourseStudy plain(regatta->course, regatta->deck);
  std::vector<Vec> traps;
  plain.reach().traps.forEach([&](int point) { traps.push_back(plain.waters().lattice().pointAt(point)); });
  const auto squareToCorner = [&](Vec at) {
    const std::int64_t x = std::min(at.x, regatta->course.table.x - at.x),
                       y = std::min(at.y, regatta->course.table.y - at.y);
    return x * x + y * y;
  };
  std::size_t atTheLimit = 0;
  for (const int length : {25, 40, 88}) {
    Deck deck = regatta->deck;
    deck.length = length;
    const std::int64_t limit = std::int64_t{length} * length;
    const auto beyond = [&](Vec at) { return squareToCorner(at) > limit; };
    atTheLimit += static_cast<std::size_t>(
        std::count_if(traps.begin(), traps.end(), [&](Vec at) { return squareToCorner(at) == limit; }));
    const auto expected = static_cast<std::size_t>(std::count_if(traps.begin(), traps.end(), beyond));
    const CheckResult result = checkTrap(CourseStudy(regatta->course, deck));
    EXPECT_EQ(result.findings.empty() ? 0 : result.findings[0].spots.size(), expected) << length;
  }
  EXPECT_GT(atTheLimit, 0u) << "15, 20 is 25 mm from its corner";
}

// Counted again, side by side.
TEST(CourseDetails, TheOtherSideIsToldWhereItIsNaturalAndSavesMoreThanATenth) {
  int aLittle = 0, unnatural = 0;
  for (std::uint64_t seed = 1; seed <= 45; ++seed) {
    Random random(seed);
    const auto within = [&random](int from, int to) {
      return from + static_cast<int>(random.below(static_cast<std::uint64_t>(to - from)));
    };
    const auto side = [&random] { return random.below(2) == 0 ? Side::Port : Side::Starboard; };
    Course course = plainCourse();
    course.buoys = {{"red", {within(25, 65), within(25, 65)}}, {"green", {within(75, 115), within(25, 65)}}};
    course.round = {{0, side(), {}}, {1, side(), {}}};
    if (seed > 20) { // one buoy, both of whose sides are natural, with land beside the way
      course.table = {200, 240};
      course.left = {75, 200}, course.right = {125, 200};
      course.round.pop_back();
      course.buoys = {{"red", {within(60, 140), 30}}};
      const Vec at{within(40, 140), within(50, 150)};
      course.islands = {{at, at + Vec{30, 3}, at + Vec{9, 25}}};
    }
    const CourseStudy study(course, test::tinyDeck());
    if (!study.plays().turns()) continue;
    const int here = *study.plays().turns();
    std::size_t expected = 0;
    for (std::size_t i = 0; i < course.round.size(); ++i) {
      const auto plays = CourseStudy(study.withOther(i), test::tinyDeck()).plays().turns();
      const bool natural =
          turnRound(course, i, Side::Port).natural && turnRound(course, i, Side::Starboard).natural;
      const bool saves = plays && 10 * *plays < 9 * here;
      expected += natural && saves ? 1u : 0u;
      aLittle += natural && saves && 10 * *plays >= 8 * here ? 1 : 0;
      unnatural += !natural && saves ? 1 : 0;
    }
    EXPECT_EQ(checkOtherSide(study).findings.size(), expected) << seed;
  }
  EXPECT_GT(aLittle, 0);
  EXPECT_GT(unnatural, 0);
}

// "points where some, a third, two thirds or all of the poses that boats reach are dead"
TEST(CourseDetails, TheHeatMapOfDeadEndsHasEveryPointWithADeadPose) {
  const CourseStudy study(plainCourse(), test::tinyDeck());
  std::array<std::vector<Spot>, 4> bands; // some, a third, two thirds, all
  for (int point = 0; point < study.waters().lattice().points(); ++point) {
    const auto at = [point](const PointSet& poses) { return poses.has(point); };
    const auto dead = std::count_if(study.reach().dead.begin(), study.reach().dead.end(), at);
    const auto reached = std::count_if(study.reach().poses.begin(), study.reach().poses.end(), at);
    if (dead > 0)
      bands[dead == reached           ? 3
            : 3 * dead >= 2 * reached ? 2
            : 3 * dead >= reached     ? 1
                                      : 0]
          .push_back(spotOf(study.waters().lattice().pointAt(point)));
  }
  const CheckResult result = checkDeadEnds(study);
  const Finding& finding = onlyFinding(result);
  ASSERT_EQ(finding.evidence.size(), 4u);
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(finding.evidence[i].spots, bands[i]) << i;
}

TEST(CourseDetails, SheetsOfTheUsualPaperAreTheFindingAndAllAreInTheStatement) {
  const std::vector<PaperSheets> sheets{{"A4", 2, 7, {{{0, 0}, {70, 130}}, {{70, 0}, {140, 130}}}},
                                        {"Letter", 3, 8, {}}};
  const CheckResult result = checkPaper(CourseStudy(plainCourse(), test::tinyDeck(), sheets));
  const Finding& finding = onlyFinding(result);
  EXPECT_THAT(finding.message.in({}), HasSubstr("2 sheets of A4"));
  EXPECT_THAT(result.statement, HasSubstr("Letter: 3 sheets"));
  ASSERT_EQ(finding.evidence.size(), 2u);
  const std::vector<Spot>& outline = finding.evidence[0].spots;
  ASSERT_EQ(outline.size(), 5u);
  EXPECT_EQ(outline.front(), outline.back());
  EXPECT_EQ(outline[2].x, 70);
  EXPECT_EQ(outline[2].y, 130);
}

} // namespace
} // namespace fairway::validator::regatta
