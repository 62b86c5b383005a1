#pragma once

#include "validator/core/report.h"

namespace fairway::validator {

enum class Fixes : std::uint8_t { Safe, All };

// The fix to apply next: one of a finding that counts, urgent ones first; null: there is none. After each the
// document is judged anew, since the next may no longer be needed.
const Finding* nextFix(const Report& report, Fixes which = Fixes::Safe);

// Each fix mends an arrow or shortens a way, so far fewer are needed; who would go on has met a check that
// never rests.
inline constexpr std::size_t mostFixes = 20;

} // namespace fairway::validator
