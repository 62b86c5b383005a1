#pragma once

#include "formats/document/references.h"
#include "formats/regatta/documents.h"

// From documents to what they mean: references are followed.
namespace fairway::formats::regatta {

// A course with its deck: what a board is made of.
struct ResolvedRegatta {
  Course course;
  Deck deck;
};

Result<ResolvedRegatta, Problems> resolveRegatta(const RegattaBody& body, const std::filesystem::path& file,
                                                 const Loader& load = fileLoader());

// The regatta that a record was sailed on.
Result<ResolvedRegatta, Problems> resolveRecord(const RecordBody& body, const std::filesystem::path& file,
                                                const Loader& load = fileLoader());

} // namespace fairway::formats::regatta
