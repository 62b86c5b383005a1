#pragma once

#include "validator/command/declare.h"

// The crocodile pool's words on the command line.
namespace fairway::command::pool {

void declareReplay(CLI::App& app, Run& run);
void declareRace(CLI::App& app, Run& run);
void declarePerft(CLI::App& app, Run& run);
void declareSimulate(CLI::App& app, Run& run);
void declareSolve(CLI::App& app, Run& run);
void declareExport(CLI::App& app, Run& run);
void declarePrint(CLI::App& app, Run& run);

} // namespace fairway::command::pool
