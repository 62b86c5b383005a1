#pragma once

#include "rules/base/random.h"
#include "rules/regatta/play/race.h"

// Small tables to sail on.
namespace fairway::test {

// 25 cards with every symbol, boats and cards small enough for a table of 400 x 300 mm.
regatta::Deck smallDeck();

// Two buoys, an island and a cup.
regatta::Course smallCourse();

// A buoy and the line, nothing else.
regatta::Course bareCourse();

// The same seen in a mirror: left is right.
regatta::Course mirrored(const regatta::Course& course);
regatta::Deck mirrored(const regatta::Deck& deck);
regatta::Pose mirrored(const regatta::Course& course, const regatta::Pose& pose);
regatta::Turn mirrored(regatta::Turn turn);

// Deals and places by chance; then it is the first player's turn.
regatta::Race begun(const regatta::Board& board, int players, regatta::Until until, Random& random);

// A turn that may or may not be legal, of cards that the player may or may not have.
regatta::Turn anyTurn(const regatta::Race& race, Random& random);

// Cards that can be drawn now, by chance.
std::vector<std::string> anyDraw(const regatta::Race& race, Random& random);

} // namespace fairway::test
