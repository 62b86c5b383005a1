#include "validator/lake_race/mend/lake_trials.h"

#include <algorithm>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

constexpr int mostTrials = 32;
constexpr int mostCells = 160000; // of all lakes that are judged; large ones take longer, so fewer are tried

void take(const std::vector<Assignment>& assignments, LakeErrors& errors, RaceLetter race) {
  auto& failing = errors.failing[static_cast<std::size_t>(race)];
  failing.reset();
  for (std::size_t i = 0; i < assignments.size(); ++i) failing[i] = !assignments[i].raceable();
}

} // namespace

bool LakeErrors::within(const LakeErrors& before) const {
  for (std::size_t race = 0; race < failing.size(); ++race)
    if ((failing[race] & ~before.failing[race]).any()) return false;
  return bodies <= before.bodies;
}

LakeTrials::LakeTrials(const LakeStudy& study, const WorkWatch& watch)
    : study_(study), watch_(watch),
      left_(std::min(mostTrials, mostCells / std::max(1, study.lake().map.cellCount()))) {
  if (left_ == 0) return;
  before_.bodies = study.water().bodies().size();
  for (const RaceLetter race : allRaces)
    if (hasCourses(study.lake(), race)) take(study.assignments(race), before_, race);
}

Lake LakeTrials::opened(const std::vector<Cell>& land) const {
  Lake lake = study_.lake();
  for (const Cell cell : land) lake.map.set(cell, Terrain::Water);
  return lake;
}

bool LakeTrials::hasSlot(Cell cell) const {
  const std::vector<Slot>& slots = study_.lake().slots;
  return std::any_of(slots.begin(), slots.end(), [cell](const Slot& slot) { return slot.at == cell; });
}

std::optional<LakeErrors> LakeTrials::judged(const Lake& changed, std::optional<RaceLetter> only) {
  if (!due()) return std::nullopt;
  count();
  LakeErrors after = before_;
  if (!only) after.bodies = WaterGraph(changed.map, changed.stagger).bodies().size();
  for (const RaceLetter race : allRaces)
    if ((!only || race == *only) && hasCourses(changed, race))
      take(assignmentsOf(changed, race, [this] { return watch_.stopWanted(); }), after, race);
  if (watch_.stopWanted() || !after.within(before_)) return std::nullopt;
  return after;
}

} // namespace fairway::validator::lake_race
