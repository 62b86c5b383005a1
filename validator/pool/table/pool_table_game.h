#pragma once

#include "formats/pool/documents.h"
#include "validator/core/table_game.h"
#include "validator/pool/pilot/table_pilot.h"

namespace fairway::validator::pool {

// What a file brings to the table.
struct PoolGame {
  formats::pool::InlinePool pool;
  std::optional<formats::DocumentHead> head = {};       // of a record that is played on
  std::optional<fairway::pool::GameRecord> record = {}; // of that record
};

// The pool at a table. The record is legal on its pool; without one the pool's setup fits, or it has none.
class PoolTableGame final : public TableGame {
public:
  // `seats`: who plays, as far as that is said; none: persons.
  PoolTableGame(PoolGame game, TableChance chance, const std::vector<std::string>& seats);

  int players() const override { return 2; }
  std::unique_ptr<table::Play> start() const override;
  TablePilots& pilots() override { return *pilots_; }
  std::vector<int> winners(const table::Play& play) const override;
  Tree state(const table::Play& play) const override;
  std::string record(const table::Play& play, const std::vector<std::string>& bySeat) const override;

private:
  PoolGame game_;
  TableChance chance_;
  std::shared_ptr<const fairway::pool::PoolBoard> board_;
  std::shared_ptr<Random> common_; // of a game between pilots alone
  std::optional<PoolTablePilots> pilots_;
};

} // namespace fairway::validator::pool
