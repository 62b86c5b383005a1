#pragma once

#include "validator/command/declare.h"

// The words of the river race on the command line.
namespace fairway::command::river {

void declareExport(CLI::App& app, Run& run);
void declarePrint(CLI::App& app, Run& run);
void declareReplay(CLI::App& app, Run& run);
void declareRace(CLI::App& app, Run& run);
void declarePar(CLI::App& app, Run& run);
void declareOrders(CLI::App& app, Run& run);
void declareSimulate(CLI::App& app, Run& run);

} // namespace fairway::command::river
