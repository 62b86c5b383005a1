#pragma once

#include "validator/core/check.h"
#include "validator/regatta/figures/par.h"
#include "validator/regatta/figures/regatta_figures.h"

// The checks of `validate --deep`: they solve the course and race it.
namespace fairway::validator::regatta {

// What the deep checks judge.
struct DeepStudy {
  const CourseStudy& course;
  const Par& par;
  const SimulationResult* races = nullptr; // none: four boats find no room
};

CheckResult checkStartSpread(const DeepStudy& study); // S10
CheckResult checkPar(const DeepStudy& study);         // S12
CheckResult checkSeats(const DeepStudy& study);       // S13
CheckResult checkRunaway(const DeepStudy& study);     // S14

// Returns what the course came to; none where it could not be solved.
std::optional<RegattaFigures> judgeDeep(Judge& judge, const CourseStudy& course, WorkWatch& watch,
                                        std::uint64_t seed = 1);

} // namespace fairway::validator::regatta
