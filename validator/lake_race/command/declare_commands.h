#pragma once

#include "formats/lake_race/export/subject.h"
#include "validator/command/call/declare.h"
#include "validator/command/pages/export_command.h"

// The lake race's commands: their options, examples and what they run.
namespace fairway::command::lake_race {

void declareCourses(CLI::App& app, Run& run);
void declareVerify(CLI::App& app, Run& run);
void declareExport(CLI::App& app, Run& run);
void declareImport(CLI::App& app, Run& run);
void declarePrint(CLI::App& app, Run& run);
void declareReplay(CLI::App& app, Run& run);
void declareRace(CLI::App& app, Run& run);
void declareTable(CLI::App& app, Run& run);
void declarePlay(CLI::App& app, Run& run);
void declarePar(CLI::App& app, Run& run);
void declareSimulate(CLI::App& app, Run& run);
void declareCompare(CLI::App& app, Run& run);
void declareDescribe(CLI::App& app, Run& run);
void declareSuggest(CLI::App& app, Run& run);
void declareGenerate(CLI::App& app, Run& run);

// What a card says of a course, or of a lake and its races. Where something cannot be worked out, it says why
// on standard error and leaves it out; the fault is the exit status when stopped.
Result<formats::CardContent, int> cardOf(const formats::lake_race::Subject& subject, const CardRaces& races,
                                         validator::WorkWatch& watch, const Streams& streams);

} // namespace fairway::command::lake_race
