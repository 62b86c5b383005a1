#pragma once

#include "validator/core/check.h"
#include "validator/river/study/river_study.h"

// The quick checks of a river, one file each.
namespace fairway::validator::river {

CheckResult checkAllHome(const RiverStudy& study);     // R01
CheckResult checkEnds(const RiverStudy& study);        // R02
CheckResult checkNoDoom(const RiverStudy& study);      // R03
CheckResult checkFirstMoves(const RiverStudy& study);  // R04
CheckResult checkIdleSection(const RiverStudy& study); // R05
CheckResult checkBluntWave(const RiverStudy& study);   // R06
CheckResult checkDocksFall(const RiverStudy& study);   // R07

std::span<const Check<RiverStudy>>
quickChecks(bool deep); // deep: without R05, which is then judged with the lees

// A section that makes no difference, as R05 reports it; `what` are the values with it and without.
Finding idleSection(fairway::river::SectionLaid section, fairway::river::SectionKind kind,
                    const Phrase& what);

} // namespace fairway::validator::river
