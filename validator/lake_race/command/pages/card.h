#pragma once

#include "formats/lake_race/export/subject.h"
#include "validator/command/pages/export_command.h"

namespace fairway::command::lake_race {

// What a card says of a course, or of a lake and its races. Where something cannot be worked out, it says why
// on standard error and leaves it out; the fault is the exit status when stopped.
Result<formats::CardContent, int> cardOf(const formats::lake_race::Subject& subject, const CardRaces& races,
                                         validator::WorkWatch& watch, const Streams& streams);

} // namespace fairway::command::lake_race
