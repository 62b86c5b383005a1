#pragma once

#include "rules/base/tree.h"
#include "validator/pool/study/pool_study.h"

namespace fairway::validator::pool {

// What is known of a pool, as reports carry it.
Tree factsOf(const PoolStudy& study);
std::string headlineOf(const PoolStudy& study);

} // namespace fairway::validator::pool
