#pragma once

#include "formats/regatta/documents.h"
#include "rules/regatta/table/regatta_play.h"
#include "validator/core/table_game.h"
#include "validator/regatta/pilot/table_pilot.h"

namespace fairway::validator::regatta {

// What a file brings to the table.
struct RegattaRace {
  fairway::regatta::Course course;
  fairway::regatta::Deck deck;
  std::string name;                          // of the board
  std::optional<formats::DocumentHead> head; // of a record that is played on
  fairway::regatta::RaceRecord record;
};

// The card regatta at a table. The record is legal as far as it goes; its hands and grid may be incomplete.
class RegattaTableGame final : public TableGame {
public:
  RegattaTableGame(RegattaRace race, TableChance chance);

  int players() const override { return race_.record.players; }
  int mostTurns() const override { return 2000; }
  std::unique_ptr<table::Play> start() const override;
  TablePilots& pilots() override { return pilots_; }
  std::vector<int> winners(const table::Play& play) const override;
  Tree state(const table::Play& play) const override;
  Tree ahead(const table::Play& play) const override;
  std::string record(const table::Play& play, const std::vector<std::string>& bySeat) const override;

private:
  RegattaRace race_;
  TableChance chance_;
  std::shared_ptr<const fairway::regatta::Board> board_;
  RegattaTablePilots pilots_;
};

} // namespace fairway::validator::regatta
