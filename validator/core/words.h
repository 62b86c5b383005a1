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

} // namespace fairway::validator
