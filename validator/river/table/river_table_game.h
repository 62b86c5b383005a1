#pragma once

#include "formats/river/documents.h"
#include "validator/core/table_game.h"
#include "validator/river/pilot/table_pilot.h"

namespace fairway::validator::river {

// What a file brings to the table.
struct RiverRace {
  formats::river::InlineRiver river;
  std::optional<formats::DocumentHead> head; // of a record that is played on
  fairway::river::Record record;
};

// The river at a table. The record is legal on its river.
class RiverTableGame final : public TableGame {
public:
  RiverTableGame(RiverRace race, TableChance chance);

  int players() const override { return race_.record.players; }
  std::unique_ptr<table::Play> start() const override;
  TablePilots& pilots() override { return pilots_; }
  std::vector<int> winners(const table::Play& play) const override;
  Tree state(const table::Play& play) const override;
  std::string record(const table::Play& play, const std::vector<std::string>& bySeat) const override;

private:
  RiverRace race_;
  TableChance chance_;
  std::shared_ptr<const fairway::river::RiverBoard> board_;
  RiverTablePilots pilots_;
};

} // namespace fairway::validator::river
