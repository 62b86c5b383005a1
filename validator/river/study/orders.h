#pragma once

#include "rules/river/board/river.h"

#include <cstdint>

namespace fairway::validator::river {

using fairway::river::River;

// In how many orders its sections can lie, sections of one kind and push being alike. Fixed sections keep
// their place unless all may move.
std::int64_t arrangements(const River& river, bool all);

inline constexpr std::int64_t mostOrders = 5000;

// The river in each of these orders; above mostOrders in this many that are drawn at random, the river's own
// first.
std::vector<River> orders(const River& river, bool all, std::uint64_t seed);

} // namespace fairway::validator::river
