#pragma once

#include "validator/core/check.h"
#include "validator/pool/figures/pool_figures.h"
#include "validator/pool/simulation/simulate.h"
#include "validator/pool/study/pool_study.h"

namespace fairway::validator::pool {

// A pool under deep study: played thousands of times by strong pilots. What takes long is done here, under
// the watch; the checks only judge what came of it.
class DeepStudy {
public:
  static constexpr double mostEndless = 0.05;   // P13
  static constexpr double mostOpenerWins = 0.8; // P15

  DeepStudy(const PoolStudy& pool, SimulationResult games, SimulationOptions options)
      : pool_(pool), games_(std::move(games)), options_(options) {}

  const PoolStudy& pool() const { return pool_; }
  const SimulationResult& games() const { return games_; }
  const SimulationOptions& options() const { return options_; }

  // The last squares of a game that was endless: where tiles went to and fro. Empty where none was.
  std::vector<Square> loopingLine() const;

  Phrase gamesInWords() const; // `4000 games of strong pilots from the setup`

private:
  const PoolStudy& pool_;
  SimulationResult games_;
  SimulationOptions options_;
};

// `49.8 % (47.9 to 51.7)`
Phrase inWords(const Estimate& estimate);

CheckResult checkSides(const DeepStudy& study);   // P12
CheckResult checkEndless(const DeepStudy& study); // P13
CheckResult checkLength(const DeepStudy& study);  // P14
CheckResult checkOpener(const DeepStudy& study);  // P15

// Plays the pool and judges P12 to P15, or says why not. Returns what it came to; none where it was not
// played.
std::optional<PoolFigures> judgeDeep(Judge& judge, const PoolStudy& study, WorkWatch& watch,
                                     std::uint64_t seed = 1);

} // namespace fairway::validator::pool
