#pragma once

#include "rules/lake_race/board/tileset.h"
#include "validator/core/check.h"
#include "validator/lake_race/study/course_study.h"

#include <functional>

// The validator as the command and the editor use it: what a document means goes in, a report comes out.
namespace fairway::validator::lake_race {

// What is judged after the quick checks: what was verified of the set's lakes (deep/proof_checks.h).
using MoreOfSet = std::function<void(Judge&)>;

Report validateTileset(const fairway::lake_race::Tileset& set, const DocumentInfo& info,
                       const MoreOfSet& more = {});

// Fixes of a lake change its map or its slots, so only a document that has these itself is offered them.
enum class LakeFixes : bool { None, Offered };

Report validateLake(const fairway::lake_race::Lake& lake, const DocumentInfo& info,
                    LakeFixes fixes = LakeFixes::None);

// What is judged after the quick checks: those of `validate --deep` (validator/deep/deep_checks.h).
using MoreChecks = std::function<void(Judge&, const CourseStudy&)>;

Report validateCourse(const CourseSubject& subject, const DocumentInfo& info, const MoreChecks& more = {});

// A record is judged by its referee (`fairway replay`): here only its waivers are.
Report validateRecord(const DocumentInfo& info);

// The same for callers whose request may become stale, as an editor's does with the next stroke: no report
// once the watch wants to stop. It is asked between checks and between the assignments of a race.
// `early` hears of the findings before their fixes, which take longer; not where there is nothing to mend.
using HearsReport = std::function<void(const Report&)>;
std::optional<Report> validateLake(const fairway::lake_race::Lake& lake, const DocumentInfo& info,
                                   const WorkWatch& watch, LakeFixes fixes = LakeFixes::None,
                                   const HearsReport& early = {});
std::optional<Report> validateCourse(const CourseSubject& subject, const DocumentInfo& info,
                                     const WorkWatch& watch, const MoreChecks& more = {});

} // namespace fairway::validator::lake_race
