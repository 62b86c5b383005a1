#pragma once

#include "rules/base/phrase.h"
#include "rules/base/spot.h"
#include "validator/river/solve/endless.h"

// How findings of the river race speak of figures and plays.
namespace fairway::validator::river {

Phrase wordFor(fairway::river::SectionKind kind);

// `5 from 4, wind, 3 from 7`: at most this many turns.
Phrase playInWords(const std::vector<PlayedTurn>& play, std::size_t most = 12);

// The sections, as laid, on which boats stand before each turn of a play, in that order and each once in a
// row.
std::vector<Spot> sectionsOf(const FleetMoves& moves, const std::vector<PlayedTurn>& play);

} // namespace fairway::validator::river
