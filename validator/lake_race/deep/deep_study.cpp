#include "validator/lake_race/deep/deep_study.h"

#include <algorithm>

namespace fairway::validator::lake_race {

std::optional<ParRefusal> DeepStudy::solve() {
  const auto par = Par::solve(course_.board(), {}, solving_, hints_);
  if (!par) return par.fault();
  par_ = *par;
  auto report = reportOf(*par_, solving_);
  if (!report) return ParRefusal::Stopped;
  report_ = std::move(*report);
  if (!findFinishing() || !findWrecks()) return ParRefusal::Stopped;
  return std::nullopt;
}

bool DeepStudy::findFinishing() {
  bool safe = true;
  for (const ParReport::StartCell& start : report_.startCells) {
    double& finishing = finishing_.emplace_back(0);
    if (!start.strip) continue;
    const auto water = par_->space().waterAt(par_->board().indexOf(start.cell));
    const auto flow = flowFrom(solvedRace(), water, static_cast<int>(*start.heading), solving_);
    if (!flow) return false;
    finishing = flow->finished;
    safe = safe && finishing >= safeEnough;
  }
  if (safe) return true;
  const auto safest = safestFinish(*par_, solving_);
  if (!safest) return false;
  for (std::size_t i = 0; i < safest->size(); ++i) finishing_[i] = std::max(finishing_[i], (*safest)[i]);
  return true;
}

bool DeepStudy::findWrecks() {
  const ParReport::StartCell& best = report_.startCells[*report_.best];
  const auto start = par_->space().waterAt(par_->board().indexOf(best.cell));
  for (const ParReport::CellShare& crash : report_.crashes) {
    // Expected crashes count a boat that crashes here twice as two: what counts is how many races do.
    if (crash.expected <= mostCrashes) continue;
    const auto cell = par_->space().waterAt(par_->board().indexOf(crash.cell));
    const auto races = crashProbability(solvedRace(), start, static_cast<int>(*best.heading), cell, solving_);
    if (!races) return false;
    if (*races > mostCrashes) wrecks_.push_back({crash.cell, *races});
  }
  std::stable_sort(wrecks_.begin(), wrecks_.end(),
                   [](const Wreck& a, const Wreck& b) { return a.races > b.races; });
  return true;
}

bool DeepStudy::race() {
  simulation_ = raceForVerdicts(*par_, racing_, seed_);
  return simulation_.has_value();
}

std::optional<SimulationResult> raceForVerdicts(const Par& par, WorkWatch& watch, std::uint64_t seed) {
  SimulationOptions options;
  options.seed = seed;
  options.races = DeepStudy::mostRaces;
  options.decideAll = true;
  options.pilots.assign(DeepStudy::racingBoats, PilotKind::Par);
  return simulate(par, options, watch);
}

} // namespace fairway::validator::lake_race
