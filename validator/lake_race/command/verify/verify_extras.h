#pragma once

#include "rules/base/tree.h"
#include "validator/lake_race/deep/deep_sample.h"
#include "validator/lake_race/verify/changes.h"

namespace fairway::command::lake_race {

// More than `verify` says by default: what --changes and --deep ask for.
struct VerifyExtras {
  std::optional<std::vector<validator::lake_race::TriedChange>> changes;
  std::optional<validator::lake_race::DeepSample> deep;
};

// More courses would take hours.
inline constexpr std::uint64_t mostDeepLakes = 1000;

void addExtras(Tree& json, const VerifyExtras& extras, const fairway::lake_race::Tileset& set,
               fairway::lake_race::BoardSide side);
std::string extrasText(const VerifyExtras& extras, const fairway::lake_race::Tileset& set,
                       fairway::lake_race::BoardSide side);

} // namespace fairway::command::lake_race
