#include "tests/validator/lake_race/simulation/plain_pilot.h"

#include <algorithm>
#include <numeric>

namespace fairway::validator::lake_race {

using fairway::lake_race::Progress;

namespace {

int sumOf(const PlainPilot::Dice& dice) {
  return std::accumulate(dice.begin(), dice.end(), 0);
}

int headingAfter(int heading, int turn) {
  return (heading + turn + 6) % 6;
}

// A marker is feared like three lost turns, a sunk boat like sixty.
double fearOf(int damage, int missing) {
  if (missing == 0) return 0;
  return damage + missing < 4 ? 3.0 * missing : 60;
}

} // namespace

PlainPilot::Boat PlainPilot::boatOf(const fairway::lake_race::Boat& boat) {
  return {boat.cell, static_cast<int>(boat.heading), boat.progress, fairway::lake_race::faces(boat.dice),
          boat.damage};
}

int PlainPilot::runOf(int cell, int heading, int distance) const {
  int steps = 0;
  for (; steps < distance; ++steps) {
    cell = board_.next(cell, static_cast<Direction>(heading));
    if (cell < 0) break;
  }
  return steps;
}

std::vector<int> PlainPilot::legalTurns(const Boat& boat) const {
  std::vector<int> turns;
  int longest = 0;
  for (const int turn : {-1, 0, 1})
    longest = std::max(longest, runOf(boat.cell, headingAfter(boat.heading, turn), sumOf(boat.dice)));
  for (const int turn : {-1, 0, 1})
    if (runOf(boat.cell, headingAfter(boat.heading, turn), sumOf(boat.dice)) == longest)
      turns.push_back(turn);
  return turns;
}

// Without a race there are no other boats.
PlainPilot::Ending PlainPilot::sailed(const Boat& boat, int turn, int distance,
                                      const fairway::lake_race::Race* race) const {
  const int heading = headingAfter(boat.heading, turn);
  const int steps = runOf(boat.cell, heading, distance);
  Ending ending{boat.cell, distance - steps, boat.progress};
  Progress progress = boat.progress;
  int cell = boat.cell;
  for (int step = 0; step < steps; ++step) {
    progress = board_.advance(progress, cell, static_cast<Direction>(heading));
    cell = board_.next(cell, static_cast<Direction>(heading));
    bool taken = false;
    for (int seat = 1; race != nullptr && seat <= race->players(); ++seat)
      taken = taken || (seat != race->seatToAct() && race->boat(seat).cell == cell &&
                        race->boat(seat).status == fairway::lake_race::BoatStatus::Racing);
    if (taken) continue;
    ending.cell = cell;
    ending.progress = progress;
  }
  return ending;
}

double PlainPilot::wayFrom(int cell, int heading, Progress progress) const {
  return ahead_.from(cell, static_cast<Direction>(heading), progress) / 4.5; // in turns
}

double PlainPilot::costOfDistance(const Boat& boat, int distance) const {
  Boat one = boat;
  one.dice = {distance};
  double best = 1e9;
  for (const int turn : legalTurns(one)) {
    const Ending ending = sailed(boat, turn, distance, nullptr);
    double cost = ending.missing > 0 ? 0.5 : 0; // behind the line a scratch costs little
    if (!ending.progress.finished())
      cost = wayFrom(ending.cell, headingAfter(boat.heading, turn), ending.progress) +
             fearOf(boat.damage, ending.missing);
    best = std::min(best, cost);
  }
  return best;
}

bool PlainPilot::turningHelps(const Boat& boat) const {
  const double now = wayFrom(boat.cell, boat.heading, boat.progress);
  return wayFrom(boat.cell, headingAfter(boat.heading, -1), boat.progress) < now ||
         wayFrom(boat.cell, headingAfter(boat.heading, 1), boat.progress) < now;
}

double PlainPilot::costAfter(const Boat& boat) const {
  if (boat.progress.finished()) return 0;
  if (boat.dice.empty()) {
    const double mean = (costOfDistance(boat, 1) + costOfDistance(boat, 2) + costOfDistance(boat, 3)) / 3;
    return 1 + (turningHelps(boat) ? std::min(mean, costOfDistance(boat, 0)) : mean);
  }
  double best = costOfDistance(boat, sumOf(boat.dice));
  for (const int die : boat.dice) best = std::min(best, costOfDistance(boat, sumOf(boat.dice) - die));
  return 1 + best;
}

double PlainPilot::costOfPlace(int cell, int heading, int damage) const {
  return costAfter({cell, heading, {}, {}, damage});
}

double PlainPilot::costOfSteer(const fairway::lake_race::Race& race, const Boat& boat, int turn) const {
  const int heading = headingAfter(boat.heading, turn);
  if (boat.dice.empty()) return 1 + wayFrom(boat.cell, heading, boat.progress);
  const Ending ending = sailed(boat, turn, sumOf(boat.dice), &race);
  if (ending.progress.finished()) return ending.missing > 0 ? 0.5 : 0;
  Boat after{ending.cell, heading, ending.progress, boat.dice, boat.damage + ending.missing};
  if (ending.missing > 0) after.dice.clear();
  return fearOf(boat.damage, ending.missing) + costAfter(after);
}

double PlainPilot::costOfDice(const fairway::lake_race::Race& race, Boat boat, const Dice& keep,
                              int roll) const {
  if (roll > 0) { // the first of them shows each face in turn
    double sum = 0;
    for (int face = 1; face <= 3; ++face) {
      Dice kept = keep;
      kept.push_back(face);
      sum += costOfDice(race, boat, kept, roll - 1);
    }
    return sum / 3;
  }
  boat.dice = keep;
  double best = 1e9;
  for (const int turn : legalTurns(boat)) best = std::min(best, costOfSteer(race, boat, turn));
  return best;
}

} // namespace fairway::validator::lake_race
