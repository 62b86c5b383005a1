#pragma once

#include "rules/lake_race/play/race.h"
#include "validator/lake_race/par/way_ahead.h"

namespace fairway::validator::lake_race {

// A simple pilot that plays by the book: it looks one turn ahead over every roll, and at what its dice would
// do in the turn after that if it did not roll at all; it fears crashes and follows the shortest way through
// the gates. All seats fly the same one. Its judgement is a guess; whether a move is legal it asks the race.
class Pilot {
public:
  explicit Pilot(const fairway::lake_race::CourseBoard& board) : board_(board), ahead_(board) {}

  // Whether there is a way to the finish from some start cell.
  bool canFinish() const;

  struct Place {
    fairway::lake_race::CourseBoard::CellIndex cell = fairway::lake_race::CourseBoard::noCell;
    Direction heading = Direction::E;
  };
  // For the seat to place; there must be a free start cell.
  Place choosePlace(const fairway::lake_race::Race& race) const;

  // For the seat to act, before and after the roll.
  fairway::lake_race::DiceChoice chooseDice(const fairway::lake_race::Race& race) const;
  fairway::lake_race::Steer chooseSteer(const fairway::lake_race::Race& race) const;

private:
  // A boat alone as the pilot imagines it.
  struct Outlook {
    fairway::lake_race::CourseBoard::CellIndex cell;
    Direction heading;
    fairway::lake_race::Progress progress;
    fairway::lake_race::Dice dice;
    int damage;
  };

  bool turningHelps(const Outlook& boat) const; // to turn in place brings it nearer
  double costOfSteer(const fairway::lake_race::Race& race, fairway::lake_race::Steer steer) const;
  double costOfRoll(const fairway::lake_race::Race& race, fairway::lake_race::Dice keep,
                    fairway::lake_race::Dice rolled) const;
  double costAfter(const Outlook& boat) const;
  double costOfDistance(const Outlook& boat, int distance) const;
  double costOfMove(const Outlook& boat, Direction heading, const fairway::lake_race::Move& move) const;

  const fairway::lake_race::CourseBoard& board_;
  WayAhead ahead_;
};

} // namespace fairway::validator::lake_race
