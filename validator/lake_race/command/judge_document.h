#pragma once

#include "validator/command/game.h"

namespace fairway::command::lake_race {

// Resolves a document of the lake race and runs the checks that fit its kind.
Judgement judgeLakeRace(const formats::Document& document, const LoadedDocument& loaded,
                        const Judging& judging);

} // namespace fairway::command::lake_race
