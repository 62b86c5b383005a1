#pragma once

#include "validator/command/game.h"

namespace fairway::command::river {

// Resolves a document of the river race and runs the checks that fit its kind.
Judgement judgeRiver(const formats::Document& document, const LoadedDocument& loaded, const Judging& judging);

} // namespace fairway::command::river
