#pragma once

#include "rules/base/tree.h"
#include "validator/lake_race/verify/verify.h"

// What whole runs and parts of runs write alike.
namespace fairway::command::lake_race {

// As a lake's document has it: rows of `heron` and `pike@180`.
Tree layoutTree(const fairway::lake_race::TileRows& layout);

// A failure's own fields, behind those that are given.
Tree failureTree(const validator::lake_race::VerifyFailure& failure, Tree fields = Tree::fields());

// The same of the shortest or longest course; nothing where there is none.
Tree routedTree(const std::optional<validator::lake_race::RoutedCourse>& course,
                Tree fields = Tree::fields());

// Courses by the length of their route, by race.
Tree routesTree(const validator::lake_race::VerifyTally& tally);

// The slots that take part in failing courses, most often first.
Tree partsTree(const validator::lake_race::VerifyTally& tally);

} // namespace fairway::command::lake_race
