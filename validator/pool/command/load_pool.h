#pragma once

#include "formats/pool/resolve.h"
#include "validator/command/load_document.h"

namespace fairway::command::pool {

// A record with its pool.
Result<formats::pool::ResolvedRecord, formats::Problems> loadRecord(const std::string& file,
                                                                    std::istream& in);

struct NamedPool {
  std::string name; // of the document; empty: it has none
  fairway::pool::Pool pool;
};

Result<NamedPool, formats::Problems> loadPool(const std::string& file, std::istream& in);

} // namespace fairway::command::pool
