#pragma once

#include "rules/river/table/river_play.h"
#include "validator/core/table_pilots.h"
#include "validator/river/pilot/pilot.h"

namespace fairway::validator::river {

// A pilot at a table.
table::Pilot tablePilot(std::shared_ptr<const FleetMoves> moves, std::shared_ptr<const Pilot> pilot);

// The options of the roll that lies, each with what it is worth to the player by a pilot.
std::vector<std::pair<Tree, double>> worthOfOptions(const FleetMoves& moves, const Pilot& pilot,
                                                    const fairway::river::RiverPlay& play);

// The pilots of a table. Two players are solved where that can be: then there is a perfect pilot, and advice
// is in win chances.
class RiverTablePilots final : public TablePilots {
public:
  RiverTablePilots(fairway::river::River river, int players) : river_(std::move(river)), players_(players) {}

  Result<table::Pilot, NoPilot> pilot(const std::string& name, int seat, WorkWatch& watch) override;
  Result<Advice, table::Refused> advice(const table::Play& play, WorkWatch& watch) override;

private:
  struct Known;

  const std::shared_ptr<Known>& known();
  std::optional<Phrase> whyNotPerfect();
  bool solveTwo(WorkWatch& watch); // false: stopped

  fairway::river::River river_;
  int players_;
  std::shared_ptr<Known> known_; // none until it is asked for
};

} // namespace fairway::validator::river
