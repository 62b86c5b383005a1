#pragma once

#include "rules/lake_race/table/lake_play.h"
#include "validator/core/table_pilots.h"
#include "validator/lake_race/par/par.h"
#include "validator/lake_race/simulation/race_pilot.h"

namespace fairway::validator::lake_race {

inline constexpr int tableMaxDice = 6; // the most dice that pilots take at a table

// A pilot of the simulation at a table: for a seat of a match whose courses are solved, by position. A random
// pilot needs none solved. Its chance comes from the seed, as in a simulated race.
table::Pilot tablePilot(PilotKind kind, std::vector<std::shared_ptr<const Par>> pars, std::uint64_t seed,
                        int seat);

// The pilots of a table, which solve its courses as they need them, and advice in turns from par's values.
class LakeTablePilots final : public TablePilots {
public:
  explicit LakeTablePilots(fairway::lake_race::LakeTable table)
      : table_(std::move(table)), pars_(table_.boards.size()) {}

  Result<table::Pilot, NoPilot> pilot(const std::string& name, int seat, WorkWatch& watch) override;
  Result<Advice, table::Refused> advice(const table::Play& play, WorkWatch& watch) override;

private:
  Result<std::shared_ptr<const Par>, NoPilot> solved(std::size_t race, WorkWatch& watch);

  fairway::lake_race::LakeTable table_;
  std::vector<std::shared_ptr<const Par>> pars_; // by race; null: not solved yet
};

} // namespace fairway::validator::lake_race
