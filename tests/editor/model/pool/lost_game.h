#pragma once

#include "editor/model/pool/board/pool_edit.h"
#include "formats/pool/documents.h"

namespace fairway::editor::pool {

// Both stand before their ladders. Red steps aside, and yellow is home first.
inline formats::pool::RecordDocument lostAtOnce() {
  using fairway::pool::Act;
  Pool pool;
  pool.map = PoolMap(4, 4);
  pool.ladders = {{Side::Red, {2, 1}, SquareDirection::N}, {Side::Yellow, {3, 4}, SquareDirection::S}};
  pool.start[Side::Red] = {{1, 1, {}}};
  pool.start[Side::Yellow] = {{4, 1, {}}};
  pool.setup.emplace();
  (*pool.setup)[Side::Red] = {{2, 1}};
  (*pool.setup)[Side::Yellow] = {{3, 4}};
  pool.crocodiles = {fairway::pool::usualCrocodile(1)};
  pool.opening = 1;
  formats::pool::RecordDocument record;
  record.body.pool = formats::pool::InlinePool{{}, pool};
  record.body.record.turns = {{Side::Red, Act::Swim, {2, 1}, 0, Square{3, 1}},
                              {Side::Yellow, Act::Swim, {3, 4}, 0, fairway::pool::ToBar{}}};
  return record;
}

} // namespace fairway::editor::pool
