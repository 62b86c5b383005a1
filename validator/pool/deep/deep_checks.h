#pragma once

#include "validator/core/check.h"
#include "validator/pool/deep/deep_study.h"
#include "validator/pool/figures/pool_figures.h"

namespace fairway::validator::pool {

CheckResult checkSides(const DeepStudy& study);   // P12
CheckResult checkEndless(const DeepStudy& study); // P13
CheckResult checkLength(const DeepStudy& study);  // P14
CheckResult checkOpener(const DeepStudy& study);  // P15

// Plays the pool and judges P12 to P15, or says why not. Returns what it came to; none where it was not
// played.
std::optional<PoolFigures> judgeDeep(Judge& judge, const PoolStudy& study, WorkWatch& watch,
                                     std::uint64_t seed = 1);

} // namespace fairway::validator::pool
