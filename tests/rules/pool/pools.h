#pragma once

#include "rules/base/random.h"
#include "rules/pool/board/pool.h"
#include "rules/pool/play/position.h"

#include <string>

namespace fairway::pool::test {

// A pool from its map (. # x, rows separated by line ends or `/`), without ladders and start rows.
Pool drawn(const std::string& map);

// The published pool, with the sample's setup.
Pool publishedPool();

// A small random pool, any shape, with all that can be drawn: several bodies of water, ladders anywhere,
// crocodiles of any ability. Nobody says that it can be played well.
Pool randomPool(Random& random);

// Random swimmers of both sides on different water squares; none where there is not enough water.
std::optional<BySide<std::vector<Square>>> randomSwimmers(const Pool& pool, Random& random);

// The position that a game begins with whose swimmers are placed so.
Position positionOf(const PoolBoard& board, const BySide<std::vector<Square>>& swimmers);

} // namespace fairway::pool::test
