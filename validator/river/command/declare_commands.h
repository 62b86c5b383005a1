#pragma once

#include "validator/command/declare.h"

namespace fairway::command::river {

void declareReplay(CLI::App& app, Run& run);

} // namespace fairway::command::river
