#include "rules/lake_race/play/dice_stream.h"
#include "tests/validator/lake_race/par/small_courses.h"
#include "validator/lake_race/simulation/par_pilot.h"
#include "validator/lake_race/simulation/simulate.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

// Where a seat's edge comes from, against boats that are really sailed.
namespace fairway::validator::lake_race {
namespace {

using fairway::lake_race::CourseBoard;
using fairway::lake_race::Race;

std::shared_ptr<const Par> parOf(unsigned seed, int columns = 9, int rows = 6) {
  WorkWatch watch;
  return Par::solve(CourseBoard(smallCourse(seed, columns, rows)), {4, 60}, watch).value();
}

// A perfect boat alone from this place; its turns, or none where it sinks.
std::optional<std::size_t> sailAlone(const Par& par, ParPilot& pilot, const StartPlace& place,
                                     std::uint64_t number, int boat) {
  Logbook log(number);
  fairway::lake_race::DiceStream dice(23, number, boat);
  Race race(par.board(), {1, 1, true, {}});
  EXPECT_FALSE(race.place(1, place.cell, place.heading));
  while (!race.over()) {
    const auto choice = pilot.chooseDice(race, log);
    EXPECT_FALSE(race.roll(1, choice.keep, dice.roll(choice.roll)));
    EXPECT_FALSE(race.steer(pilot.chooseSteer(race, log)));
  }
  if (race.boat(1).status == fairway::lake_race::BoatStatus::Sunk) return std::nullopt;
  return race.boat(1).turns;
}

// Goodness of fit over all turns, those that are hardly ever seen taken together.
TEST(FinishTurns, FitBoatsThatSailAlone) {
  constexpr int races = 20000;
  for (unsigned seed = 1; seed <= lakes(2); ++seed) {
    const auto par = parOf(seed);
    ParPilot pilot(*par);
    const StartPlace place = startPlaces(*par, 1)[0];
    const FlowStart start{par->space().waterAt(place.cell), static_cast<int>(place.heading)};
    const FinishTurns exact =
        finishTurnsFrom({par->space(), par->costs(), par->values(), par->policy()}, std::span(&start, 1))
            ->front();
    std::vector<double> seen(exact.byTurn.size() + 1, 0); // the last: never, or later than ever expected
    for (std::uint64_t race = 0; race < races; ++race) {
      const auto turns = sailAlone(*par, pilot, place, race, 1);
      seen[std::min(turns.value_or(seen.size()), seen.size() - 1)] += 1;
    }
    double squares = 0;
    int freedom = -1;
    double seenTogether = 0;
    double expectedTogether = 0;
    for (std::size_t turn = 0; turn < seen.size(); ++turn) {
      seenTogether += seen[turn];
      expectedTogether += races * (turn < exact.byTurn.size() ? exact.byTurn[turn] : exact.never);
      if (expectedTogether < 5 && turn + 1 < seen.size()) continue;
      if (expectedTogether > 0.5)
        squares += (seenTogether - expectedTogether) * (seenTogether - expectedTogether) / expectedTogether;
      else
        EXPECT_LE(seenTogether, 5);
      ++freedom;
      seenTogether = expectedTogether = 0;
    }
    ASSERT_GE(freedom, 3);
    // Wilson and Hilferty: the cube root of chi squared is nearly normal.
    const double third = 2.0 / (9 * freedom);
    const double normal = (std::cbrt(squares / freedom) - (1 - third)) / std::sqrt(third);
    EXPECT_LT(normal, 4) << "chi squared " << squares << " with " << freedom << " degrees of freedom";
  }
}

// Races in which boats pass through each other: only turn order and start places are left.
std::vector<double> winsWithoutMeeting(const Par& par, const std::vector<StartPlace>& places, int races) {
  ParPilot pilot(par);
  std::vector<double> wins(places.size(), 0);
  for (std::uint64_t race = 0; race < static_cast<std::uint64_t>(races); ++race) {
    std::optional<std::size_t> best;
    std::size_t winner = 0;
    for (std::size_t seat = 0; seat < places.size(); ++seat) {
      const auto turns = sailAlone(par, pilot, places[seat], race, static_cast<int>(seat) + 1);
      if (!turns || (best && *turns >= *best)) continue; // in the same round who sits before finishes before
      best = turns;
      winner = seat;
    }
    if (best)
      wins[winner] += 1.0 / races;
    else
      for (double& seat : wins) seat += 1.0 / races / static_cast<double>(places.size());
  }
  return wins;
}

TEST(Edge, IsThatOfBoatsThatPassThroughEachOther) {
  constexpr int races = 10000;
  WorkWatch watch;
  for (unsigned seed = 1; seed <= lakes(2); ++seed) {
    const auto par = parOf(seed);
    const int players = std::min<int>(4, static_cast<int>(par->board().startCells().size()));
    const std::vector<StartPlace> places = startPlaces(*par, players);
    const LonelyRaces exact = *lonelyRaces(*par, players, watch);
    const auto own = winsWithoutMeeting(*par, places, races);
    const auto same = winsWithoutMeeting(*par, std::vector<StartPlace>(places.size(), places.back()), races);
    for (std::size_t seat = 0; seat < places.size(); ++seat) {
      const double error = 4 * std::sqrt(0.25 / races);
      EXPECT_NEAR(own[seat], exact.startPlaces[seat], error) << "seat " << seat + 1 << " on lake " << seed;
      EXPECT_NEAR(same[seat], exact.turnOrder[seat], error) << "seat " << seat + 1 << " on lake " << seed;
    }
  }
}

TEST(Edge, AddsUpToTheWinRate) {
  WorkWatch watch;
  const auto par = parOf(1, 12, 8);
  SimulationOptions options;
  options.races = 800;
  options.exact = true;
  const int most = std::min(5, static_cast<int>(par->board().startCells().size()));
  ASSERT_GE(most, 3);
  for (const int players : {1, 2, most}) {
    options.pilots.assign(static_cast<std::size_t>(players), PilotKind::Par);
    const SimulationResult result = *simulate(*par, options, watch);
    ASSERT_EQ(result.edges.size(), options.pilots.size());
    double turnOrder = 0;
    for (std::size_t seat = 0; seat < result.edges.size(); ++seat) {
      const SeatEdge& edge = result.edges[seat];
      EXPECT_NEAR(1.0 / players + edge.turnOrder + edge.startPlaces + edge.traffic, result.wins[seat].share,
                  1e-12);
      turnOrder += edge.turnOrder;
    }
    EXPECT_NEAR(turnOrder, 0, 1e-9) << "what one seat gains the others lose";
  }
  options.pilots.back() = PilotKind::Bold;
  EXPECT_TRUE(simulate(*par, options, watch)->edges.empty()) << "they are about perfect boats";
}

} // namespace
} // namespace fairway::validator::lake_race
