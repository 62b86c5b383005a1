#pragma once

#include "editor/model/pool/record/playback.h"
#include "validator/pool/review/review.h"

// What a pilot says of a game, in the user's language.
namespace fairway::editor::pool {

// `Red is ahead by 1.3 tiles`.
std::string outlookWords(double redAhead);

// What would have been better than a turn; empty where it was as good as any. Turns count from 1.
std::string adviceOn(const Playback& playback, const validator::pool::GameReview& review, int turn);

// At which turn the game was lost, and what would have been better; or that no turn stands out. Empty if no
// side lost.
std::string verdictOn(const Playback& playback, const validator::pool::GameReview& review);

} // namespace fairway::editor::pool
