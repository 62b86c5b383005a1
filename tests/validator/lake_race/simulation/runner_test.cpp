#include "tests/validator/lake_race/par/small_courses.h"
#include "validator/lake_race/simulation/race_runner.h"

#include <gtest/gtest.h>

// The quick races of perfect pilots against the same races held by the rules' own race: not alike, the same.
namespace fairway::validator::lake_race {
namespace {

using fairway::lake_race::CourseBoard;

std::vector<BoatLuck> luckOfAll(std::uint64_t race, int players) {
  std::vector<BoatLuck> luck;
  for (int boat = 1; boat <= players; ++boat) luck.push_back(luckOf(5, race, boat));
  return luck;
}

void expectTheSame(const Par& par, const std::vector<PilotKind>& pilots,
                   const fairway::lake_race::RaceSetup& setup, std::uint64_t races, int mostTurns = 4000) {
  const auto quick = runnerFor(par, pilots, mostTurns);
  const auto ruled = ruledRunnerFor(par, pilots, mostTurns);
  RaceNotes expected;
  RaceNotes notes;
  for (std::uint64_t race = 0; race < races; ++race) {
    auto luck = luckOfAll(race, setup.players);
    ruled->run(setup, luck, expected);
    luck = luckOfAll(race, setup.players);
    quick->run(setup, luck, notes);
    ASSERT_EQ(notes.over, expected.over) << "race " << race;
    EXPECT_EQ(notes.stops, expected.stops) << "race " << race;
    EXPECT_EQ(notes.firstPastGate1, expected.firstPastGate1) << "race " << race;
    if (expected.over) {
      EXPECT_EQ(notes.outcome, expected.outcome) << "race " << race;
    }
  }
}

TEST(PerfectRunner, RunsTheRacesOfTheRules) {
  WorkWatch watch;
  for (unsigned seed = 1; seed <= lakes(8); ++seed) {
    SCOPED_TRACE(seed);
    const auto par = Par::solve(boardWithRoom(10 * seed, 8, 6, 4), {3, 60}, watch).value();
    for (int players = 1; players <= 4; ++players) {
      SCOPED_TRACE(players);
      expectTheSame(*par, std::vector<PilotKind>(static_cast<std::size_t>(players), PilotKind::Par),
                    {players, 1, false, {}}, 300);
    }
  }
}

TEST(PerfectRunner, WhoeverBeginsAndWhateverDamageIsCarried) {
  WorkWatch watch;
  const auto par = Par::solve(boardWithRoom(3, 9, 7, 6), {4, 60}, watch).value();
  fairway::lake_race::RaceSetup setup{6, 4, true, {}};
  setup.carriedDamage[2] = 1;
  setup.carriedDamage[5] = 2;
  expectTheSame(*par, std::vector<PilotKind>(6, PilotKind::Par), setup, 300);
  setup.variant = false;
  expectTheSame(*par,
                {PilotKind::Bold, PilotKind::Par, PilotKind::Cautious, PilotKind::Par, PilotKind::Bold,
                 PilotKind::Cautious},
                setup, 300);
}

TEST(PerfectRunner, GivesUpWhenTheRulesDo) {
  WorkWatch watch;
  const auto par = Par::solve(boardWithRoom(7, 9, 7, 4), {3, 60}, watch).value();
  expectTheSame(*par, std::vector<PilotKind>(4, PilotKind::Par), {4, 1, false, {}}, 100, 45);
}

} // namespace
} // namespace fairway::validator::lake_race
