#pragma once

#include "formats/document/document.h"
#include "validator/core/table_game.h"
#include "validator/lake_race/simulation/table_pilot.h"

namespace fairway::validator::lake_race {

// What a file brings to the table.
struct LakeRaces {
  std::vector<fairway::lake_race::Course> courses; // of races A, B, C by position
  std::string name;                                // of the board
  fairway::lake_race::MatchOptions options;
  std::optional<formats::DocumentHead> head;          // of a record that is played on
  std::vector<fairway::lake_race::RaceRecord> record; // of that record
};

// The lake race at a table: a course, or the courses of a match. The record is legal on them.
class LakeTableGame final : public TableGame {
public:
  LakeTableGame(LakeRaces races, fairway::lake_race::LakeTable table, TableChance chance);

  int players() const override { return table_.players; }
  int mostTurns() const override { return 6000; }
  std::unique_ptr<table::Play> start() const override;
  TablePilots& pilots() override { return pilots_; }
  const char* studyName() const override { return "par"; }
  std::vector<int> winners(const table::Play& play) const override;
  Tree state(const table::Play& play) const override;
  std::string record(const table::Play& play, const std::vector<std::string>& bySeat) const override;

private:
  LakeRaces races_;
  fairway::lake_race::LakeTable table_;
  TableChance chance_;
  LakeTablePilots pilots_;
};

} // namespace fairway::validator::lake_race
