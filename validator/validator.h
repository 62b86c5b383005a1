#pragma once

#include "rules/lake_race/tileset.h"
#include "validator/check.h"
#include "validator/study/course_study.h"

#include <functional>

// The validator as the command and the editor use it: what a document means goes in, a report comes out.
namespace fairway::validator {

Report validateTileset(const lake_race::Tileset& set, const DocumentInfo& info);
Report validateLake(const lake_race::Lake& lake, const DocumentInfo& info);

// What is judged after the quick checks: those of `validate --deep` (validator/deep/deep_checks.h).
using MoreChecks = std::function<void(Judge&, const CourseStudy&)>;

Report validateCourse(const CourseSubject& subject, const DocumentInfo& info, const MoreChecks& more = {});

// A record is judged by its referee (`fairway replay`): here only its waivers are.
Report validateRecord(const DocumentInfo& info);

CourseFacts factsOf(const CourseStudy& study);

} // namespace fairway::validator
