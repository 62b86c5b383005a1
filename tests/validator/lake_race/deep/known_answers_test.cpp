#include "tests/bench/race_course.h"
#include "tests/validator/lake_race/par/small_courses.h"
#include "validator/lake_race/simulation/simulate.h"
#include "validator/lake_race/simulation/skill.h"

#include <gtest/gtest.h>

#include <algorithm>

// Five samples that were solved and raced by a program that shares nothing with ours, 20,000 races each.
namespace fairway::validator::lake_race {
namespace {

struct KnownAnswer {
  const char* course;
  std::array<double, 4> turnOrder; // percent by seat
  std::array<double, 4> raced;     // likewise, with a standard error of about 0.3
  Fairness verdict;
  std::vector<int> unfairSeats;
};

const std::vector<KnownAnswer> knownAnswers{
    {"glass-narrows-a", {34.6, 26.8, 21.3, 17.3}, {32.3, 23.5, 24.0, 20.2}, Fairness::Neutral, {}},
    {"reedwater-a", {33.3, 26.7, 21.9, 18.1}, {30.9, 28.2, 23.8, 17.1}, Fairness::Neutral, {}},
    {"duck-pond-a", {37.1, 26.7, 20.2, 16.0}, {36.9, 29.1, 21.6, 12.4}, Fairness::Unfair, {4}},
    {"morning-mere-a", {32.5, 26.7, 22.2, 18.7}, {22.9, 29.5, 18.6, 29.0}, Fairness::Unfair, {2, 3}},
    {"horseshoe-tarn-a", {34.8, 27.0, 21.2, 17.0}, {34.0, 31.8, 17.8, 16.5}, Fairness::Unfair, {2, 3}},
};

TEST(LongKnownAnswers, OfFiveSamples) {
  WorkWatch watch;
  for (const KnownAnswer& known : knownAnswers) {
    SCOPED_TRACE(known.course);
    const auto par = Par::solve(sampleBoard(std::string(known.course) + ".course.yaml"), {}, watch).value();
    SimulationOptions options;
    options.races = 60000; // what the closest of them need to be decided
    options.exact = true;
    options.pilots.assign(4, PilotKind::Par);
    const SimulationResult result = *simulate(*par, options, watch);
    EXPECT_EQ(result.verdict, known.verdict);
    for (std::size_t seat = 0; seat < 4; ++seat) {
      // Boats that play equally well may finish a little more or less evenly.
      EXPECT_NEAR(25 + 100 * result.edges[seat].turnOrder, known.turnOrder[seat], 0.15)
          << "seat " << seat + 1;
      EXPECT_NEAR(100 * result.wins[seat].share, known.raced[seat], 1.5) << "seat " << seat + 1;
    }
    for (const int seat : result.unfairSeats)
      EXPECT_TRUE(std::find(known.unfairSeats.begin(), known.unfairSeats.end(), seat) !=
                  known.unfairSeats.end())
          << "seat " << seat;
    for (const int seat : known.unfairSeats)
      EXPECT_TRUE(std::find(result.unfairSeats.begin(), result.unfairSeats.end(), seat) !=
                  result.unfairSeats.end())
          << "seat " << seat;
  }
}

// What one perfect boat wins among casual ones above its share, in points, by that other program: its own
// error is about 0.15.
TEST(LongKnownAnswers, OfSkillOnThreeSamples) {
  WorkWatch watch;
  for (const auto& [course, points] : std::vector<std::pair<std::string, double>>{
           {"duck-pond-a", 14.7}, {"morning-mere-a", 19.8}, {"glass-narrows-a", 22.0}}) {
    SCOPED_TRACE(course);
    const auto par = Par::solve(sampleBoard(course + ".course.yaml"), {}, watch).value();
    const auto raced = raceForSkill(*par, {4, 20000, 1}, watch);
    ASSERT_TRUE(raced && raced->skill);
    EXPECT_LT(raced->skill->low, points);
    EXPECT_GT(raced->skill->high, points);
    EXPECT_LT(raced->skill->high - raced->skill->low, 1.5);
  }
}

} // namespace
} // namespace fairway::validator::lake_race
