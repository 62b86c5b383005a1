#include "tests/validator/regatta/tiny.h"

#include "rules/base/random.h"
#include "validator/regatta/water/window.h"

#include <gtest/gtest.h>

// A course that was changed by a hand is studied from what was known before: nothing may tell it from one
// that is studied from scratch.
namespace fairway::validator::regatta {
namespace {

void expectSame(const CourseStudy& one, const CourseStudy& two) {
  ASSERT_EQ(one.waters().poseCount(), two.waters().poseCount());
  ASSERT_EQ(one.waters().startPoints(), two.waters().startPoints());
  const int moves = static_cast<int>(two.waters().moves().size());
  for (int heading = 0; heading < headings; ++heading) {
    ASSERT_TRUE(one.waters().poses(Heading(heading)) == two.waters().poses(Heading(heading)));
    for (int move = 0; move < moves; ++move) {
      ASSERT_TRUE(one.waters().starts(move, Heading(heading)) == two.waters().starts(move, Heading(heading)))
          << move << ", " << heading;
      for (int gate = 0; gate < two.passings().layers().gates(); ++gate) {
        const auto a = one.passings().words(gate, move, Heading(heading)),
                   b = two.passings().words(gate, move, Heading(heading));
        ASSERT_TRUE(std::equal(a.begin(), a.end(), b.begin(), b.end()))
            << gate << ", " << move << ", " << heading;
      }
    }
  }
}

// What a hand can do: move a thing a little or far, add and remove one, leave a buoy to the other side.
Course changed(Course course, Random& random) {
  const auto number = [&](int below) {
    return static_cast<int>(random.below(static_cast<std::uint64_t>(below)));
  };
  const auto place = [&] { return Vec{number(course.table.x + 1), number(course.table.y + 1)}; };
  const auto nudge = [&](Vec at) { return at + Vec{number(11) - 5, number(11) - 5}; };
  switch (number(9)) {
  case 0:
    course.buoys[0].at = nudge(course.buoys[0].at);
    break;
  case 1:
    course.buoys.back().at = place();
    break;
  case 2:
    course.left = nudge(course.left);
    break;
  case 3:
    course.obstacles.push_back({{}, place(), 4 + number(20)});
    break;
  case 4:
    if (!course.obstacles.empty()) course.obstacles.erase(course.obstacles.begin());
    break;
  case 5:
    if (!course.islands.empty())
      for (Vec& corner : course.islands[0]) corner = corner + Vec{5, -5};
    break;
  case 6:
    if (course.islands.empty())
      course.islands = {{{20, 20}, {45, 25}, {30, 40}}};
    else
      course.islands.clear();
    break;
  case 7:
    course.round[0].leave = fairway::regatta::other(course.round[0].leave);
    break;
  default:
    course.right = nudge(course.right);
  }
  return course;
}

class Drags : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Courses, Drags, testing::Values(0, 1, 2));

TEST_P(Drags, ChangeWhatComputingFromScratchWouldChange) {
  Random random(static_cast<std::uint64_t>(GetParam()) + 1);
  const Deck deck = test::tinyDeck();
  auto study = std::make_unique<CourseStudy>(test::tinyCourses()[static_cast<std::size_t>(GetParam())], deck);
  static_cast<void>(study->passings());
  for (int step = 0; step < 60; ++step) {
    const Course course = changed(study->course(), random);
    if (course.left == course.right) continue;
    auto next = std::make_unique<CourseStudy>(course, deck, std::vector<PaperSheets>(), *study);
    const CourseStudy fresh(course, deck);
    expectSame(*next, fresh);
    if (HasFatalFailure()) FAIL() << "step " << step;
    study = std::move(next);
  }
}

TEST(Drags, OnAnotherTableBeginFromScratch) {
  Course course = test::tinyCourses()[0];
  const CourseStudy before(course, test::tinyDeck());
  static_cast<void>(before.passings());
  course.table.x += 30;
  const CourseStudy after(course, test::tinyDeck(), {}, before);
  expectSame(after, CourseStudy(course, test::tinyDeck()));
}

TEST(Drags, AreFollowedWhereOnlyThingsMoved) {
  const Course course = test::tinyCourses()[2];
  const Board board(course, test::tinyDeck());
  Course moved = course;
  moved.buoys[0].at = moved.buoys[0].at + Vec{5, 0};
  const auto changes = changesBetween(board, Board(moved, test::tinyDeck()));
  ASSERT_TRUE(changes);
  ASSERT_EQ(changes->size(), 1u) << "where it was and where it is meet";
  EXPECT_EQ(changes->front().least, (course.buoys[0].at - Vec{3, 3}));
  EXPECT_EQ(changes->front().most, (course.buoys[0].at + Vec{8, 3}));
  EXPECT_TRUE(changesBetween(board, board)->empty());
  Course other = course;
  other.beam += 1;
  EXPECT_FALSE(changesBetween(board, Board(other, test::tinyDeck())));
  other = course;
  other.table.x += 5;
  EXPECT_FALSE(changesBetween(board, Board(other, test::tinyDeck())));
  Deck deck = test::tinyDeck();
  deck.cards[0].count += 1;
  EXPECT_FALSE(changesBetween(board, Board(course, deck)));
}

} // namespace
} // namespace fairway::validator::regatta
