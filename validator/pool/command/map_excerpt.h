#pragma once

#include "rules/pool/board/pool.h"
#include "validator/core/finding.h"

namespace fairway::command::pool {

// The pool with a finding, as text: `@` the finding's squares, `!` a cut, `o` a path, `-` a line, `+` a
// region. Of a high pool the rows round the finding. Empty where the finding has no place.
std::string mapExcerpt(const fairway::pool::Pool& pool, const validator::Finding& finding);

} // namespace fairway::command::pool
