#include "validator/lake_race/pilot/pilot.h"

#include "rules/lake_race/play/dice_stream.h"
#include "rules/lake_race/route/route.h"
#include "tests/validator/lake_race/par/small_courses.h"
#include "tests/validator/lake_race/simulation/plain_pilot.h"
#include "validator/lake_race/pilot/play_race.h"

#include <gtest/gtest.h>

#include <random>

// The simple pilot against its judgement worked out a second time, in positions that pilots and chance lead
// to.
namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;

// Left turns anticlockwise, and so do the directions: E, NE, NW, W, SW, SE.
int turnOf(Steer steer) {
  return steer == Steer::Straight ? 0 : steer == Steer::Left ? 1 : -1;
}

// The least cost, and of what costs the same what is named first.
template <class Thing, class CostOf>
std::pair<Thing, double> cheapest(const std::vector<Thing>& things, CostOf costOf) {
  std::pair<Thing, double> best{things.front(), costOf(things.front())};
  for (const Thing& thing : things)
    if (const double cost = costOf(thing); cost < best.second) best = {thing, cost};
  return best;
}

struct Chosen {
  int places = 0, dice = 0, manyDice = 0, turnsInPlace = 0, crashes = 0, finishes = 0;
};

void expectPlace(const PlainPilot& plain, const Pilot& pilot, const Race& race, Chosen& chosen) {
  std::vector<std::pair<int, int>> places;
  for (const int cell : race.board().startCells())
    for (int heading = 0; heading < 6 && !race.isTaken(cell); ++heading) places.emplace_back(cell, heading);
  const int damage = race.boat(race.seatToAct()).damage;
  const auto [best, cost] = cheapest(
      places, [&](const auto& place) { return plain.costOfPlace(place.first, place.second, damage); });
  const Pilot::Place place = pilot.choosePlace(race);
  EXPECT_EQ(std::pair(place.cell, static_cast<int>(place.heading)), best);
  ++chosen.places;
}

void expectDice(const PlainPilot& plain, const Pilot& pilot, const Race& race, Chosen& chosen) {
  const PlainPilot::Boat boat = PlainPilot::boatOf(race.boat(race.seatToAct()));
  const auto costOf = [&](const DiceChoice& choice) {
    return plain.costOfDice(race, boat, faces(choice.keep), choice.roll);
  };
  std::vector<DiceChoice> choices;
  forEachDiceChoice(race.boat(race.seatToAct()).dice, [&](const DiceChoice& choice) {
    const std::size_t count = static_cast<std::size_t>(choice.keep.count() + choice.roll);
    // No dice at all is a turn in place, and five are the most that a boat is given.
    if (count > 0 ? count <= std::max<std::size_t>(5, boat.dice.size()) : plain.turningHelps(boat))
      choices.push_back(choice);
  });
  const auto [best, cost] = cheapest(choices, costOf);
  const DiceChoice choice = pilot.chooseDice(race);
  EXPECT_NE(std::find(choices.begin(), choices.end(), choice), choices.end());
  EXPECT_NEAR(costOf(choice), cost, 1e-9);
  if (cost == 0) { // there is no doubt that several cost the same
    EXPECT_EQ(choice, best);
  }
  ++chosen.dice;
  chosen.manyDice += boat.dice.size() >= 5 ? 1 : 0;
}

void expectSteer(const PlainPilot& plain, const Pilot& pilot, const Race& race, Chosen& chosen) {
  const PlainPilot::Boat boat = PlainPilot::boatOf(race.boat(race.seatToAct()));
  std::vector<Steer> legal;
  for (const Steer steer : {Steer::Straight, Steer::Left, Steer::Right})
    if (race.legalSteers().contains(steer)) legal.push_back(steer);
  ASSERT_EQ(legal.size(), plain.legalTurns(boat).size());
  const auto costOf = [&](Steer steer) { return plain.costOfSteer(race, boat, turnOf(steer)); };
  EXPECT_EQ(pilot.chooseSteer(race), cheapest(legal, costOf).first);
  const Move move = race.moveFor(legal.front());
  chosen.turnsInPlace += boat.dice.empty() ? 1 : 0;
  chosen.crashes += move.crashed() ? 1 : 0;
  chosen.finishes += move.progress.finished() ? 1 : 0;
}

// Wild boats mostly add a die, and pilots alone would never be in trouble.
void expectRace(const CourseBoard& board, unsigned seed, Chosen& chosen) {
  const Pilot pilot(board);
  const PlainPilot plain(board);
  const bool wild = seed % 3 != 1;
  std::mt19937 random(seed);
  const auto below = [&](std::size_t limit) { return random() % limit; };
  RaceSetup setup{2, 1, true, {}};
  setup.carriedDamage[2] = static_cast<std::uint8_t>(below(3));
  Race race(board, setup);
  while (race.stage() == fairway::lake_race::Stage::Placing) {
    expectPlace(plain, pilot, race, chosen);
    const Pilot::Place place = pilot.choosePlace(race);
    ASSERT_FALSE(race.place(race.seatToAct(), place.cell, place.heading));
  }
  for (int turn = 0; turn < (wild ? 25 : 80) && !race.over(); ++turn) {
    const int seat = race.seatToAct();
    expectDice(plain, pilot, race, chosen);
    DiceChoice choice = pilot.chooseDice(race);
    if (wild && below(3) > 0) choice = {race.boat(seat).dice, 1};
    Dice rolled; // low dice mostly, so that many of them get somewhere
    for (int die = 0; die < choice.roll; ++die)
      rolled.add(!wild || below(8) == 0 ? 1 + static_cast<int>(below(3)) : 1);
    ASSERT_FALSE(race.roll(seat, choice.keep, rolled));
    expectSteer(plain, pilot, race, chosen);
    ASSERT_FALSE(race.steer(pilot.chooseSteer(race)));
  }
}

TEST(SimplePilot, ChoosesWhatCostsLeastByASecondReckoning) {
  Chosen chosen;
  for (unsigned seed = 1; seed <= lakes(160); ++seed) {
    SCOPED_TRACE(seed);
    expectRace(boardWithRoom(seed, seed % 3 == 0 ? 24 : 8, seed % 3 == 0 ? 8 : 6, 2), seed, chosen);
  }
  if (test::sanitized) return;
  EXPECT_GT(chosen.manyDice, 20);
  EXPECT_GT(chosen.turnsInPlace, 20);
  EXPECT_GT(chosen.crashes, 20);
  EXPECT_GT(chosen.finishes, 20);
}

// The same course with land strewn over it, so that often there is no way any more.
TEST(SimplePilot, CanFinishWhereThereIsARoute) {
  int with = 0, without = 0;
  for (unsigned seed = 1; seed <= 60; ++seed) {
    Course course = smallCourse(seed);
    std::mt19937 random(seed);
    for (int cells = 0; cells < 12; ++cells) {
      const Cell cell{1 + static_cast<int>(random() % 8), 1 + static_cast<int>(random() % 6)};
      const auto strip = stripCells(course.lake, course.placement);
      if (std::find(strip.begin(), strip.end(), cell) == strip.end())
        course.lake.map.set(cell, Terrain::Land);
    }
    const CourseBoard board(course);
    const bool route = shortestRoute(board).has_value();
    EXPECT_EQ(Pilot(board).canFinish(), route) << seed;
    ++(route ? with : without);
  }
  EXPECT_GT(with, 10);
  EXPECT_GT(without, 10);
}

// "Each boat's dice come from its own stream of the seed", one for each race.
TEST(PlayedRaces, RollTheDiceOfTheSeed) {
  for (unsigned seed = 1; seed <= lakes(5); ++seed) {
    const CourseBoard board = boardWithRoom(seed, 9, 7, 3);
    const PlayedRace played = playRace(Pilot(board), board, {3, 2, true, {}}, seed, 5);
    EXPECT_TRUE(played.race.over());
    EXPECT_EQ(played.record.players, 3);
    EXPECT_EQ(played.record.first, 2);
    std::vector<DiceStream> streams;
    for (int seat = 1; seat <= 3; ++seat) streams.emplace_back(seed, 5, seat);
    Race race(board, {3, 2, true, {}});
    for (const GridEntry& entry : played.record.grid)
      ASSERT_FALSE(race.place(entry.seat, board.indexOf(entry.at), entry.heading));
    for (const TurnEntry& turn : played.record.turns) {
      const int count = static_cast<int>(turn.rolled.size());
      const Dice rolled = streams[static_cast<std::size_t>(turn.seat - 1)].roll(count);
      EXPECT_EQ(turn.rolled, faces(rolled));
      ASSERT_FALSE(race.roll(turn.seat, *diceShowing(turn.keep), rolled));
      ASSERT_FALSE(race.steer(turn.steer));
      EXPECT_EQ(board.indexOf(*turn.ends), race.boat(turn.seat).cell);
    }
    EXPECT_EQ(race, played.race);
  }
}

} // namespace
} // namespace fairway::validator::lake_race
