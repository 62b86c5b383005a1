#include "validator/lake_race/simulation/simulate.h"

#include "validator/core/race_run.h"
#include "validator/lake_race/simulation/block_player.h"

#include <algorithm>
#include <cmath>
#include <future>
#include <mutex>

namespace fairway::validator::lake_race {

namespace {

bool measuresLuck(const SimulationOptions& options) {
  return options.pilots.size() > 1 && (options.adjusts || options.ghosts);
}

void judgeSeats(SimulationResult& result, int players, double outside,
                const std::optional<LonelyRaces>& lonely, bool measured) {
  const Tally& tally = result.tally;
  const double each = outside / players; // Bonferroni: all intervals hold together
  std::int64_t sunk = 0;
  std::vector<double> rates;
  for (int seat = 1; seat <= players; ++seat) {
    result.wins.push_back(estimate(tally.seats[seat].wins, tally.ended(), tally.blocks, players, each));
    if (measured)
      result.adjusted.push_back(
          estimateOf(tally.seats[seat].adjusted, tally.ended(), tally.blocks, players, each));
    result.sunk.push_back(estimate(tally.seats[seat].sunk, tally.ended(), tally.blocks, players, each));
    rates.push_back(result.wins.back().share);
    sunk += tally.seats[seat].sunk.total;
  }
  if (tally.ended() == 0) return; // nothing is known, nor how many races would show more
  result.judgedByAdjusted = lonely.has_value() && measured;
  if (lonely) result.edges = edgesOf(lonely->turnOrder, lonely->startPlaces, rates);
  result.meanSunk = static_cast<double>(sunk) / static_cast<double>(tally.ended() * players);
  // What turn order alone does is not the lake's fault.
  const Equality asked = equalShares(result.wins.size(), result.edges);
  result.verdict = judge(result.judged(), asked);
  for (const std::size_t seat : unfairOnes(result.judged(), asked))
    result.unfairSeats.push_back(static_cast<int>(seat) + 1);
  result.settled = isSettled(result.judged(), asked);
  result.sinkings = judge(result.sunk, {result.meanSunk, fairnessMargin});
  if (result.verdict == Fairness::Undecided)
    result.racesNeeded = racesToDecide(result.judged(), asked, each, players);
}

void addMeans(SimulationResult& result, double penalty) {
  const Tally& tally = result.tally;
  const auto number = [](std::int64_t whole) { return static_cast<double>(whole); };
  if (tally.finished > 0) result.turnMean = number(tally.turns) / number(tally.finished);
  result.turnDeviation = deviationOf(number(tally.turns), number(tally.turnSquares), number(tally.finished));
  const double sunk = number(tally.seats[1].sunk.total);
  const double cost = number(tally.aloneTurns) + penalty * sunk;
  const double squares =
      number(tally.aloneTurnSquares) + 2 * penalty * number(tally.aloneSunkTurns) + penalty * penalty * sunk;
  result.costMean = tally.ended() > 0 ? cost / number(tally.ended()) : 0;
  result.costDeviation = deviationOf(cost, squares, number(tally.ended()));
}

SimulationResult evaluated(Tally tally, int players, double outside, double penalty,
                           const std::optional<LonelyRaces>& lonely, bool measured) {
  SimulationResult result;
  result.tally = std::move(tally);
  judgeSeats(result, players, outside, lonely, measured);
  if (lonely) result.character = characterOf(result.tally, players);
  result.leaderWon =
      estimate(result.tally.leaderWon, result.tally.led, result.tally.blocks, players, outside);
  result.runaway = players < 3 ? Fairness::Fair : judgeAtMost(result.leaderWon, mostLeaderWins);
  addMeans(result, penalty);
  return result;
}

bool allPerfect(const std::vector<PilotKind>& pilots) {
  return std::all_of(pilots.begin(), pilots.end(), [](PilotKind kind) { return kind == PilotKind::Par; });
}

#ifdef __wasm__ // there are no threads, and the library would wait forever for one that it cannot start
constexpr auto besides = std::launch::deferred;
#else
constexpr auto besides = std::launch::async | std::launch::deferred;
#endif

// The races of boats that do not meet, worked out while others are raced: it is one thread's work. If no
// thread can be started it is done on demand.
class LonelyTask {
public:
  LonelyTask(const Par& par, const SimulationOptions& options, const WorkWatch& watch) {
    if (allPerfect(options.pilots))
      races_ = std::async(besides, [&par, &watch, players = static_cast<int>(options.pilots.size())] {
        return lonelyRaces(par, players, watch);
      });
  }

  // False when stopped.
  bool finish() {
    if (!races_.valid()) return true;
    result_ = races_.get();
    return result_.has_value();
  }
  const std::optional<LonelyRaces>& result() const { return result_; } // none where pilots are not perfect

private:
  std::future<std::optional<LonelyRaces>> races_;
  std::optional<LonelyRaces> result_;
};

// What all threads need to measure luck, worked out by the first of them.
class LuckBasis {
public:
  LuckBasis(const Par& par, bool ghosts) : par_(par), ghosts_(ghosts) {}

  const LuckMeter& meter() {
    std::call_once(once_, [this] { meter_.emplace(par_, ghosts_); });
    return *meter_;
  }

private:
  const Par& par_;
  bool ghosts_;
  std::once_flag once_;
  std::optional<LuckMeter> meter_;
};

bool decided(const SimulationResult& result, bool all) {
  return result.settled &&
         (!all || (result.sinkings != Fairness::Undecided && result.runaway != Fairness::Undecided));
}

} // namespace

std::optional<SimulationResult> simulate(const Par& par, const SimulationOptions& options, WorkWatch& watch) {
  const int players = static_cast<int>(options.pilots.size());
  FAIRWAY_EXPECTS(players >= 1 && players <= fairway::lake_race::maxPlayers && options.races >= 1);
  FAIRWAY_EXPECTS(static_cast<int>(par.board().startCells().size()) >= players);
  FAIRWAY_EXPECTS(!options.ghosts || allPerfect(options.pilots));
  LonelyTask lonely(par, options, watch);
  const auto cells = static_cast<std::size_t>(par.board().cellCount());
  using Run = RaceRun<BlockPlayer, Tally>;
  LuckBasis basis(par, options.ghosts);
  const auto makeWorker = [&par, &options, &basis, cells] {
    Run::Worker worker{BlockPlayer(par, options.pilots, options.seed, options.mostTurns), Tally(cells)};
    if (measuresLuck(options)) worker.player.measureLuck(basis.meter(), options.ghosts);
    return worker;
  };
  const auto evaluate = [&](Tally tally, double outside) -> std::optional<SimulationResult> {
    if (!lonely.finish()) return std::nullopt;
    return evaluated(std::move(tally), players, outside, par.options().sinkPenalty, lonely.result(),
                     measuresLuck(options));
  };
  return Run(options.races, makeWorker, watch, players)
      .play(options.exact || players == 1, Tally(cells), evaluate,
            [&](const SimulationResult& result) { return decided(result, options.decideAll); });
}

} // namespace fairway::validator::lake_race
