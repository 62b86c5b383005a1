#pragma once

#include "rules/base/tree.h"
#include "validator/lake_race/verify/verify.h"

namespace fairway::command {

// As a lake's document has it: rows of `heron` and `pike@180`.
Tree layoutTree(const lake_race::TileRows& layout);

// A failure's own fields, behind those that are given.
Tree failureTree(const validator::VerifyFailure& failure, Tree fields = Tree::fields());

} // namespace fairway::command
