#pragma once

#include "validator/core/work_watch.h"
#include "validator/river/solve/bounds.h"
#include "validator/river/study/orders.h"

#include <optional>

namespace fairway::validator::river {

// How one order of a river's sections plays. What is not known, because a race need not end or was not asked
// about, is left out.
struct OrderValue {
  River river;
  std::optional<double> points;       // of one player alone
  std::optional<double> bestAllSaved; // the best chance
  std::optional<Bounds> win;          // of the first of two
};

// All of these rivers, which differ only in the order of their sections, valued. Turning an order by one
// section is the same ring one phase later, so one solution serves all of a ring. None when the watch wanted
// to stop.
std::optional<std::vector<OrderValue>> valued(const std::vector<River>& rivers, bool two, WorkWatch& watch);

// The order whose win is nearest to a half, among all of the river's sections; where they are too many, among
// a sample of the rings. None when the watch wanted to stop.
std::optional<OrderValue> fairestOrder(const River& river, WorkWatch& watch);

} // namespace fairway::validator::river
