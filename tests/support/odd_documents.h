#pragma once

#include "rules/base/random.h"

#include <string>
#include <vector>

// Documents whose parts are each valid, and which together may be impossible: more cards in hands than in the
// deck, strips longer than the lake, boats larger than the table, rivers of nothing but eddies, pools without
// ladders. Small, so that everything can be computed.
namespace fairway::test {

std::string oddCourse(Random& random);  // of the lake race, with its lake
std::string oddTileset(Random& random); // of the smallest tiles
std::string oddRiver(Random& random);
std::string oddPool(Random& random);
std::string oddRegatta(Random& random); // with its deck

// The lake of a course as a document of its own.
std::string oddLake(Random& random);

} // namespace fairway::test
