#pragma once

#include "formats/pool/export/subject.h"
#include "validator/command/export_command.h"

namespace fairway::command::pool {

// What a card says of a pool. The fault is the exit status when stopped.
Result<formats::CardContent, int> cardOf(const formats::pool::Subject& subject, const CardRaces& races,
                                         validator::WorkWatch& watch, const Streams& streams);

} // namespace fairway::command::pool
