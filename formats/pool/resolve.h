#pragma once

#include "formats/document/references.h"
#include "formats/pool/documents.h"

// From documents to what they mean: references are followed.
namespace fairway::formats::pool {

// A record with its pool.
struct ResolvedRecord {
  DocumentInfo poolInfo;
  Pool pool;
  GameRecord record; // without a placement the pool has a setup
};

Result<ResolvedRecord, Problems> resolveRecord(const RecordBody& body, const std::filesystem::path& file,
                                               const Loader& load = fileLoader());

} // namespace fairway::formats::pool
