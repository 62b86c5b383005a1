#pragma once

#include "rules/hex/cell.h"
#include "rules/lake_race/board/course.h"
#include "rules/lake_race/board/tileset.h"
#include "rules/lake_race/gates/gate.h"
#include "rules/lake_race/route/assignments.h"
#include "rules/lake_race/route/course_rules.h"
#include "validator/core/words.h"

#include <string>
#include <vector>

namespace fairway::validator::lake_race {

// `0512, 0613 and 4 more`: at most `most` labels.
Phrase cellsPhrase(const std::vector<Cell>& cells, std::size_t most = 6);
std::string labels(const std::vector<Cell>& cells, std::size_t most = 6);

// Words of the game: the document's own in English, those of the user's language elsewhere.
Phrase wordFor(fairway::lake_race::Arrow arrow);
Phrase wordFor(fairway::lake_race::PassSide side);
Phrase wordFor(Direction direction);
Phrase wordFor(fairway::lake_race::Terrain terrain);
Phrase wordFor(fairway::lake_race::BoardSide side);
std::string gateWord(int gate); // START, 1, 2, 3, FINISH: as on the printed sheet
std::string raceWord(fairway::lake_race::RaceLetter race);

// What to do where a letter has not its four slots: `Add 2 slots.`
constexpr std::size_t slotsPerRace = 4;
Phrase slotsAdvice(std::size_t count);

// The cells in reading order, each once.
std::vector<Cell> inOrder(std::vector<Cell> cells);

using fairway::lake_race::faultyStrip;
using fairway::lake_race::leastStartCells;
using fairway::lake_race::misplacedBuoys;

using fairway::lake_race::Assignment;
using fairway::lake_race::assignmentsOf;
using fairway::lake_race::choicesOf;
using fairway::lake_race::hasCourses;
using fairway::lake_race::layoutError;

} // namespace fairway::validator::lake_race
