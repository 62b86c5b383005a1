#pragma once

#include "formats/regatta/export/subject.h"
#include "validator/command/export_command.h"

namespace fairway::command::regatta {

// What a card says of a table. The fault is the exit status when stopped.
Result<formats::CardContent, int> cardOf(const formats::regatta::Subject& subject, const CardRaces& races,
                                         validator::WorkWatch& watch, const Streams& streams);

} // namespace fairway::command::regatta
