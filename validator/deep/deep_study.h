#pragma once

#include "validator/par/par_report.h"
#include "validator/simulation/simulate.h"
#include "validator/study/course_study.h"

namespace fairway::validator {

// A course under deep study: solved and raced, each when first asked for. The quick checks that the deep ones
// need must hold.
class DeepStudy {
public:
  static constexpr int racingBoats = 4;
  static constexpr double solvingShare = 0.6; // of the time; the rest is for the races
  static constexpr int mostRaces = 40000;     // fewer where the verdicts are sure

  DeepStudy(const CourseStudy& course, WorkWatch& watch)
      : course_(course), solving_(watch, 0, solvingShare), racing_(watch, solvingShare, 1) {}

  const CourseStudy& course() const { return course_; }

  // Why par was refused, if it was: then nothing below may be asked.
  std::optional<ParRefusal> solve() const;

  const Par& par() const { return *par_; }
  const ParReport& report() const;
  SolvedRace race() const { return {par_->space(), par_->costs(), par_->values(), par_->policy()}; }
  std::optional<std::vector<double>> safest() const { return safestFinish(par(), solving_); }

  // None when stopped.
  const std::optional<SimulationResult>& simulation() const;

private:
  const CourseStudy& course_;
  mutable PartWatch solving_;
  mutable PartWatch racing_;
  mutable std::shared_ptr<const Par> par_;
  mutable std::optional<ParReport> report_;
  mutable std::optional<std::optional<SimulationResult>> simulation_;
};

} // namespace fairway::validator
