#pragma once

#include "validator/core/check.h"
#include "validator/river/deep/deep_study.h"

// The checks of `validate --deep`, one file each: they solve the river and race on it.
namespace fairway::validator::river {

CheckResult checkIdleLee(const DeepStudy& study);    // R05, with the lees
CheckResult checkSave(const DeepStudy& study);       // R08
CheckResult checkTension(const DeepStudy& study);    // R09
CheckResult checkLength(const DeepStudy& study);     // R10
CheckResult checkSeatsTwo(const DeepStudy& study);   // R11
CheckResult checkSeats(const DeepStudy& study);      // R12
CheckResult checkSkill(const DeepStudy& study);      // R13
CheckResult checkEveryOrder(const DeepStudy& study); // R14

// After the quick checks without R05; what was stopped is left out. Returns what the river came to.
RiverFigures judgeDeep(Judge& judge, const RiverStudy& study, WorkWatch& watch, std::uint64_t seed = 1);

} // namespace fairway::validator::river
