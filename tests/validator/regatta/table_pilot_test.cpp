#include "tests/validator/regatta/tiny.h"

#include "rules/regatta/table/regatta_play.h"
#include "validator/regatta/pilot/table_pilot.h"

#include <gtest/gtest.h>

#include <algorithm>

// Pilots and advice at a table of the card regatta.
namespace fairway::validator::regatta {
namespace {

using fairway::regatta::Board;
using fairway::regatta::RegattaPlay;
using fairway::regatta::Until;

TEST(RegattaTablePilots, AdviseWhatIsLegalAndTheBestFirst) {
  const Course course = test::tinyCourses()[0];
  RegattaTablePilots pilots(course, test::tinyDeck(), 1);
  WorkWatch watch;
  auto good = pilots.pilot("good", 1, watch);
  ASSERT_TRUE(good) << good.fault().message.english();
  table::Table table(
      std::make_unique<RegattaPlay>(std::make_shared<Board>(course, test::tinyDeck()), 2, 1, Until::First, 1),
      {});
  int placed = 0, turns = 0;
  while (table.awaited() == table::Awaited::Choice && turns < 8) {
    const auto advice = pilots.advice(table.play(), watch);
    ASSERT_TRUE(advice);
    EXPECT_EQ(advice->measure.english(), "expected turns with fresh hands by the good pilot");
    ASSERT_FALSE(advice->costs.empty());
    EXPECT_EQ(advice->costs.front().second, 0);
    EXPECT_TRUE(std::is_sorted(advice->costs.begin(), advice->costs.end(),
                               [](const auto& a, const auto& b) { return a.second < b.second; }));
    for (const auto& [choice, cost] : advice->costs) ASSERT_FALSE(table.play().whyNot(choice));
    placed += table.play().moment() == table::Moment::Place ? 1 : 0;
    turns += table.play().moment() == table::Moment::Turn ? 1 : 0;
    ASSERT_FALSE(table.choose((*good)(table.play())));
  }
  EXPECT_EQ(placed, 2);
  EXPECT_GT(turns, 1);
}

TEST(RegattaTablePilots, SayWhyACourseCannotBeSailed) {
  Course walled = test::openCourse();
  walled.islands = {{{0, 200}, {600, 200}, {600, 260}, {0, 260}}}; // between the line and the buoy
  RegattaTablePilots pilots(walled, test::tinyDeck(), 1);
  WorkWatch watch;
  const auto none = pilots.pilot("good", 1, watch);
  ASSERT_FALSE(none);
  EXPECT_EQ(none.fault().why, NoPilot::Why::Unplayable);
  EXPECT_EQ(none.fault().message.english(),
            "cannot be sailed: the finish cannot be reached; see `fairway validate`");
}

// A watch that stops everything that takes long.
TEST(RegattaTablePilots, SolveACourseOnlyOnce) {
  struct Impatient : WorkWatch {
    bool stopWanted() const override { return true; }
  } impatient;
  RegattaTablePilots pilots(test::tinyCourses()[0], test::tinyDeck(), 1);
  const auto stopped = pilots.pilot("good", 1, impatient);
  ASSERT_FALSE(stopped);
  EXPECT_EQ(stopped.fault().why, NoPilot::Why::Stopped);
  WorkWatch patient;
  EXPECT_TRUE(pilots.pilot("good", 1, patient));
  EXPECT_TRUE(pilots.pilot("random", 2, impatient)) << "all is known";
}

} // namespace
} // namespace fairway::validator::regatta
