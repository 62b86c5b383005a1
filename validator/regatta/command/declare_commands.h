#pragma once

#include "validator/command/declare.h"

// The card regatta's commands: their options, examples and what they run.
namespace fairway::command::regatta {

void declareExport(CLI::App& app, Run& run);
void declarePrint(CLI::App& app, Run& run);
void declareReplay(CLI::App& app, Run& run);
void declareRace(CLI::App& app, Run& run);
void declarePar(CLI::App& app, Run& run);
void declareSimulate(CLI::App& app, Run& run);

} // namespace fairway::command::regatta
