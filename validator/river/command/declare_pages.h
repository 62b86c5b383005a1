#pragma once

#include "validator/command/declare.h"

namespace fairway::command::river {

void declareExport(CLI::App& app, Run& run);
void declarePrint(CLI::App& app, Run& run);

} // namespace fairway::command::river
