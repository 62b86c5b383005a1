#include "tests/rules/lake_race/playing.h"

#include <gmock/gmock.h>

#include <map>
#include <queue>
#include <stdexcept>
#include <tuple>

namespace fairway::lake_race::test {

using CellIndex = CourseBoard::CellIndex;

void placeAll(Race& race, Direction heading) {
  for (int i = 0; i < race.players(); ++i)
    ASSERT_EQ(
        race.place(race.seatToAct(), race.board().startCells().at(static_cast<std::size_t>(i)), heading),
        std::nullopt);
}

void turn(Race& race, const Faces& keep, const Faces& rolled, Steer steer) {
  ASSERT_EQ(race.roll(race.seatToAct(), diceShowing(keep).value(), diceShowing(rolled).value()),
            std::nullopt);
  ASSERT_EQ(race.steer(steer), std::nullopt);
}

void place(Race& race, Cell cell, Direction heading) {
  ASSERT_EQ(race.place(race.seatToAct(), race.board().indexOf(cell), heading), std::nullopt);
}

namespace {

Steer anyLegalSteer(const Race& race) {
  for (Steer steer : {Steer::Straight, Steer::Left, Steer::Right})
    if (race.legalSteers().contains(steer)) return steer;
  return Steer::Straight;
}

void rollAndSteerAnyhow(Race& race, const Faces& keep, const Faces& rolled) {
  ASSERT_EQ(race.roll(race.seatToAct(), diceShowing(keep).value(), diceShowing(rolled).value()),
            std::nullopt);
  ASSERT_EQ(race.steer(anyLegalSteer(race)), std::nullopt);
}

} // namespace

void idle(Race& race) {
  Faces keep = faces(race.boat(race.seatToAct()).dice);
  if (!keep.empty()) keep.pop_back();
  rollAndSteerAnyhow(race, keep, {});
}

void crash(Race& race) {
  const Dice dice = race.boat(race.seatToAct()).dice;
  const auto more = static_cast<std::size_t>(dice.count() + 1);
  rollAndSteerAnyhow(race, {}, Faces(more, 3));
}

Direction nextStep(const Race& race) {
  const CourseBoard& board = race.board();
  const CellIndex cell = race.boat(race.seatToAct()).cell;
  const Progress progress = race.boat(race.seatToAct()).progress;
  using State = std::tuple<CellIndex, int, int>; // cell, gate, owed
  const auto stateOf = [](CellIndex at, Progress done) { return State{at, done.gate, done.owed}; };
  struct Reached {
    CellIndex cell;
    Progress progress;
    Direction first;
  };
  std::map<State, bool> seen{{stateOf(cell, progress), true}};
  std::queue<Reached> queue;
  queue.push({cell, progress, Direction::E});
  while (!queue.empty()) {
    const Reached at = queue.front();
    queue.pop();
    for (Direction direction : allDirections) {
      const CellIndex to = board.next(at.cell, direction);
      if (to == CourseBoard::noCell || (to != cell && race.isTaken(to))) continue;
      const Progress done = board.advance(at.progress, at.cell, direction);
      const Direction first = at.cell == cell && at.progress == progress ? direction : at.first;
      if (done.finished()) return first;
      if (done.owed > 2) continue; // no shortest way owes more
      if (!seen.emplace(stateOf(to, done), true).second) continue;
      queue.push({to, done, first});
    }
  }
  throw std::logic_error("no way to finish for seat " + std::to_string(race.seatToAct()) + " on " +
                         label(board.cellAt(cell)) + " before gate " + std::to_string(progress.gate));
}

void sail(Race& race) {
  const Boat& boat = race.boat(race.seatToAct());
  const Direction wanted = nextStep(race);
  for (Steer steer : allSteers)
    if (steered(boat.heading, steer) == wanted) return turn(race, {}, {1}, steer);
  turn(race, {}, {}, Steer::Left); // without dice the boat turns in place
}

TurnEntry playRandomTurn(Race& race, std::mt19937_64& random) {
  const int seat = race.seatToAct();
  std::vector<DiceChoice> choices;
  forEachDiceChoice(race.boat(seat).dice, [&](const DiceChoice& choice) {
    if (choice.keep.count() + choice.roll <= 6) choices.push_back(choice);
  });
  const DiceChoice choice = choices[random() % choices.size()];
  Faces rolled;
  for (int i = 0; i < choice.roll; ++i) rolled.push_back(static_cast<int>(random() % 3) + 1);
  EXPECT_EQ(race.roll(seat, choice.keep, diceShowing(rolled).value()), std::nullopt);
  std::vector<Steer> steers;
  for (Steer steer : allSteers)
    if (race.legalSteers().contains(steer)) steers.push_back(steer);
  const Steer steer = steers[random() % steers.size()];
  EXPECT_EQ(race.steer(steer), std::nullopt);
  return {seat, faces(choice.keep), rolled, steer, race.board().cellAt(race.boat(seat).cell)};
}

bool comesToAct(Race& race, int seat) {
  while (!race.over() && race.seatToAct() != seat && race.boat(seat).status == BoatStatus::Racing) idle(race);
  return race.seatToAct() == seat;
}

void sailBoat(Race& race, int seat, int gates) {
  while (race.boat(seat).progress.gate < gates && comesToAct(race, seat)) sail(race);
}

void sinkBoat(Race& race, int seat) {
  while (comesToAct(race, seat)) crash(race);
}

} // namespace fairway::lake_race::test
