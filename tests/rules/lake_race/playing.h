#pragma once

#include "rules/lake_race/play/race.h"
#include "rules/lake_race/play/record.h"

#include <random>
#include <vector>

// Playing races by script: dice fall as the test says, boats do as they are told.
namespace fairway::lake_race::test {

using Faces = std::vector<int>;

// Places all boats in their order on the first start cells, with this heading.
void placeAll(Race& race, Direction heading);

// The turn of the seat to act. Fails the test when it is refused.
void turn(Race& race, const Faces& keep, const Faces& rolled, Steer steer);

// What the boat to act does in a turn.
void idle(Race& race);  // puts away a die if it has some, and stays where it is if it had one or none
void sail(Race& race);  // one step of the shortest way through the gates, with a single die
void crash(Race& race); // one more die, all showing 3

// The next step of the shortest way to finish for the boat to act, past the cells where others are.
Direction nextStep(const Race& race);

// Places the seat to act here.
void place(Race& race, Cell cell, Direction heading);

// Lets one seat sail, all others idle, until it has passed so many gates (gateCount: finished) or, for
// sinkBoat, has sunk. The others' boats stay where they are.
void sailBoat(Race& race, int seat, int gates = gateCount);
void sinkBoat(Race& race, int seat);

// A turn by chance, every legal choice of dice as likely as another, at most six dice. Returns it as
// recorded.
TurnEntry playRandomTurn(Race& race, std::mt19937_64& random);

// Whether it is the seat's turn after letting others idle; false when the race is over.
bool comesToAct(Race& race, int seat);

} // namespace fairway::lake_race::test
