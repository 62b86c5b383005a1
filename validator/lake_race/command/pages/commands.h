#pragma once

#include "formats/lake_race/export/subject.h"
#include "validator/command/call/declare.h"
#include "validator/command/pages/export_command.h"

// What is made of documents: files for others, and pages to print.
namespace fairway::command::lake_race {

void declareExport(CLI::App& app, Run& run);
void declarePrint(CLI::App& app, Run& run);

// What a card says of a course, or of a lake and its races. Where something cannot be worked out, it says why
// on standard error and leaves it out; the fault is the exit status when stopped.
Result<formats::CardContent, int> cardOf(const formats::lake_race::Subject& subject, const CardRaces& races,
                                         validator::WorkWatch& watch, const Streams& streams);

} // namespace fairway::command::lake_race
