#pragma once

#include "formats/document/kind.h"
#include "rules/pool/board/pool.h"
#include "rules/pool/play/record.h"

#include <variant>

// The documents of the crocodile pool. What a record means, with its pool found, is made by
// formats/pool/resolve.h.
namespace fairway::formats::pool {

using fairway::pool::GameRecord;
using fairway::pool::Pool;

struct PoolBody {
  Pool pool;

  friend bool operator==(const PoolBody&, const PoolBody&) = default;
};

// A pool inside a record: what its own document would say, without `fairway` and `kind`.
struct InlinePool {
  DocumentInfo info;
  Pool pool;

  friend bool operator==(const InlinePool&, const InlinePool&) = default;
};

struct RecordBody {
  std::variant<DocumentPath, InlinePool> pool;
  GameRecord record;

  friend bool operator==(const RecordBody&, const RecordBody&) = default;
};

const Kind& poolKind();
const Kind& recordKind();

inline const Kind& kindFor(const PoolBody&) {
  return poolKind();
}
inline const Kind& kindFor(const RecordBody&) {
  return recordKind();
}

using PoolDocument = DocumentOf<PoolBody>;
using RecordDocument = DocumentOf<RecordBody>;

} // namespace fairway::formats::pool
