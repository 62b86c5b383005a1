#pragma once

#include "rules/base/spot.h"
#include "validator/river/solve/alone.h"
#include "validator/river/study/rescue.h"

#include <memory>
#include <optional>
#include <vector>

namespace fairway::validator::river {

// A river, and what checks ask about it; each is worked out once, when it is first asked for.
class RiverStudy {
public:
  explicit RiverStudy(const River& river);

  const River& river() const { return moves_.river(); }
  const FleetMoves& moves() const { return moves_; }
  const Endless& endless() const { return endless_; }
  bool ends() const { return endless_.ends(Phase{0}); }

  // Values of a river that ends.
  const Alone& alone() const;
  const Rescue& rescue() const;
  const StateSet& savable() const;

  double saveChance(Phase phase, SectionNow section) const; // of a lone boat
  // By section now, from the waterfall up; empty where the race need not end.
  std::vector<double> saveChances(Phase phase) const;
  bool isDoomed(Phase phase, SectionNow section) const;
  Bounds points() const; // of one player alone
  Bounds bestChanceAllSaved() const;

private:
  FleetMoves moves_;
  Endless endless_;
  mutable std::unique_ptr<Alone> alone_;
  mutable std::optional<Rescue> rescue_;
  mutable std::optional<StateSet> savable_;
};

// Where sections lie, for findings: as laid.
Spot spotOf(fairway::river::SectionLaid section);
Spot spotOf(SectionNow section, Phase phase, int sections);

} // namespace fairway::validator::river
