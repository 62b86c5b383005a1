#pragma once

#include "rules/base/tree.h"
#include "validator/lake_race/verify/verify.h"

namespace fairway::command {

// As a lake's document has it: rows of `heron` and `pike@180`.
Tree layoutJson(const lake_race::TileRows& layout);
// A part of a run also says which lake it is.
Tree failureJson(const validator::VerifyFailure& failure, bool withLake = false);

} // namespace fairway::command
