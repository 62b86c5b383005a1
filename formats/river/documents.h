#pragma once

#include "formats/document/kind.h"
#include "formats/document/references.h"
#include "rules/river/board/river.h"
#include "rules/river/play/record.h"

#include <variant>

// The documents of the river race. References are followed by formats/river/resolve.h.
namespace fairway::formats::river {

using fairway::river::Record;
using fairway::river::River;

struct RiverBody {
  River river;

  friend bool operator==(const RiverBody&, const RiverBody&) = default;
};

// A river inside a record: what its own document would say, without `fairway` and `kind`.
struct InlineRiver {
  DocumentInfo info;
  River river;

  friend bool operator==(const InlineRiver&, const InlineRiver&) = default;
};

struct RecordBody {
  std::variant<DocumentPath, InlineRiver> river;
  Record record;

  friend bool operator==(const RecordBody&, const RecordBody&) = default;
};

const Kind& riverKind();
const Kind& recordKind();

inline const Kind& kindFor(const RiverBody&) {
  return riverKind();
}
inline const Kind& kindFor(const RecordBody&) {
  return recordKind();
}

using RiverDocument = DocumentOf<RiverBody>;
using RecordDocument = DocumentOf<RecordBody>;

// From documents to what they mean: references are followed.
// A record with its river; it fits the river.
struct ResolvedRecord {
  DocumentInfo riverInfo;
  River river;
  Record record;
};

Result<ResolvedRecord, Problems> resolveRecord(const RecordBody& body, const std::filesystem::path& file,
                                               const Loader& load = fileLoader());

} // namespace fairway::formats::river
