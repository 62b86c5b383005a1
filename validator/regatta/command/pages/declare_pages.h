#pragma once

#include "validator/command/declare.h"

// Words of the command line that make files of regattas, decks and records.
namespace fairway::command::regatta {

void declareExport(CLI::App& app, Run& run);
void declarePrint(CLI::App& app, Run& run);

} // namespace fairway::command::regatta
