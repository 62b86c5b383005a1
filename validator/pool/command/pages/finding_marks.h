#pragma once

#include "formats/pool/picture/pool_scene.h"
#include "validator/command/load_document.h"

namespace fairway::command::pool {

// What the quick checks find in a document, to be drawn on its picture. With codes these alone, else all that
// count; findings that were waived are left out.
std::vector<formats::pool::FindingMark> findingMarks(const LoadedDocument& loaded,
                                                     const std::vector<std::string>& codes);

} // namespace fairway::command::pool
