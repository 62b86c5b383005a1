#pragma once

#include "validator/core/check.h"
#include "validator/lake_race/deep/deep_study.h"

// One check, one file, as with the quick ones.
namespace fairway::validator::lake_race {

CheckResult checkSafeFinish(const DeepStudy& study);  // M01
CheckResult checkRoughStart(const DeepStudy& study);  // M02
CheckResult checkPar(const DeepStudy& study);         // M03
CheckResult checkStartSpread(const DeepStudy& study); // M04
CheckResult checkWreck(const DeepStudy& study);       // M05
CheckResult checkSeats(const DeepStudy& study);       // F01
CheckResult checkSinkings(const DeepStudy& study);    // F02
CheckResult checkRunaway(const DeepStudy& study);     // F03

// Why races leave open what a check claims; empty where they decide. What is open is neither found nor shown.
std::string whySeatsUndecided(const DeepStudy& study);
std::string whySinkingsUndecided(const DeepStudy& study);
std::string whyRunawayUndecided(const DeepStudy& study);

// Judges a course by all of them. Where that cannot be done (the lake is too large to be solved, four boats
// have no room, the races do not decide, the watch wants to stop) the report says so for each.
// Returns what it came to; none where the course could not be solved.
std::optional<DeepFigures> judgeDeep(Judge& judge, const CourseStudy& course, WorkWatch& watch,
                                     std::uint64_t seed = 1);

// The checks of what is solved alone (M01 to M05), without the races.
void judgeSolved(Judge& judge, const CourseStudy& course, WorkWatch& watch, const ParHints& hints);

// A finding and how to go on from it: a sentence that follows its others.
Phrase andTryToMend(Phrase finding, const char* goal);

// `10000 races of four equal boats`, and how many more there were without a result.
Phrase racesCounted(const Tally& tally);

// `seat 1: 24.9 % (24.1 % to 25.7 %), seat 2: ...`
Phrase bySeat(const std::vector<Estimate>& seats);

} // namespace fairway::validator::lake_race
