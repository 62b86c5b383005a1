#pragma once

#include "rules/base/tree.h"
#include "rules/pool/board/pool.h"
#include "validator/core/check.h"
#include "validator/pool/study/pool_study.h"

#include <functional>

namespace fairway::validator::pool {

// Further checks of a pool, such as those of `--deep`.
using MoreChecks = std::function<void(Judge& judge, const PoolStudy& study)>;

Report validatePool(const fairway::pool::Pool& pool, const DocumentInfo& info, const MoreChecks& more = {});
// The same for callers who may not want to wait: no report once the watch wants to stop.
std::optional<Report> validatePool(const fairway::pool::Pool& pool, const DocumentInfo& info,
                                   const WorkWatch& watch, const MoreChecks& more = {});
// Turns are judged by the referee; here the document itself is.
Report validateRecord(const DocumentInfo& info);

// What is known of a pool, as reports carry it.
Tree factsOf(const PoolStudy& study);
std::string headlineOf(const PoolStudy& study);

} // namespace fairway::validator::pool
