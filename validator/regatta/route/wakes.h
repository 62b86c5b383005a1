#pragma once

#include "validator/regatta/route/search.h"

namespace fairway::validator::regatta {

// The best way of a search as it is sailed: for each card or turning where the boat is before it, at its
// stops and at its end. Empty without a route.
std::vector<std::vector<Pose>> wakesOf(const Search& search);

} // namespace fairway::validator::regatta
