#pragma once

#include "editor/model/race/review.h"
#include "rules/pool/play/referee.h"
#include "validator/pool/review/review.h"

namespace fairway::editor::pool {

// A strong pilot looks back at a game, as far as it is legal. There is no coach while tiles are placed.
race::Coach poolCoach(const fairway::pool::Pool& pool, const fairway::pool::GameRecord& record);

// What it says, in the user's language.
race::Review reviewInWords(const fairway::pool::PoolBoard& board, const validator::pool::GameReview& review,
                           std::optional<fairway::pool::Side> winner);

} // namespace fairway::editor::pool
