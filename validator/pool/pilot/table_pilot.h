#pragma once

#include "rules/pool/table/pool_play.h"
#include "validator/core/table_pilots.h"
#include "validator/pool/pilot/pilot.h"

namespace fairway::validator::pool {

// A pilot at a table. Tiles it places by chance, evenly among the squares that are allowed. It has a random
// stream of its own, which is copied with it; or one that it shares with others.
table::Pilot tablePilot(std::shared_ptr<const Pilot> pilot, PilotKind kind, std::uint64_t seed, int seat);
table::Pilot tablePilot(std::shared_ptr<const Pilot> pilot, PilotKind kind, std::shared_ptr<Random> shared);

// The pilots of a table, with chance as its games have it; advice is the strong pilot's own measure.
class PoolTablePilots final : public TablePilots {
public:
  PoolTablePilots(std::shared_ptr<const fairway::pool::PoolBoard> board, fairway::pool::PoolChance chance)
      : board_(std::move(board)), chance_(std::move(chance)) {}

  Result<table::Pilot, NoPilot> pilot(const std::string& name, int seat, WorkWatch& watch) override;
  Result<Advice, table::Refused> advice(const table::Play& play, WorkWatch& watch) override;

private:
  const std::shared_ptr<const Pilot>& pilot();

  std::shared_ptr<const fairway::pool::PoolBoard> board_;
  fairway::pool::PoolChance chance_;
  std::shared_ptr<const Pilot> pilot_; // none until it is asked for
};

} // namespace fairway::validator::pool
