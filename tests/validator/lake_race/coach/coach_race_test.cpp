#include "rules/base/random.h"
#include "tests/validator/lake_race/par/small_courses.h"
#include "validator/lake_race/coach/coached_race.h"

#include <gtest/gtest.h>

namespace fairway::validator::lake_race {
namespace {

using fairway::lake_race::BoatStatus;
using fairway::lake_race::CourseBoard;
using fairway::lake_race::Dice;
using fairway::lake_race::DiceChoice;
using fairway::lake_race::Race;
using fairway::lake_race::RaceRecord;
using fairway::lake_race::RaceSetup;

constexpr int mostDice = 4;

template <class T>
T oneOf(const std::vector<T>& all, Random& random) {
  return all[static_cast<std::size_t>(random.below(all.size()))];
}

// A race of players who do anything, up to so many turns.
RaceRecord randomRace(const CourseBoard& board, const RaceSetup& setup, int mostTurns, Random& random) {
  Race race(board, setup);
  RaceRecord record;
  record.players = setup.players;
  record.first = setup.first;
  while (race.stage() == fairway::lake_race::Stage::Placing) {
    std::vector<CourseBoard::CellIndex> free;
    race.forEachPlace([&](CourseBoard::CellIndex cell) { free.push_back(cell); });
    const auto heading = static_cast<Direction>(random.below(6));
    const auto cell = oneOf(free, random);
    record.grid.push_back({race.seatToAct(), board.cellAt(cell), heading});
    EXPECT_FALSE(race.place(race.seatToAct(), cell, heading));
  }
  while (!race.over() && static_cast<int>(record.turns.size()) < mostTurns) {
    const int seat = race.seatToAct();
    std::vector<DiceChoice> choices;
    fairway::lake_race::forEachDiceChoice(race.boat(seat).dice, [&](const DiceChoice& choice) {
      if (choice.keep.count() + choice.roll <= mostDice) choices.push_back(choice);
    });
    const DiceChoice choice = oneOf(choices, random);
    Dice rolled;
    for (int die = 0; die < choice.roll; ++die) rolled.add(1 + static_cast<int>(random.below(3)));
    EXPECT_FALSE(race.roll(seat, choice.keep, rolled));
    std::vector<fairway::lake_race::Steer> steers;
    for (const auto steer : fairway::lake_race::allSteers)
      if (race.legalSteers().contains(steer)) steers.push_back(steer);
    const auto steer = oneOf(steers, random);
    EXPECT_FALSE(race.steer(steer));
    record.turns.push_back({seat, faces(choice.keep), faces(rolled), steer, std::nullopt});
  }
  return record;
}

void expectBoatAddsUp(const CoachedRace& race, const CoachedBoat& boat) {
  EXPECT_NEAR(boat.result() - race.par, boat.carried + boat.luck + boat.mistakes + boat.traffic, 1e-9);
  const CoachedBoat::Chance& chance = boat.chance;
  EXPECT_NEAR(chance.end,
              chance.start + chance.ownLuck + chance.othersLuck + chance.mistakes + chance.gifts +
                  chance.traffic,
              1e-9);
}

void expectTurnAddsUp(const CoachedTurn& turn, const Chances& before, int players) {
  EXPECT_GE(turn.turns.dice, -1e-9);
  EXPECT_GE(turn.turns.steering, 0);
  double sum = 0;
  for (int seat = 1; seat <= players; ++seat) {
    EXPECT_NEAR(turn.wins[seat] - before[seat],
                turn.chance.traffic[seat] + turn.chance.dice[seat] + turn.chance.luck[seat] +
                    turn.chance.steering[seat],
                1e-12);
    sum += turn.wins[seat];
  }
  EXPECT_NEAR(sum, 1, 1e-12);
}

template <class Choice>
double lost(const std::vector<CostOf<Choice>>& costs, const Choice& played) {
  double least = std::numeric_limits<double>::infinity(), cost = -1;
  for (const auto& each : costs) {
    least = std::min(least, each.turns);
    if (each.choice == played) cost = each.turns;
  }
  return cost - least;
}

// What could have been chosen says the same as the parts of the turn. Debts of more than two are counted as
// two by one of them only.
void expectCostsFit(const CoachedTurn& turn, const fairway::lake_race::TurnEntry& entry) {
  if (turn.lostTurns() < equalInTurns) {
    EXPECT_TRUE(turn.diceCosts.empty() && turn.steerCosts.empty());
    return;
  }
  const DiceChoice played{*fairway::lake_race::diceShowing(entry.keep),
                          static_cast<int>(entry.rolled.size())};
  EXPECT_NEAR(lost(turn.diceCosts, played), turn.turns.dice, 1e-9);
  EXPECT_NEAR(lost(turn.steerCosts, entry.steer), turn.turns.steering, 1e-9);
}

void expectAllAddsUp(const CoachedRace& race) {
  double adjusted = 0;
  for (const CoachedBoat& boat : race.boats) {
    expectBoatAddsUp(race, boat);
    adjusted += boat.adjusted;
  }
  EXPECT_NEAR(adjusted, 1, 1e-9);
  const Chances* before = &race.win;
  for (const CoachedTurn& turn : race.turns) {
    expectTurnAddsUp(turn, *before, race.players);
    before = &turn.wins;
  }
}

std::shared_ptr<const Par> solvedFinely(const CourseBoard& board, double penalty) {
  WorkWatch watch;
  ParHints hints;
  hints.fine = true;
  return Par::solve(board, {mostDice, penalty}, watch, hints).value();
}

// Whatever was done, by two to four boats with and without damage, and wherever the record stops.
TEST(CoachRace, PartsOfRandomRacesAddUp) {
  Random random(31);
  for (unsigned seed = 1; seed <= lakes(6); ++seed) {
    const CourseBoard board = boardWithRoom(seed, 9, 7, 4);
    const auto par = solvedFinely(board, seed % 2 == 0 ? 60 : 20);
    for (int race = 0; race < 8; ++race) {
      RaceSetup setup;
      setup.players = 2 + race % 3;
      setup.first = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(setup.players)));
      for (int seat = 1; seat <= setup.players; ++seat)
        setup.carriedDamage[seat] = static_cast<std::uint8_t>(random.below(3));
      const RaceRecord record = randomRace(board, setup, race < 2 ? 10 * race : 400, random);
      const auto turns = static_cast<int>(record.turns.size());
      EXPECT_EQ(diceToCoach(record, turns), 6);
      const auto coached = coachRace(*par, setup, record, turns, unwatched());
      ASSERT_TRUE(coached);
      ASSERT_EQ(coached->turns.size(), record.turns.size());
      expectAllAddsUp(*coached);
      for (std::size_t i = 0; i < record.turns.size(); ++i)
        expectCostsFit(coached->turns[i], record.turns[i]);
    }
  }
}

// A boat that plays what the coach calls best gives nothing away.
TEST(CoachRace, FollowingItsAdviceCostsNothing) {
  Random random(5);
  const CourseBoard board = boardWithRoom(2, 10, 8, 3);
  const auto par = solvedFinely(board, 60);
  const RaceSetup setup{3, 2, false, {}};
  RaceRecord record = randomRace(board, setup, 0, random);
  Race race(board, setup);
  for (const auto& entry : record.grid)
    ASSERT_FALSE(race.place(entry.seat, board.indexOf(entry.at), entry.heading));
  TurnValues values(*par);
  for (int turn = 0; turn < 60 && !race.over(); ++turn) {
    const int seat = race.seatToAct();
    const auto& boat = race.boat(seat);
    std::vector<StateSpace::Water> taken;
    for (int other = 1; other <= 3; ++other)
      if (other != seat && race.boat(other).status == BoatStatus::Racing)
        taken.push_back(par->space().waterAt(race.boat(other).cell));
    const RacingBoat now{par->space().waterAt(boat.cell), static_cast<int>(boat.heading),
                         par->space().dice().indexOf(boat.dice), boat.damage, boat.progress};
    const ChoiceCost best = values.best(values.choices(now, taken));
    const Dice keep = par->space().dice().at(best.keep);
    Dice rolled;
    for (int die = 0; die < best.roll; ++die) rolled.add(1 + static_cast<int>(random.below(3)));
    const TurnEnd end = values.bestEnd(now, par->space().dice().indexOf(keep + rolled), taken);
    ASSERT_FALSE(race.roll(seat, keep, rolled));
    ASSERT_FALSE(race.steer(end.steer));
    record.turns.push_back({seat, faces(keep), faces(rolled), end.steer, std::nullopt});
  }
  const auto coached = coachRace(*par, setup, record, static_cast<int>(record.turns.size()), unwatched());
  ASSERT_TRUE(coached);
  expectAllAddsUp(*coached);
  for (const CoachedTurn& turn : coached->turns) {
    EXPECT_NEAR(turn.cost, 0, 1e-12);
    EXPECT_LT(turn.lostTurns(), 2 * equalInTurns);
    EXPECT_EQ(turn.badge, Badge::None);
  }
}

} // namespace
} // namespace fairway::validator::lake_race
