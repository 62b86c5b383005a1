#include "validator/lake_race/pilot/pilot.h"

#include <limits>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

// In turns. A boat makes about this many steps a turn on an open lake.
constexpr double stepsATurn = 4.5;
constexpr double costOfMarker = 3;
constexpr double costOfSinking = 60;
constexpr double costOfScratchBehindTheLine = 0.5;
// More dice than this cannot be looked after in time, and hardly ever help.
constexpr int mostDice = 5;

double costOfDamage(int damage, int missing) {
  if (missing == 0) return 0;
  return damage + missing >= sinkingDamage ? costOfSinking : costOfMarker * missing;
}

constexpr double worst = std::numeric_limits<double>::max();

} // namespace

bool Pilot::canFinish() const {
  const auto& starts = board_.startCells();
  return std::any_of(starts.begin(), starts.end(), [this](auto cell) {
    return ahead_.from(cell, Direction::E, {}) < WayAhead::unreachable;
  });
}

double Pilot::costOfMove(const Outlook& boat, Direction heading, const Move& move) const {
  if (move.progress.finished()) return move.crashed() ? costOfScratchBehindTheLine : 0;
  return ahead_.from(move.end, heading, move.progress) / stepsATurn + costOfDamage(boat.damage, move.missing);
}

// The best of the legal ways to steer with this distance.
double Pilot::costOfDistance(const Outlook& boat, int distance) const {
  const SteerSet legal = legalSteers(board_, boat.cell, boat.heading, distance);
  double best = worst;
  for (Steer steer : allSteers) {
    if (!legal.contains(steer)) continue;
    const Direction heading = steered(boat.heading, steer);
    const Move move = moveAlone(board_, boat.cell, heading, distance, boat.progress);
    best = std::min(best, costOfMove(boat, heading, move));
  }
  return best;
}

// Without this a timid pilot would wait forever: tomorrow always looks as good as today.
bool Pilot::turningHelps(const Outlook& boat) const {
  const int now = ahead_.from(boat.cell, boat.heading, boat.progress);
  return ahead_.from(boat.cell, steered(boat.heading, Steer::Left), boat.progress) < now ||
         ahead_.from(boat.cell, steered(boat.heading, Steer::Right), boat.progress) < now;
}

// What lies ahead of a boat at the end of its turn: the next turn without rolling, all dice kept or one taken
// away; or, without dice, with one that is added or with a turn in place.
double Pilot::costAfter(const Outlook& boat) const {
  if (boat.progress.finished()) return 0;
  if (boat.dice.empty()) {
    double sum = 0;
    for (int face = minDie; face <= maxDie; ++face) sum += costOfDistance(boat, face);
    return 1 + (turningHelps(boat) ? std::min(sum / maxDie, costOfDistance(boat, 0)) : sum / maxDie);
  }
  double best = costOfDistance(boat, boat.dice.total());
  for (int face = minDie; face <= maxDie; ++face)
    if (boat.dice.showing(face) > 0) best = std::min(best, costOfDistance(boat, boat.dice.total() - face));
  return 1 + best;
}

double Pilot::costOfSteer(const Race& race, Steer steer) const {
  const Boat& boat = race.boat(race.seatToAct());
  const Move move = race.moveFor(steer);
  // A boat that turns in place turns the way that helps, and does so at once.
  if (boat.dice.empty())
    return 1 + ahead_.from(boat.cell, steered(boat.heading, steer), boat.progress) / stepsATurn;
  if (move.progress.finished()) return move.crashed() ? costOfScratchBehindTheLine : 0;
  const Outlook after{move.end, steered(boat.heading, steer), move.progress,
                      move.crashed() ? Dice() : boat.dice, boat.damage + move.missing};
  return costOfDamage(boat.damage, move.missing) + costAfter(after);
}

Steer Pilot::chooseSteer(const Race& race) const {
  Steer best = Steer::Straight;
  double bestCost = worst;
  for (Steer steer : {Steer::Straight, Steer::Left, Steer::Right}) {
    if (!race.legalSteers().contains(steer)) continue;
    if (const double cost = costOfSteer(race, steer); cost < bestCost) {
      best = steer;
      bestCost = cost;
    }
  }
  return best;
}

double Pilot::costOfRoll(const Race& race, Dice keep, Dice rolled) const {
  Race next = race;
  static_cast<void>(next.roll(race.seatToAct(), keep, rolled)); // one of the legal choices
  return costOfSteer(next, chooseSteer(next));
}

DiceChoice Pilot::chooseDice(const Race& race) const {
  const Boat& boat = race.boat(race.seatToAct());
  const Dice have = boat.dice;
  const bool mayWait = turningHelps({boat.cell, boat.heading, boat.progress, {}, boat.damage});
  DiceChoice best;
  double bestCost = worst;
  forEachDiceChoice(have, [&](const DiceChoice& choice) {
    const int count = choice.keep.count() + choice.roll;
    if (count > std::max(mostDice, have.count()) || (count == 0 && !mayWait)) return;
    double sum = 0;
    double all = 0;
    forEachRoll(choice.roll, [&](Dice rolled, std::uint64_t ways) {
      sum += static_cast<double>(ways) * costOfRoll(race, choice.keep, rolled);
      all += static_cast<double>(ways);
    });
    if (sum / all < bestCost) {
      best = choice;
      bestCost = sum / all;
    }
  });
  return best;
}

Pilot::Place Pilot::choosePlace(const Race& race) const {
  const int damage = race.boat(race.seatToAct()).damage;
  Place best;
  double bestCost = worst;
  race.forEachPlace([&](CourseBoard::CellIndex cell) {
    for (Direction heading : allDirections)
      if (const double cost = costAfter({cell, heading, {}, {}, damage}); cost < bestCost) {
        best = {cell, heading};
        bestCost = cost;
      }
  });
  FAIRWAY_EXPECTS(best.cell != CourseBoard::noCell);
  return best;
}

} // namespace fairway::validator::lake_race
