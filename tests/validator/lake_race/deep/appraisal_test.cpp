#include "validator/lake_race/suggest/appraisal.h"

#include "rules/lake_race/route/assignments.h"
#include "tests/bench/race_course.h"
#include "tests/validator/lake_race/par/small_courses.h"
#include "validator/lake_race/suggest/finalists.h"
#include "validator/lake_race/suggest/lake_effect.h"

#include <gtest/gtest.h>

#include <cmath>

// By what suggestions are judged: findings that are counted, courses, spreads of routes, seats.
namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;

TEST(FindingCounts, AreWorseWithOneMoreOfAnyCode) {
  const FindingCounts before{{{"C01", 1}}, {{"G05", 2}}};
  EXPECT_EQ(before.total(), 3);
  EXPECT_FALSE(before.worseThan(before, false));
  FindingCounts after = before;
  after.warnings["G05"] = 3;
  EXPECT_TRUE(after.worseThan(before, false));
  EXPECT_FALSE(after.worseThan(before, true)) << "warnings are allowed";
  EXPECT_FALSE(before.worseThan(after, false)) << "fewer are not worse";
  EXPECT_EQ(after.newOnes(before), std::vector<std::string>{"G05"});
  EXPECT_TRUE(before.newOnes(after).empty());
  after = before;
  after.errors["C02"] = 1;
  EXPECT_TRUE(after.worseThan(before, true)) << "errors never are";
  EXPECT_EQ(after.newOnes(before), std::vector<std::string>{"C02"});
  after = FindingCounts{{{"C01", 1}, {"C09", 0}}, {}}; // listed, and none of it
  EXPECT_FALSE(after.worseThan(before, false));
  EXPECT_TRUE(after.newOnes(before).empty());
}

Finding findingWith(const char* code, Severity severity) {
  Finding finding;
  finding.code = code;
  finding.severity = severity;
  return finding;
}

TEST(FindingCounts, AreOfErrorsAndWarningsThatAreNotWaived) {
  Report report;
  report.findings = {findingWith("C01", Severity::Error), findingWith("G05", Severity::Warning),
                     findingWith("G05", Severity::Warning), findingWith("G09", Severity::Info)};
  report.findings.push_back(findingWith("C04", Severity::Error));
  report.findings.back().waived = "meant";
  const FindingCounts counts = countsOf(report);
  EXPECT_EQ(counts.errors, (std::map<std::string, int>{{"C01", 1}}));
  EXPECT_EQ(counts.warnings, (std::map<std::string, int>{{"G05", 2}}));
  EXPECT_EQ(counts.total(), 3);
}

Lake duckPond() {
  return sampleCourse("duck-pond-a.course.yaml").lake;
}

Draft lakeDraft(const Lake& lake) {
  Draft draft;
  draft.lake = lake;
  return draft;
}

// Race by race, over all 24 assignments.
TEST(RouteSpreads, AreTheLongestAndTheShortestRoutes) {
  const Lake lake = duckPond();
  const auto spreads = routeSpreads(lake);
  ASSERT_TRUE(spreads);
  double worst = 0;
  std::size_t at = 0;
  for (const RaceLetter race : allRaces) {
    if (slotsOf(lake, race).empty()) continue;
    std::vector<int> routes;
    for (const Assignment& assignment : assignmentsOf(lake, race))
      routes.push_back(assignment.route.value_or(0));
    std::sort(routes.begin(), routes.end());
    ASSERT_LT(at, spreads->size());
    EXPECT_EQ((*spreads)[at].race, race);
    EXPECT_EQ((*spreads)[at].shortest, routes.front());
    EXPECT_EQ((*spreads)[at].longest, routes.back());
    worst = std::max(worst, static_cast<double>(routes.back()) / routes.front());
    ++at;
  }
  EXPECT_EQ(spreads->size(), at);
  EXPECT_DOUBLE_EQ(worstRatio(lake), worst);
  EXPECT_EQ(coursesOf(lakeDraft(lake)).size(), at);
}

TEST(RouteSpreads, NeedEveryCourseOfEveryRace) {
  Lake lake;
  lake.map = TerrainMap(10, 10);
  EXPECT_FALSE(routeSpreads(lake)) << "no slots at all";
  EXPECT_TRUE(std::isinf(worstRatio(lake)));
  lake = duckPond();
  ASSERT_TRUE(routeSpreads(lake));
  const RaceLetter race = lake.slots.front().race;
  Lake three = lake;
  three.slots.erase(three.slots.begin());
  EXPECT_FALSE(routeSpreads(three)) << "three slots make no course";
  EXPECT_TRUE(coursesOf(lakeDraft(three)).empty());
  // Land on the strip of one slot: six courses start there, and 18 do not.
  Lake blocked = lake;
  const Slot slot = blocked.slots.front();
  blocked.map.set(neighbour(slot.at, slot.letter, blocked.stagger), Terrain::Land);
  EXPECT_FALSE(routeSpreads(blocked));
  const auto courses = coursesOf(lakeDraft(blocked));
  ASSERT_FALSE(courses.empty());
  const auto all = assignmentsOf(blocked, race);
  const auto first =
      std::find_if(all.begin(), all.end(), [](const Assignment& one) { return one.raceable(); });
  EXPECT_EQ(courses.front().name, std::string("race ") + letterOf(race));
  EXPECT_EQ(courses.front().course.placement, first->placement);
}

TEST(CourseFigures, TakeTheSeatFarthestFromItsShare) {
  CourseFigures figures;
  figures.wins = {Estimate{0.3, 0, 1, 0}, Estimate{0.1, 0, 1, 0}, Estimate{0.35, 0, 1, 0},
                  Estimate{0.25, 0, 1, 0}};
  EXPECT_DOUBLE_EQ(figures.worstSeat(), 0.15);
  EXPECT_EQ(CourseFigures{}.worstSeat(), 0);
}

TEST(Candidates, AreTheBestWithSoManyEdits) {
  const auto with = [](std::size_t edits, double score, int races) {
    return Candidate{std::vector<DraftEdit>(edits, TurnStrip{Direction::E}), Draft{}, score, races};
  };
  const std::vector<Candidate> all{with(1, 0.3, 1), with(2, 0.1, 2), with(1, 0.2, 3), with(1, 0.3, 4)};
  const auto racesOf = [&](std::size_t edits, std::size_t most) {
    std::vector<int> races;
    for (const Candidate& one : bestWith(all, edits, most)) races.push_back(one.races);
    return races;
  };
  EXPECT_EQ(racesOf(1, 5), (std::vector<int>{3, 1, 4})); // equals stay in their order
  EXPECT_EQ(racesOf(1, 2), (std::vector<int>{3, 1}));
  EXPECT_EQ(racesOf(2, 5), (std::vector<int>{2}));
  EXPECT_TRUE(racesOf(3, 5).empty());
}

} // namespace
} // namespace fairway::validator::lake_race
