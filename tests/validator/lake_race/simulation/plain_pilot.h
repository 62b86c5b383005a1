#pragma once

#include "rules/lake_race/play/race.h"
#include "validator/lake_race/par/way_ahead.h"

#include <vector>

namespace fairway::validator::lake_race {

// The simple pilot's judgement, worked out a second time: dice as a list, every roll face by face, and steps
// over the board one by one. It shares the way ahead, and the board's neighbours and gates, with the pilot.
class PlainPilot {
public:
  explicit PlainPilot(const fairway::lake_race::CourseBoard& board) : board_(board), ahead_(board) {}

  using Dice = std::vector<int>;
  struct Boat {
    int cell = 0;
    int heading = 0;
    fairway::lake_race::Progress progress;
    Dice dice;
    int damage = 0;
  };
  static Boat boatOf(const fairway::lake_race::Boat& boat);

  bool turningHelps(const Boat& boat) const;
  double costOfPlace(int cell, int heading, int damage) const;
  // Of the boat that is to steer, in the race's traffic: the turn is -1, 0 or 1.
  double costOfSteer(const fairway::lake_race::Race& race, const Boat& boat, int turn) const;
  std::vector<int> legalTurns(const Boat& boat) const;
  // Before the roll: the mean over all rolls of what the best way to steer costs.
  double costOfDice(const fairway::lake_race::Race& race, Boat boat, const Dice& keep, int roll) const;

private:
  struct Ending {
    int cell;
    int missing;
    fairway::lake_race::Progress progress;
  };
  Ending sailed(const Boat& boat, int turn, int distance, const fairway::lake_race::Race* race) const;
  int runOf(int cell, int heading, int distance) const;
  double wayFrom(int cell, int heading, fairway::lake_race::Progress progress) const;
  double costOfDistance(const Boat& boat, int distance) const;
  double costAfter(const Boat& boat) const;

  const fairway::lake_race::CourseBoard& board_;
  WayAhead ahead_;
};

} // namespace fairway::validator::lake_race
