#pragma once

#include "rules/pool/board/pool.h"

namespace fairway::validator::pool {

// What can turn a pool over so that the sides change places.
enum class Symmetry : std::uint8_t { HalfTurn, MirrorRows, MirrorColumns };

inline constexpr std::array<Symmetry, 3> allSymmetries{Symmetry::HalfTurn, Symmetry::MirrorRows,
                                                       Symmetry::MirrorColumns};

std::string_view nameOf(Symmetry symmetry); // half-turn, mirror-rows, mirror-columns

Square turned(const fairway::pool::PoolMap& map, Symmetry symmetry, Square square);

// The squares that keep a symmetry from swapping the sides' water, ladders and start rows; none: it does.
std::vector<Square> whatBreaks(const fairway::pool::Pool& pool, Symmetry symmetry);

} // namespace fairway::validator::pool
