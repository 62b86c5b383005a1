#pragma once

#include "validator/command/game.h"

namespace fairway::command::regatta {

Judgement judgeDocument(const formats::Document& document, const LoadedDocument& loaded,
                        const Judging& judging);

} // namespace fairway::command::regatta
