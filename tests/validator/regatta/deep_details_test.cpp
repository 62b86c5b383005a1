#include "tests/validator/patterns.h"
#include "tests/validator/regatta/tiny.h"
#include "validator/regatta/deep/deep_checks.h"

#include <gmock/gmock.h>

// What the deep checks make of what was solved and raced.
namespace fairway::validator::regatta {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

// A tiny course with a line from x to x, solved.
struct Solved {
  CourseStudy course;
  Par par;

  explicit Solved(const Course& table) : course(table, test::tinyDeck()) {
    WorkWatch nobody;
    par.turns = 3;
    par.plays = 7;
    par.fresh = Fresh::solved(course.waters(), course.passings(), nobody);
    par.pilot = AloneResult{2, 0, {0, 0, 0, 0, 0, 1, 1}};
  }
};

Course withLine(int left, int right) {
  Course course = test::tinyCourses()[0];
  course.table.x = 300;
  course.left.x = left, course.right.x = right;
  course.buoys[0].at.x = left + 25;
  return course;
}

TEST(DeepDetails, StartPointsMayDifferByTwoTurnsAndAreMappedByHalves) {
  bool between = false, found = false, held = false, cutOff = false;
  Course closed = withLine(45, 195); // land before one end of the line closes in what starts there
  closed.table.x = 240;
  closed.islands = {{{150, 78}, {239, 78}, {239, 84}, {156, 84}, {156, 129}, {150, 129}}};
  std::vector<Course> courses{closed};
  for (const int right : {80, 140, 170, 185, 200, 215, 260, 290}) courses.push_back(withLine(20, right));
  for (const Course& course : courses) {
    const Solved solved(course);
    const Fresh& fresh = *solved.par.fresh;
    const int right = course.right.x;
    const CheckResult result = checkStartSpread({solved.course, solved.par, nullptr});
    EXPECT_EQ(result.findings.empty(), fresh.spread() <= 2) << fresh.spread();
    between = between || (fresh.spread() > 2 && fresh.spread() <= 3);
    (result.findings.empty() ? held : found) = true;
    std::map<int, std::size_t> bands;
    for (const Fresh::Start& start : fresh.starts())
      if (start.turns < Fresh::never)
        ++bands[std::min(7, static_cast<int>((start.turns - fresh.best()->turns) / 0.5))];
      else
        cutOff = true;
    const std::vector<Evidence>& map =
        result.findings.empty() ? result.evidence : result.findings[0].evidence;
    ASSERT_EQ(map.size(), bands.size()) << right;
    std::size_t i = 0;
    for (const auto& [band, points] : bands) EXPECT_EQ(map[i++].spots.size(), points) << band;
  }
  EXPECT_TRUE(between && found && held && cutOff);
}

TEST(DeepDetails, ParTellsTurnsPlaysFreshAndPilotInThisOrder) {
  const Solved solved(withLine(45, 95));
  const CheckResult result = checkPar({solved.course, solved.par, nullptr});
  EXPECT_THAT(result.statement, StartsWith("turns 3, plays 7, fresh "));
  ASSERT_EQ(result.findings.size(), 1u);
  const std::string text = result.findings[0].message.in({});
  EXPECT_THAT(text, HasSubstr("would take 3 turns, 7 without helms"));
  EXPECT_THAT(text, HasSubstr("needs 5.50"));
}

TEST(RegattaValidation, LooksAtNothingMoreOnceItIsStopped) {
  class Stopped final : public WorkWatch {
    bool stopWanted() const override { return true; }
  } watch;
  const CourseStudy study(withLine(45, 95), test::tinyDeck());
  bool more = false;
  EXPECT_FALSE(validateCourse(study, {}, watch, [&](Judge&, const CourseStudy&) { more = true; }));
  EXPECT_FALSE(more);
}

SimulationResult racesWith(Fairness verdict, Fairness runaway) {
  SimulationResult races;
  races.races = 4000;
  races.verdict = verdict;
  races.runaway = runaway;
  races.rates.assign(4, {0.25, 0.2, 0.3});
  races.edges.assign(4, {0.075, 0, 0});
  races.starts = {
      {{50, 100}, Heading()}, {{60, 100}, Heading()}, {{70, 100}, Heading()}, {{80, 100}, Heading()}};
  races.leaderWon = {0.55, 0.5, 0.58};
  return races;
}

TEST(DeepDetails, SeatsAreUnfairOrUndecidedButNotNeutralOrFair) {
  const Solved solved(withLine(45, 95));
  for (const Fairness verdict : {Fairness::Fair, Fairness::Neutral, Fairness::Unfair, Fairness::Undecided}) {
    const SimulationResult races = racesWith(verdict, Fairness::Fair);
    const CheckResult result = checkSeats({solved.course, solved.par, &races});
    EXPECT_THAT(result.statement, HasSubstr("turn order alone 32.5 %"));
    const bool found = verdict == Fairness::Unfair || verdict == Fairness::Undecided;
    ASSERT_EQ(result.findings.size(), found ? 1u : 0u);
    if (!found) continue;
    EXPECT_THAT(result.findings[0].message.in({}),
                StartsWith(verdict == Fairness::Unfair ? "Unfair" : "Undecided"));
    EXPECT_THAT(result.findings[0].message, fairway::test::SaysAllThroughPatterns());
    EXPECT_EQ(result.findings[0].spots.size(), 4u);
  }
}

TEST(DeepDetails, ARunawayIsShownAtTheFirstBuoysGate) {
  const Solved solved(withLine(45, 95));
  for (const Fairness runaway : {Fairness::Fair, Fairness::Unfair, Fairness::Undecided}) {
    const SimulationResult races = racesWith(Fairness::Fair, runaway);
    const CheckResult result = checkRunaway({solved.course, solved.par, &races});
    EXPECT_THAT(result.statement, HasSubstr("55.0 % (50.0 % to 58.0 %)"));
    ASSERT_EQ(result.findings.size(), runaway == Fairness::Fair ? 0u : 1u);
    if (result.findings.empty()) continue;
    const Vec buoy = solved.course.course().buoys[0].at;
    EXPECT_EQ(result.findings[0].spots[0].x, buoy.x);
    EXPECT_EQ(result.findings[0].spots[0].y, buoy.y);
    EXPECT_THAT(result.findings[0].message.in({}),
                StartsWith(runaway == Fairness::Unfair ? "The boat that passes" : "Undecided"));
    EXPECT_THAT(result.findings[0].message, fairway::test::SaysAllThroughPatterns());
  }
}

} // namespace
} // namespace fairway::validator::regatta
