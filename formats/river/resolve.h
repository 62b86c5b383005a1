#pragma once

#include "formats/document/references.h"
#include "formats/river/documents.h"

// From documents to what they mean: references are followed.
namespace fairway::formats::river {

// A record with its river; it fits the river.
struct ResolvedRecord {
  DocumentInfo riverInfo;
  River river;
  Record record;
};

Result<ResolvedRecord, Problems> resolveRecord(const RecordBody& body, const std::filesystem::path& file,
                                               const Loader& load = fileLoader());

} // namespace fairway::formats::river
