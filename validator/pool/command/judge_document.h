#pragma once

#include "validator/command/game.h"

namespace fairway::command::pool {

Judgement judgePool(const formats::Document& document, const LoadedDocument& loaded, const Judging& judging);

} // namespace fairway::command::pool
