#pragma once

#include "formats/river/documents.h"
#include "validator/command/load_document.h"

namespace fairway::command::river {

// A river with what its document says of itself.
struct LoadedRiver {
  DocumentInfo info;
  fairway::river::River river;
};

Result<LoadedRiver, formats::Problems> loadRiver(const std::string& file, const Streams& streams);

} // namespace fairway::command::river
