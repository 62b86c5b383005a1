#pragma once

#include "rules/base/phrase.h"

namespace fairway::validator {

// Numbers in sentences: with the decimal mark of the language that the sentence is said in.
Phrase decimalPhrase(double number, int decimals);    // 17.5
Phrase decimalPhrase(const std::string& number);      // of one that is written already, with a point
Phrase percentPhrase(double share, int decimals = 1); // 45.6 %
Phrase signedPhrase(double number, int decimals);     // +1.2, -0.3, and 0.0 without a sign

} // namespace fairway::validator
