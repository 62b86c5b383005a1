#pragma once

#include "rules/base/tree.h"
#include "validator/lake_race/verify/verify.h"

namespace fairway::command::lake_race {

// As a lake's document has it: rows of `heron` and `pike@180`.
Tree layoutTree(const fairway::lake_race::TileRows& layout);

// A failure's own fields, behind those that are given.
Tree failureTree(const validator::lake_race::VerifyFailure& failure, Tree fields = Tree::fields());

} // namespace fairway::command::lake_race
