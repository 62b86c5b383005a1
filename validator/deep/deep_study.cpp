#include "validator/deep/deep_study.h"

namespace fairway::validator {

std::optional<ParRefusal> DeepStudy::solve() const {
  const auto par = Par::solve(course_.board(), {}, solving_);
  if (!par) return par.fault();
  par_ = *par;
  return std::nullopt;
}

const ParReport& DeepStudy::report() const {
  if (!report_) report_ = reportOf(par());
  return *report_;
}

const std::optional<SimulationResult>& DeepStudy::simulation() const {
  if (!simulation_) {
    SimulationOptions options;
    options.races = mostRaces;
    options.decideAll = true;
    options.pilots.assign(racingBoats, PilotKind::Par);
    simulation_ = simulate(par(), options, racing_);
  }
  return *simulation_;
}

} // namespace fairway::validator
