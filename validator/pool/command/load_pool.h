#pragma once

#include "formats/pool/resolve.h"
#include "validator/command/load_document.h"

namespace fairway::command::pool {

// A record with its pool.
Result<formats::pool::ResolvedRecord, formats::Problems> loadRecord(const std::string& file,
                                                                    const Streams& streams);

// A pool with its name and whatever else its document says of it.
Result<formats::pool::InlinePool, formats::Problems> loadPool(const std::string& file,
                                                              const Streams& streams);

} // namespace fairway::command::pool
