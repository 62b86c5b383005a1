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

// What fails of a race; none once something fails that must not: then the rest does not matter.
std::optional<std::bitset<assignmentCount>>
LakeTrials::failingWithin(const Lake& changed, RaceLetter race, const std::optional<Wanted>& wanted) const {
  auto allowed = before_.of(race);
  if (wanted && wanted->race == race) allowed &= ~wanted->mended;
  std::bitset<assignmentCount> failing;
  const auto visit = [&](std::size_t number, const Assignment& assignment) {
    failing[number] = !assignment.raceable();
    return (failing & ~allowed).none() && !watch_.stopWanted();
  };
  // What is to be mended comes first: most often that is where a change fails.
  forEachAssignment(changed, race, visit, wanted && wanted->race == race ? wanted->start : 0);
  if ((failing & ~allowed).any()) return std::nullopt;
  return failing;
}

std::optional<LakeErrors> LakeTrials::judged(const Lake& changed, std::optional<RaceLetter> only,
                                             const std::optional<Wanted>& wanted) {
  if (!due()) return std::nullopt;
  count();
  LakeErrors after = before_;
  if (!only) after.bodies = WaterGraph(changed.map, changed.stagger).bodies().size();
  if (after.bodies > before_.bodies) return std::nullopt;
  for (const RaceLetter race : allRaces) {
    if ((only && race != *only) || !hasCourses(changed, race)) continue;
    const auto failing = failingWithin(changed, race, wanted);
    if (!failing || watch_.stopWanted()) return std::nullopt;
    after.failing[static_cast<std::size_t>(race)] = *failing;
  }
  return after;
}

} // namespace fairway::validator::lake_race
