#include "tests/validator/lake_race/par/small_courses.h"
#include "tests/validator/lake_race/simulation/naive_race.h"
#include "validator/lake_race/simulation/simulate.h"

#include <gtest/gtest.h>

#include <cmath>

// The simulator against races that are played in another way, from the rules' text: what a seat is worth must
// come out the same.
namespace fairway::validator::lake_race {
namespace {

using fairway::lake_race::CourseBoard;

struct SeatRates {
  double wins = 0;
  double sunk = 0;
  double ranks = 0;
};

std::vector<SeatRates> naively(const CourseBoard& board, int players, int maxDice, const NaivePar* par,
                               int races) {
  NaiveRace race(board, players, maxDice, par, 7);
  std::vector<SeatRates> seats(static_cast<std::size_t>(players));
  int ended = 0;
  for (int i = 0; i < races; ++i) {
    const auto result = race.play();
    if (!result) continue; // naive pilots wait for each other for ever
    ++ended;
    seats[static_cast<std::size_t>(result->ranking[0])].wins += 1;
    for (const int seat : result->sunk) seats[static_cast<std::size_t>(seat)].sunk += 1;
    for (std::size_t rank = 0; rank < result->ranking.size(); ++rank)
      seats[static_cast<std::size_t>(result->ranking[rank])].ranks += static_cast<double>(rank) + 1;
  }
  EXPECT_GT(ended, races * 9 / 10);
  for (SeatRates& seat : seats) {
    seat.wins /= ended;
    seat.sunk /= ended;
    seat.ranks /= ended;
  }
  return seats;
}

// `room`: for pilots that are not quite the same.
void expectTheSame(const CourseBoard& board, int players, int maxDice, PilotKind kind, const NaivePar* naive,
                   int races, double room) {
  WorkWatch watch;
  const auto par = Par::solve(board, {maxDice, 60}, watch).value();
  SimulationOptions options;
  options.races = races;
  options.exact = true;
  options.pilots.assign(static_cast<std::size_t>(players), kind);
  const SimulationResult result = simulate(*par, options, watch).value();
  const auto seats = naively(board, players, maxDice, naive, races);
  const double error = 4.5 * std::sqrt(2 * 0.25 / races) + room; // of a share, at its widest
  for (int seat = 1; seat <= players; ++seat) {
    SCOPED_TRACE("seat " + std::to_string(seat));
    const SeatTally& tally = result.tally.seats[seat];
    const SeatRates& other = seats[static_cast<std::size_t>(seat - 1)];
    const auto ended = static_cast<double>(result.tally.ended());
    EXPECT_NEAR(result.wins[static_cast<std::size_t>(seat - 1)].share, other.wins, error);
    EXPECT_NEAR(static_cast<double>(tally.sunk.total) / ended, other.sunk, error);
    EXPECT_NEAR(static_cast<double>(tally.ranks) / ended, other.ranks, 2 * players * error);
  }
}

TEST(SecondOpinion, OnRacesOfPilotsWhoDoAnything) {
  for (const int players : {2, 3, 4}) {
    SCOPED_TRACE(players);
    const CourseBoard board = boardWithRoom(static_cast<unsigned>(players), 7, 6, 4);
    expectTheSame(board, players, 3, PilotKind::Random, nullptr, 500 * static_cast<int>(lakes(6)), 0);
  }
}

TEST(SecondOpinion, OnRacesOfPerfectPilots) {
  for (unsigned seed = 1; seed <= lakes(2); ++seed) {
    SCOPED_TRACE(seed);
    const CourseBoard board = boardWithRoom(10 * seed, 8, 5, 4);
    const NaivePar naive(board, 2, 60);
    expectTheSame(board, 3, 2, PilotKind::Par, &naive, 500 * static_cast<int>(lakes(8)), 0.02);
  }
}

} // namespace
} // namespace fairway::validator::lake_race
