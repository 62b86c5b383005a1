#pragma once

#include "validator/core/report.h"
#include "validator/lake_race/study/lake_study.h"

namespace fairway::validator::lake_race {

// Offers fixes to those findings of the study's lake that a small change mends: an open cell joins stray
// water (L01) or widens narrows (L04), a cell or a letter makes assignments raceable (L05). Each was tried:
// what it mends is gone, and no error is new. The lake must have a map of its own.
void offerFixes(Report& report, const LakeStudy& study, const WorkWatch& watch = unwatched());

} // namespace fairway::validator::lake_race
