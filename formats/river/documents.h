#pragma once

#include "formats/document/kind.h"
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

} // namespace fairway::formats::river
