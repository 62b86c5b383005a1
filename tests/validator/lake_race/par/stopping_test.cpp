#include "tests/validator/lake_race/par/stopping.h"

#include "tests/validator/lake_race/par/small_courses.h"
#include "validator/lake_race/par/par_report.h"

#include <gtest/gtest.h>

// Whoever presses Ctrl-C must not wait, whatever is being done: solving, proving, the policy, the report.
namespace fairway::validator::lake_race {
namespace {

using fairway::lake_race::CourseBoard;

// Threads may be in the middle of something when the others learn of it.
constexpr int stillAsked = 400;

TEST(Stopping, SolvingEndsSoonAndWithoutAResult) {
  const CourseBoard board(smallCourse(3, 10, 7));
  StopAfter whole(never);
  ASSERT_TRUE(Par::solve(board, {3, 60}, whole).ok());
  for (const int moment : momentsOf(whole.asked())) {
    StopAfter watch(moment);
    const auto par = Par::solve(board, {3, 60}, watch);
    ASSERT_FALSE(par.ok()) << moment << " of " << whole.asked();
    EXPECT_EQ(par.fault(), ParRefusal::Stopped);
    EXPECT_LT(watch.asked(), moment + stillAsked);
  }
}

TEST(Stopping, ProofAndPolicyAskForEveryCell) {
  WorkWatch nobody;
  const CourseBoard board(smallCourse(3, 10, 7));
  const auto par = Par::solve(board, {3, 60}, nobody).value();
  const int waters = par->space().waterCount();
  StopAfter proving(never);
  certify(par->space(), par->costs(), par->values(), proving);
  EXPECT_GE(proving.asked(), waters);
  StopAfter settling(never);
  const Policy policy(par->space(), par->costs(), par->values(), settling);
  EXPECT_GE(settling.asked(), waters);
}

TEST(Stopping, TheReportEndsSoonAndWithoutAResult) {
  WorkWatch nobody;
  const auto par = Par::solve(CourseBoard(smallCourse(3, 10, 7)), {3, 60}, nobody).value();
  StopAfter whole(never);
  ASSERT_TRUE(reportOf(*par, whole));
  EXPECT_GT(whole.asked(), 100);
  for (const int moment : momentsOf(whole.asked())) {
    StopAfter watch(moment);
    EXPECT_FALSE(reportOf(*par, watch)) << moment;
    EXPECT_EQ(watch.asked(), moment + 1) << "at once";
  }
}

TEST(Stopping, WrecksAndSafetyEndSoonToo) {
  WorkWatch nobody;
  const auto par = Par::solve(CourseBoard(smallCourse(3, 10, 7)), {3, 60}, nobody).value();
  const SolvedRace race{par->space(), par->costs(), par->values(), par->policy()};
  const auto start = par->space().waterAt(par->board().startCells()[0]);
  StopAfter watch(5);
  EXPECT_FALSE(crashProbability(race, start, 0, start, watch));
  EXPECT_EQ(watch.asked(), 6);
  StopAfter other(5);
  EXPECT_FALSE(safestFinish(*par, other));
  EXPECT_LT(other.asked(), 5 + stillAsked);
}

} // namespace
} // namespace fairway::validator::lake_race
