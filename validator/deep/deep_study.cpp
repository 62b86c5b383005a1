#include "validator/deep/deep_study.h"

namespace fairway::validator {

bool DeepStudy::solve() const {
  if (!par_)
    if (const auto par = Par::solve(course_.board(), {}, watch_); par) par_ = *par;
  return par_ != nullptr;
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
    simulation_ = simulate(par(), options, watch_);
  }
  return *simulation_;
}

} // namespace fairway::validator
