#pragma once

#include "rules/base/phrase.h"
#include "rules/base/spot.h"

#include <span>

// Words that the checks of all games use.
namespace fairway::validator {

// `0512, 0613 and 4 more`: at most `most` labels.
Phrase spotsPhrase(std::span<const Spot> spots, std::size_t most = 6);

// `1 cell`, `2 cells`
std::string counted(std::size_t n, std::string_view noun);

// Numbers in sentences: with the decimal mark of the language that the sentence is said in.
Phrase decimalPhrase(double number, int decimals);    // 17.5
Phrase decimalPhrase(const std::string& number);      // of one that is written already, with a point
Phrase percentPhrase(double share, int decimals = 1); // 45.6 %
Phrase signedPhrase(double number, int decimals);     // +1.2, -0.3, and 0.0 without a sign

} // namespace fairway::validator
