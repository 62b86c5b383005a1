#pragma once

#include "validator/lake_race/par/by_damage.h"
#include "validator/lake_race/par/state_space.h"

namespace fairway::validator::lake_race {

// One number a state: what it costs from there, or how often it is met.
class ValueTable {
public:
  ValueTable(const StateSpace& space, double value)
      : entriesPerStage_(space.entriesPerStage()),
        values_(entriesPerStage_ * stageCount, ByDamage::all(value)) {}

  ByDamage& at(Stage stage, std::size_t entry) { return values_[offset(stage) + entry]; }
  const ByDamage& at(Stage stage, std::size_t entry) const { return values_[offset(stage) + entry]; }

private:
  std::size_t offset(Stage stage) const { return static_cast<std::size_t>(stage) * entriesPerStage_; }

  std::size_t entriesPerStage_;
  std::vector<ByDamage> values_;
};

} // namespace fairway::validator::lake_race
