#pragma once

#include "validator/command/call/declare.h"

// The lake race's commands: their options, examples and what they run. Those that have a class of their own
// are declared beside it, in `figures` and `pages`.
namespace fairway::command::lake_race {

void declareCourses(CLI::App& app, Run& run);
void declareVerify(CLI::App& app, Run& run);
void declareImport(CLI::App& app, Run& run);
void declareReplay(CLI::App& app, Run& run);
void declareRace(CLI::App& app, Run& run);
void declareTable(CLI::App& app, Run& run);
void declarePlay(CLI::App& app, Run& run);
void declarePar(CLI::App& app, Run& run);
void declareSimulate(CLI::App& app, Run& run);
void declareSuggest(CLI::App& app, Run& run);
void declareGenerate(CLI::App& app, Run& run);

} // namespace fairway::command::lake_race
