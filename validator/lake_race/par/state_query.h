#pragma once

#include "validator/lake_race/par/par.h"

namespace fairway::validator::lake_race {

// Questions to a solved course: in this state, what can the boat do, and what does each cost? Answered from
// the values by the rules' own functions, one choice after the other: for people and pilots, not for the
// solver.

// Below, a state must be one that a boat can be in, with at most max-dice dice.

struct SteerOption {
  fairway::lake_race::Steer steer;
  fairway::lake_race::Move move;
  double cost = 0; // from here on, this turn not counted
};

struct DiceOption {
  fairway::lake_race::DiceChoice choice;
  double cost = 0; // from here on, this turn counted
};

// What the state that a move ends in costs: 0 when it finishes, the penalty when the boat sinks.
double costAfter(const Par& par, const BoatState& before, Direction heading, fairway::lake_race::Dice rolled,
                 const fairway::lake_race::Move& move);

// The legal ways to steer once the dice lie, the best first.
std::vector<SteerOption> steerOptions(const Par& par, const BoatState& state,
                                      fairway::lake_race::Dice rolled);

// The dice decisions with at most max-dice dice, the best first. More dice than that have no answer.
std::vector<DiceOption> diceOptions(const Par& par, const BoatState& state);

// Whether a boat of this course can come to be there, with what it has done of it; its dice are not looked
// at.
bool canBeIn(const Par& par, const BoatState& state);

// The least cost from here on; also for states that only other boats can bring about (stopped short of its
// distance, a boat keeps its dice).
double valueOf(const Par& par, const BoatState& state);

} // namespace fairway::validator::lake_race
