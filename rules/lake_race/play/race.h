#pragma once

#include "rules/lake_race/play/dice.h"
#include "rules/lake_race/play/move.h"
#include "rules/lake_race/play/seats.h"

namespace fairway::lake_race {

enum class BoatStatus : std::uint8_t { Unplaced, Racing, Finished, Sunk };

struct Boat {
  CourseBoard::CellIndex cell = CourseBoard::noCell; // the last one, even after the boat left the lake
  std::uint32_t turns = 0;                           // its own turns so far; of a finisher, when it finished
  Progress progress;
  Dice dice;
  std::uint16_t damage = 0;       // markers, those from earlier races included
  std::uint8_t carriedDamage = 0; // markers from earlier races
  Direction heading = Direction::E;
  BoatStatus status = BoatStatus::Unplaced;

  bool damagedInThisRace() const { return damage > carriedDamage; }

  friend bool operator==(const Boat&, const Boat&) = default;
};

// What a race begins with. One player alone is allowed: a boat that sails against par.
struct RaceSetup {
  int players = minPlayers;
  int first = 1;        // seat of the first player
  bool variant = false; // go on until none is racing; with two players it always holds
  BySeat<std::uint8_t> carriedDamage;
};

enum class Stage : std::uint8_t { Placing, Dice, Steering, Over };

// A race: whose turn it is, what may be done, and what comes of it. Questions are const and name the rule
// that forbids; each act asks the same question first and changes nothing when it is refused. A plain value
// of a few hundred bytes: to look ahead or to undo, keep a copy. The board must outlive it.
class Race {
public:
  Race(const CourseBoard& board, const RaceSetup& setup);

  const CourseBoard& board() const { return *board_; }
  int players() const { return players_; }
  int first() const { return first_; }
  bool variant() const { return variant_; }
  const Boat& boat(int seat) const { return boats_[seat]; }

  Stage stage() const { return stage_; }
  bool over() const { return stage_ == Stage::Over; }
  int seatToAct() const { return seat_; } // 0 when the race is over

  // Placing, in any of the six headings.
  Refusal whyNotPlace(int seat, CourseBoard::CellIndex cell) const;
  Refusal place(int seat, CourseBoard::CellIndex cell, Direction heading);
  template <class Visit>
  void forEachPlace(Visit&& visit) const {
    for (CourseBoard::CellIndex cell : board_->startCells())
      if (!isTaken(cell)) visit(cell);
  }

  Refusal whyNotTurn(int seat) const; // whether it is this seat's turn at all

  // A turn begins with the dice: forEachDiceChoice(boat(seatToAct()).dice, ...) lists what is legal.
  Refusal whyNotRoll(int seat, const DiceChoice& choice) const;
  Refusal roll(int seat, Dice keep, Dice rolled);

  // Continues with steering after the roll, which moves the boat.
  SteerSet legalSteers() const;
  Refusal whyNotSteer(Steer steer) const;
  Move moveFor(Steer steer) const; // its result; the steering must be legal
  Refusal steer(Steer steer);

  bool isTaken(CourseBoard::CellIndex cell) const;
  int racing() const { return racing_; }                   // how many boats are on the lake
  const SeatList& finishers() const { return finishers_; } // in the order of finishing
  const SeatList& sunk() const { return sunk_; }           // in the order of sinking

  friend bool operator==(const Race&, const Race&) = default;

private:
  int distance() const { return boats_[seat_].dice.total(); }
  void leaveTheLake(BoatStatus status);
  void passTheTurn();

  const CourseBoard* board_;
  BySeat<Boat> boats_;
  SeatList finishers_;
  SeatList sunk_;
  std::uint8_t players_;
  std::uint8_t first_;
  std::uint8_t racing_ = 0;
  std::uint8_t seat_;
  bool variant_;
  Stage stage_ = Stage::Placing;
};

// All seats of a race that is over: finishers in their order, then the one left over, then the sunk, later
// before earlier.
SeatList ranking(const Race& race);

} // namespace fairway::lake_race
