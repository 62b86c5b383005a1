#pragma once

#include "formats/pool/documents.h"
#include "formats/yaml/emitter.h"

// The keys of each kind, in their canonical order.
namespace fairway::formats::pool {

void writeBody(Emitter& out, const PoolBody& body);
void writeBody(Emitter& out, const RecordBody& body);

void writePool(Emitter& out, const Pool& pool);
std::string flowSquare(Square square); // [column, row]

} // namespace fairway::formats::pool
