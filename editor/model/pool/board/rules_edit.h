#pragma once

#include "rules/pool/board/pool.h"

#include <string>

// What the properties change: numbers, abilities, opening and quiet turns.
namespace fairway::editor::pool {

// The crocodiles as people write them: `1, 2, 3, 4`.
std::string numbersText(const fairway::pool::Pool& pool);
// The pool with these numbers; those that it has keep their abilities. None: that is not a list of one to
// nine numbers from 1 to 9.
std::optional<fairway::pool::Pool> withNumbers(const fairway::pool::Pool& pool, const std::string& text);

// All crocodiles of a number are alike, so all get the ability.
fairway::pool::Pool withTurns(const fairway::pool::Pool& pool, int value, int turns); // 0 to maxTurns
fairway::pool::Pool withDiagonal(const fairway::pool::Pool& pool, int value, bool diagonal);

// Each number once, ascending.
std::vector<fairway::pool::Crocodile> crocodilesOf(const fairway::pool::Pool& pool);

} // namespace fairway::editor::pool
