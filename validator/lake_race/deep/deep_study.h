#pragma once

#include "validator/lake_race/par/par_report.h"
#include "validator/lake_race/simulation/simulate.h"
#include "validator/lake_race/study/course_study.h"

namespace fairway::validator::lake_race {

// What a course came to, for those who show it.
struct DeepFigures {
  std::shared_ptr<const Par> par;
  ParReport report;
  std::optional<SimulationResult> races; // none where it could not be raced, or was stopped
};

// A course under deep study: solved, then raced. All that takes long is done here, under the watch; the
// checks only judge what came of it. The quick checks that the deep ones need must hold.
class DeepStudy {
public:
  static constexpr int racingBoats = 4;
  static constexpr double solvingShare = 0.6; // of the time; the rest is for the races
  static constexpr int mostRaces = 40000;     // fewer where the verdicts are sure
  static constexpr double safeEnough = 0.99;  // of finishing: M01
  static constexpr double mostCrashes = 0.1;  // of perfect races at one cell: M05

  DeepStudy(const CourseStudy& course, WorkWatch& watch, const ParHints& hints = {}, std::uint64_t seed = 1)
      : course_(course), hints_(hints), seed_(seed), solving_(watch, 0, solvingShare),
        racing_(watch, solvingShare, 1) {}

  // Solves the course; why not, if it was refused: then nothing below may be asked.
  std::optional<ParRefusal> solve();
  // Races it; there must be room for all boats. False when stopped.
  bool race();

  const CourseStudy& course() const { return course_; }
  const Par& par() const { return *par_; }
  const ParReport& report() const { return report_; }

  // The probability of finishing that a boat can reach at least, by start cell, for those of the strip. Where
  // already perfect boats, who weigh time against sinking, finish safely from every cell, it is theirs;
  // otherwise that of a boat that plays only for safety.
  const std::vector<double>& finishing() const { return finishing_; }

  struct Wreck {
    Cell cell;
    double races = 0; // the share of perfect races that crash there at least once
  };
  const std::vector<Wreck>& wrecks() const { return wrecks_; } // with more than mostCrashes; the worst first

  const SimulationResult& simulation() const { return *simulation_; }

  DeepFigures figures() && { return {std::move(par_), std::move(report_), std::move(simulation_)}; }

private:
  SolvedRace solvedRace() const { return {par_->space(), par_->costs(), par_->values(), par_->policy()}; }
  bool findFinishing();
  bool findWrecks();

  const CourseStudy& course_;
  ParHints hints_;
  std::uint64_t seed_; // of the races
  PartWatch solving_;
  PartWatch racing_;
  std::shared_ptr<const Par> par_;
  ParReport report_;
  std::vector<double> finishing_;
  std::vector<Wreck> wrecks_;
  std::optional<SimulationResult> simulation_;
};

// The races by which the deep checks judge; there must be room for all boats. None when stopped.
std::optional<SimulationResult> raceForVerdicts(const Par& par, WorkWatch& watch, std::uint64_t seed = 1);

} // namespace fairway::validator::lake_race
