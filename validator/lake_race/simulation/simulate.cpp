#include "validator/lake_race/simulation/simulate.h"

#include "validator/lake_race/simulation/block_player.h"

#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <atomic>
#include <cmath>

namespace fairway::validator {

namespace {

// Every look at the races so far could be wrong, so the looks share what may be outside the intervals.
constexpr int looksWhenNotExact = 4;
constexpr std::int64_t blocksPerTask = 16;

class Simulation {
public:
  Simulation(const Par& par, const SimulationOptions& options, WorkWatch& watch)
      : options_(options), players_(static_cast<int>(options.pilots.size())), watch_(watch),
        workers_([&par, &options] {
          return Worker{BlockPlayer(par, options.pilots, options.seed, options.mostTurns),
                        Tally(static_cast<std::size_t>(par.board().cellCount()))};
        }) {}

  // Plays on until this many races are played; false when stopped.
  bool playUntil(std::int64_t races) {
    const std::int64_t end = (races + players_ - 1) / players_; // blocks, the last perhaps not whole
    tbb::parallel_for(
        tbb::blocked_range<std::int64_t>(nextBlock_, end, blocksPerTask), [&](const auto& part) {
          Worker& worker = workers_.local();
          for (std::int64_t block = part.begin(); block < part.end() && !watch_.stopWanted(); ++block)
            worker.player.play(static_cast<std::uint64_t>(block),
                               static_cast<int>(std::min<std::int64_t>(players_, races - block * players_)),
                               worker.tally);
          played_ += (part.end() - part.begin()) * players_;
          watch_.advance(static_cast<double>(played_) / options_.races);
        });
    nextBlock_ = end;
    return !watch_.stopWanted();
  }

  Tally total(std::size_t cells) {
    Tally all(cells);
    for (const Worker& worker : workers_) all.add(worker.tally);
    return all;
  }

private:
  struct Worker {
    BlockPlayer player;
    Tally tally;
  };

  const SimulationOptions& options_;
  int players_;
  WorkWatch& watch_;
  std::int64_t nextBlock_ = 0;
  std::atomic<std::int64_t> played_ = 0;
  tbb::enumerable_thread_specific<Worker> workers_;
};

double deviationOf(double sum, double squares, double count) {
  return count < 2 ? 0 : std::sqrt(std::max(0.0, (squares - sum * sum / count) / (count - 1)));
}

void judgeSeats(SimulationResult& result, int players, double outside) {
  const Tally& tally = result.tally;
  const double each = outside / players; // Bonferroni: all intervals hold together
  std::int64_t sunk = 0;
  for (int seat = 1; seat <= players; ++seat) {
    result.wins.push_back(estimate(tally.seats[seat].wins, tally.ended(), tally.blocks, players, each));
    result.sunk.push_back(estimate(tally.seats[seat].sunk, tally.ended(), tally.blocks, players, each));
    sunk += tally.seats[seat].sunk.total;
  }
  if (tally.ended() == 0) return; // nothing is known, nor how many races would show more
  result.meanSunk = static_cast<double>(sunk) / static_cast<double>(tally.ended() * players);
  result.verdict = judge(result.wins, 1.0 / players, fairnessMargin);
  result.sinkings = judge(result.sunk, result.meanSunk, fairnessMargin);
  if (result.verdict == Fairness::Undecided)
    result.racesNeeded = racesToDecide(result.wins, 1.0 / players, fairnessMargin, players, each);
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

SimulationResult evaluated(Tally tally, int players, double outside, double penalty) {
  SimulationResult result;
  result.tally = std::move(tally);
  judgeSeats(result, players, outside);
  result.leaderWon =
      estimate(result.tally.leaderWon, result.tally.led, result.tally.blocks, players, outside);
  if (players < 3 || result.leaderWon.high <= mostLeaderWins)
    result.runaway = Fairness::Fair;
  else if (result.leaderWon.low > mostLeaderWins)
    result.runaway = Fairness::Unfair;
  addMeans(result, penalty);
  return result;
}

bool decided(const SimulationResult& result, bool all) {
  if (result.verdict == Fairness::Undecided) return false;
  return !all || (result.sinkings != Fairness::Undecided && result.runaway != Fairness::Undecided);
}

} // namespace

std::optional<SimulationResult> simulate(const Par& par, const SimulationOptions& options, WorkWatch& watch) {
  const int players = static_cast<int>(options.pilots.size());
  FAIRWAY_EXPECTS(players >= 1 && players <= lake_race::maxPlayers && options.races >= 1);
  FAIRWAY_EXPECTS(static_cast<int>(par.board().startCells().size()) >= players);
  Simulation simulation(par, options, watch);
  const int looks = options.exact || players == 1 ? 1 : looksWhenNotExact;
  const double outside = (1 - fairnessConfidence) / looks;
  for (int look = 1;; ++look) {
    // Whole blocks, but for the end.
    const std::int64_t share = static_cast<std::int64_t>(options.races) * look / looks;
    if (!simulation.playUntil(look == looks ? options.races : share / players * players)) return std::nullopt;
    Tally tally = simulation.total(static_cast<std::size_t>(par.board().cellCount()));
    if (tally.races == 0) continue;
    SimulationResult result = evaluated(std::move(tally), players, outside, par.options().sinkPenalty);
    if (look == looks || decided(result, options.decideAll)) return result;
  }
}

} // namespace fairway::validator
