#include "tests/validator/lake_race/par/small_courses.h"
#include "tests/validator/lake_race/par/stopping.h"
#include "validator/lake_race/deep/deep_checks.h"
#include "validator/lake_race/simulation/par_pilot.h"
#include "validator/lake_race/validator.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace fairway::validator::lake_race {
namespace {

using fairway::lake_race::Course;
using fairway::lake_race::Terrain;

Report deepReport(const Course& course) {
  WorkWatch watch;
  const CourseSubject subject{course.lake, course.race, course.placement, fixed(course.choices)};
  return validateCourse(subject, {},
                        [&](Judge& judge, const CourseStudy& study) { judgeDeep(judge, study, watch); });
}

const Outcome* outcomeOf(const Report& report, const std::string& code) {
  const auto found = std::find_if(report.outcomes.begin(), report.outcomes.end(),
                                  [&](const Outcome& outcome) { return outcome.code == code; });
  return found == report.outcomes.end() ? nullptr : &*found;
}

const Finding* findingOf(const Report& report, const std::string& code) {
  const auto found = std::find_if(report.findings.begin(), report.findings.end(),
                                  [&](const Finding& finding) { return finding.code == code; });
  return found == report.findings.end() ? nullptr : &*found;
}

void expectNotJudged(const Report& report, const std::string& why) {
  for (const char* code : {"M01", "M02", "M03", "M04", "M05", "F01", "F02", "F03"}) {
    const Outcome* outcome = outcomeOf(report, code);
    ASSERT_NE(outcome, nullptr) << code;
    EXPECT_EQ(outcome->verdict, Verdict::NotJudged) << code;
    EXPECT_NE(outcome->statement.find(why), std::string::npos) << outcome->statement;
    EXPECT_EQ(findingOf(report, code), nullptr) << code;
  }
}

// A small course whose quick checks of the strip, buoys and order hold and that has room for four boats.
Course soundCourse() {
  for (unsigned seed = 1;; ++seed) {
    Course course = smallCourse(seed, 10, 8);
    const fairway::lake_race::CourseBoard board(course);
    const CourseSubject subject{course.lake, course.race, course.placement, fixed(course.choices)};
    const Report quick = validateCourse(subject, {});
    const Outcome* inOrder = outcomeOf(quick, "G02");
    if (board.startCells().size() >= 4 && inOrder && inOrder->verdict == Verdict::Holds) return course;
  }
}

TEST(DeepChecks, AllAreJudgedOnASoundCourse) {
  const Report report = deepReport(soundCourse());
  for (const char* code : {"M01", "M02", "M03", "M04", "M05", "F01", "F02", "F03"}) {
    const Outcome* outcome = outcomeOf(report, code);
    const Finding* finding = findingOf(report, code);
    ASSERT_TRUE(outcome != nullptr || finding != nullptr) << code;
    if (outcome) {
      EXPECT_NE(outcome->verdict, Verdict::NotJudged) << code;
      EXPECT_FALSE(outcome->statement.empty()) << code;
    }
    if (finding) {
      EXPECT_FALSE(finding->evidence.empty()) << code;
    }
  }
  const Finding* par = findingOf(report, "M03");
  ASSERT_NE(par, nullptr);
  EXPECT_EQ(par->severity, Severity::Info);
  EXPECT_EQ(par->evidence.front().kind, EvidenceKind::Path);
  EXPECT_GT(par->evidence.front().spots.size(), 2u);
}

TEST(DeepChecks, AreNotJudgedWithoutARoute) {
  Course course = soundCourse();
  for (int column = 1; column <= 10; ++column)
    for (int row = 1; row <= 8; ++row) course.lake.map.set({column, row}, Terrain::Land);
  for (const Cell cell : stripCells(course.lake, course.placement)) course.lake.map.set(cell, Terrain::Water);
  const Report report = deepReport(course);
  for (const char* code : {"M01", "M03", "F01"}) {
    const Outcome* outcome = outcomeOf(report, code);
    ASSERT_NE(outcome, nullptr) << code;
    EXPECT_EQ(outcome->verdict, Verdict::NotJudged) << code;
  }
}

TEST(DeepChecks, SayThatTheyWereStopped) {
  struct Stopped : WorkWatch {
    bool stopWanted() const override { return true; }
  } stopped;
  const Course course = soundCourse();
  const CourseSubject subject{course.lake, course.race, course.placement, fixed(course.choices)};
  const Report report = validateCourse(
      subject, {}, [&](Judge& judge, const CourseStudy& study) { judgeDeep(judge, study, stopped); });
  expectNotJudged(report, "stopped");
}

// Whenever it is stopped: what is judged is judged as without a stop, and the rest says why it is not.
TEST(DeepChecks, NeverJudgeByHalves) {
  const Course course = soundCourse();
  const CourseSubject subject{course.lake, course.race, course.placement, fixed(course.choices)};
  const auto reportUnder = [&](WorkWatch& watch) {
    return validateCourse(subject, {},
                          [&](Judge& judge, const CourseStudy& study) { judgeDeep(judge, study, watch); });
  };
  StopAfter whole(never);
  const Report full = reportUnder(whole);
  int notJudged = 0;
  for (const int moment : momentsOf(whole.asked())) {
    StopAfter watch(moment);
    const Report part = reportUnder(watch);
    for (const char* code : {"M01", "M02", "M03", "M04", "M05", "F01", "F02", "F03"}) {
      SCOPED_TRACE(std::string(code) + " stopped after " + std::to_string(moment));
      const Outcome* outcome = outcomeOf(part, code);
      ASSERT_NE(outcome, nullptr);
      if (outcome->verdict == Verdict::NotJudged) {
        ++notJudged;
        EXPECT_NE(outcome->statement.find("stopped"), std::string::npos) << outcome->statement;
        EXPECT_EQ(findingOf(part, code), nullptr);
      } else {
        EXPECT_EQ(outcome->statement, outcomeOf(full, code)->statement);
        EXPECT_EQ(outcome->verdict, outcomeOf(full, code)->verdict);
      }
    }
  }
  EXPECT_GT(notJudged, 8);
}

TEST(DeepChecks, ShowWhereTheSeatsReallyStart) {
  WorkWatch watch;
  const Course course = soundCourse();
  const CourseSubject subject{course.lake, course.race, course.placement, fixed(course.choices)};
  const CourseStudy study(subject);
  DeepStudy deep(study, watch);
  ASSERT_FALSE(deep.solve());
  ASSERT_TRUE(deep.race());
  const CheckResult seats = checkSeats(deep);
  if (seats.findings.empty()) return;
  fairway::lake_race::Race race(deep.par().board(), {4, 1, false, {}});
  ParPilot pilot(deep.par());
  Logbook log(1);
  while (race.stage() == fairway::lake_race::Stage::Placing) {
    const StartPlace place = pilot.choosePlace(race, log);
    ASSERT_FALSE(race.place(race.seatToAct(), place.cell, place.heading));
  }
  for (int seat = 1; seat <= 4; ++seat)
    EXPECT_EQ(seats.findings[0].spots[static_cast<std::size_t>(seat - 1)],
              deep.par().board().cellAt(race.boat(seat).cell))
        << "seat " << seat;
}

TEST(DeepChecks, CountRacesWithAResultAlone) {
  Tally tally(0);
  tally.races = 1000;
  EXPECT_EQ(racesCounted(tally).english(), "1000 races of four equal boats");
  tally.abandoned = 3;
  EXPECT_EQ(racesCounted(tally).english(),
            "997 races of four equal boats (3 more never ended and are not counted)");
}

TEST(DeepChecks, SayThatALakeIsTooLarge) {
  Course course = soundCourse();
  const Course small = course;
  course.lake.map =
      fairway::lake_race::TerrainMap(fairway::lake_race::maxLakeSide, fairway::lake_race::maxLakeSide);
  for (int column = 1; column <= small.lake.map.columns(); ++column)
    for (int row = 1; row <= small.lake.map.rows(); ++row)
      course.lake.map.set({column, row}, small.lake.map.at({column, row}));
  WorkWatch watch;
  DocumentInfo info;
  const CourseSubject subject{course.lake, course.race, course.placement, fixed(course.choices)};
  const CourseStudy study(subject);
  Judge judge("course", info); // the quick checks are not what takes its time here
  judgeDeep(judge, study, watch);
  expectNotJudged(judge.finish({}), "too large");
}

TEST(DeepChecks, SayThatBoatsHaveNoRoom) {
  for (unsigned seed = 1;; ++seed) {
    const Course course = smallCourse(seed, 8, 6);
    if (fairway::lake_race::CourseBoard(course).startCells().size() >= 4) continue;
    const Report report = deepReport(course);
    const Outcome* par = outcomeOf(report, "M03");
    ASSERT_NE(par, nullptr);
    if (par->verdict == Verdict::NotJudged) continue;
    for (const char* code : {"F01", "F02", "F03"}) {
      const Outcome* outcome = outcomeOf(report, code);
      ASSERT_NE(outcome, nullptr) << code;
      EXPECT_EQ(outcome->verdict, Verdict::NotJudged) << code;
      EXPECT_NE(outcome->statement.find("start cells"), std::string::npos) << outcome->statement;
    }
    return;
  }
}

} // namespace
} // namespace fairway::validator::lake_race
