#pragma once

#include "validator/command/call/declare.h"

// What a board comes to, alone and beside another one.
namespace fairway::command::lake_race {

void declareDescribe(CLI::App& app, Run& run);
void declareCompare(CLI::App& app, Run& run);

} // namespace fairway::command::lake_race
