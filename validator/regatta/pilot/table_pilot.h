#pragma once

#include "validator/core/table_pilots.h"
#include "validator/regatta/pilot/fleet.h"

namespace fairway::validator::regatta {

// A pilot at a table of the same course and deck.
table::Pilot tablePilot(std::shared_ptr<const FleetWaters> waters, PilotKind kind, std::uint64_t seed,
                        int seat);

// The legal turns of a race, each with the turns that a good pilot expects to need afterwards.
std::vector<std::pair<Tree, double>> turnsAfterEach(const FleetWaters& waters, const Race& race);
// The best poses to start from, as far as they are free: `most` of them.
std::vector<std::pair<Tree, double>> turnsFromStarts(const FleetWaters& waters, const Race& race,
                                                     std::size_t most);

// The pilots of a table: the expected turns from everywhere on the course are solved when they are first
// needed.
class RegattaTablePilots final : public TablePilots {
public:
  RegattaTablePilots(fairway::regatta::Course course, fairway::regatta::Deck deck, std::uint64_t seed)
      : course_(std::move(course)), deck_(std::move(deck)), seed_(seed) {}

  Result<table::Pilot, NoPilot> pilot(const std::string& name, int seat, WorkWatch& watch) override;
  Result<Advice, table::Refused> advice(const table::Play& play, WorkWatch& watch) override;

private:
  std::optional<NoPilot> solve(WorkWatch& watch); // why it cannot be; none once it is

  fairway::regatta::Course course_;
  fairway::regatta::Deck deck_;
  std::uint64_t seed_;
  std::shared_ptr<const FleetWaters> waters_; // none until they are asked for
};

} // namespace fairway::validator::regatta
