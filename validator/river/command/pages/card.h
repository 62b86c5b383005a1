#pragma once

#include "formats/river/export/subject.h"
#include "validator/command/export_command.h"

namespace fairway::command::river {

// What a card says of a river. The fault is the exit status when stopped.
Result<formats::CardContent, int> cardOf(const formats::river::Subject& subject, const CardRaces& races,
                                         validator::WorkWatch& watch, const Streams& streams);

} // namespace fairway::command::river
