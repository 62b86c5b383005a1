#pragma once

#include "rules/pool/board/side.h"
#include "rules/square/square.h"
#include "validator/core/finding.h"
#include "validator/core/words.h"

namespace fairway::validator::pool {

// Words of the game: the document's own in English, those of the user's language elsewhere.
Phrase wordFor(fairway::pool::Side side); // red, yellow

Phrase squaresPhrase(const std::vector<Square>& squares, std::size_t most = 6);

// A finding at some squares.
Finding findingAt(std::string key, const std::vector<Square>& squares);

// 12.5, 3: at most two decimals.
std::string numberText(double number);

} // namespace fairway::validator::pool
