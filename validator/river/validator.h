#pragma once

#include "rules/base/tree.h"
#include "validator/core/check.h"
#include "validator/river/study/river_study.h"

#include <functional>

// The validator as the command and the editor use it: a river goes in, a report comes out.
namespace fairway::validator::river {

// What is judged after the quick checks: those of `validate --deep` (validator/river/deep/deep_checks.h).
using MoreChecks = std::function<void(Judge&, const RiverStudy&)>;

Report validateRiver(const River& river, const DocumentInfo& info, const MoreChecks& more = {});

// The same for callers who may not want to wait: no report once the watch wants to stop.
std::optional<Report> validateRiver(const River& river, const DocumentInfo& info, const WorkWatch& watch,
                                    const MoreChecks& more = {});

// The same of a river that is being studied: what the study has worked out is not worked out again.
std::optional<Report> validateRiver(const RiverStudy& study, const DocumentInfo& info, const WorkWatch& watch,
                                    const MoreChecks& more = {});

// A record is judged by its referee (`fairway replay`): here only its waivers are.
Report validateRecord(const DocumentInfo& info);

// What is known of a river besides findings, as JSON has it, and in a few words.
Tree factsOf(const RiverStudy& study);
std::string headlineOf(const RiverStudy& study);

} // namespace fairway::validator::river
