#pragma once

#include "rules/base/tree.h"
#include "validator/river/study/river_study.h"

namespace fairway::validator::river {

// What is known of a river besides findings, as JSON has it, and in a few words.
Tree factsOf(const RiverStudy& study);
std::string headlineOf(const RiverStudy& study);

} // namespace fairway::validator::river
