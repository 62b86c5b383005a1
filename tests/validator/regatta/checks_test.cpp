#include "tests/validator/regatta/tiny.h"

#include "validator/regatta/checks/checks.h"

#include <gtest/gtest.h>

// Each check just at its limit and just beyond.
namespace fairway::validator::regatta {
namespace {

std::size_t findingsOf(CheckResult (*check)(const CourseStudy&), const Course& course) {
  return check(CourseStudy(course, test::tinyDeck())).findings.size();
}

TEST(ChecksAtTheirLimits, ThingsMayLieAtTheTablesEdgeAndNotOverIt) {
  Course course = test::openCourse(); // buoys of 12 mm
  for (const auto& [at, over] : {std::pair{Vec{6, 150}, Vec{5, 150}},
                                 {Vec{594, 150}, Vec{595, 150}},
                                 {Vec{300, 6}, Vec{300, 5}},
                                 {Vec{300, 494}, Vec{300, 495}}}) {
    course.buoys[0].at = at;
    EXPECT_EQ(findingsOf(checkOnTable, course), 0u) << at.x << ", " << at.y;
    course.buoys[0].at = over;
    EXPECT_EQ(findingsOf(checkOnTable, course), 1u) << over.x << ", " << over.y;
  }
  course = test::openCourse();
  course.islands = {{{0, 0}, {600, 0}, {600, 20}, {0, 20}}};
  EXPECT_EQ(findingsOf(checkOnTable, course), 0u);
  course.islands[0][1].x = 601;
  EXPECT_EQ(findingsOf(checkOnTable, course), 1u);
}

TEST(ChecksAtTheirLimits, ThingsThatTouchAreTold) {
  Course course = test::openCourse();
  course.obstacles = {{"cup", {300, 186}, 60}}; // 36 mm from red: half of both
  EXPECT_EQ(findingsOf(checkApart, course), 1u);
  course.obstacles[0].at.y = 187;
  EXPECT_EQ(findingsOf(checkApart, course), 0u);
  course = test::openCourse();
  course.islands = {{{306, 140}, {340, 140}, {340, 160}, {306, 160}}}; // 6 mm from red's middle
  EXPECT_EQ(findingsOf(checkApart, course), 1u);
  for (Vec& corner : course.islands[0]) corner.x += 1;
  EXPECT_EQ(findingsOf(checkApart, course), 0u);
  course.islands.push_back({{341, 140}, {360, 150}, {341, 160}}); // along the first one's shore
  EXPECT_EQ(findingsOf(checkApart, course), 1u);
  for (Vec& corner : course.islands[1]) corner.x += 1;
  EXPECT_EQ(findingsOf(checkApart, course), 0u);
  course.islands[1] = {{320, 145}, {330, 150}, {320, 155}}; // inside of it
  EXPECT_EQ(findingsOf(checkApart, course), 1u);
}

TEST(ChecksAtTheirLimits, RoomAtABuoyIsMeasuredAlongItsGate) {
  Course course = test::openCourse();
  course.round[0].gate = Heading::ofDegrees(90);
  const double needed = 2 * *tightestTurn(test::tinyDeck(), course.length) + course.beam;
  ASSERT_LT(needed, 280);
  // From the buoy's edge at 306 mm as far as a disc of 40 mm lets water be.
  const auto with = [&](int room, int aside) {
    Course other = course;
    other.obstacles = {{"cup", {306 + room + 20, 150 + aside}, 40}};
    return findingsOf(checkRoom, other);
  };
  const int enough = static_cast<int>(needed) + 1;
  EXPECT_EQ(with(enough, 0), 0u);
  EXPECT_EQ(with(enough - 2, 0), 1u);
  EXPECT_EQ(with(enough - 2, 20), 0u) << "the disc is only touched, further on";
  EXPECT_EQ(with(enough - 30, 21), 0u) << "beside the line";
  course.islands = {{{306 + enough - 5, 100}, {590, 100}, {590, 200}, {306 + enough - 5, 200}}};
  EXPECT_EQ(findingsOf(checkRoom, course), 1u);
  course.islands[0][0].x += 6, course.islands[0][3].x += 6;
  EXPECT_EQ(findingsOf(checkRoom, course), 0u);
  course.islands = {{{350, 100}, {380, 100}, {380, 140}, {350, 140}}};
  EXPECT_EQ(findingsOf(checkRoom, course), 0u) << "it ends before the line";
}

} // namespace
} // namespace fairway::validator::regatta
