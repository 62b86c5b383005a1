#include "validator/lake_race/simulation/simulate.h"

#include "validator/lake_race/simulation/block_player.h"

#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <atomic>
#include <cmath>

namespace fairway::validator {

namespace {

// Every look at the races so far could be wrong, so the looks share what may be outside the intervals: most
// of it is for the last, after which no more races come.
constexpr int looksWhenNotExact = 4;
constexpr double earlyLookShare = 0.1;

double shareOfLook(int look, int looks) {
  return look < looks ? earlyLookShare : 1 - (looks - 1) * earlyLookShare;
}

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

// What is asked of the win rates: what turn order alone does is not the lake's fault.
Equality askedOf(int players, const std::optional<LonelyRaces>& lonely) {
  Equality asked{1.0 / players, fairnessMargin, {}};
  if (!lonely) return asked;
  for (const double wins : lonely->turnOrder) asked.allowed.push_back(std::fabs(wins - asked.centre));
  return asked;
}

void judgeSeats(SimulationResult& result, int players, double outside,
                const std::optional<LonelyRaces>& lonely) {
  const Tally& tally = result.tally;
  const double each = outside / players; // Bonferroni: all intervals hold together
  std::int64_t sunk = 0;
  std::vector<double> rates;
  for (int seat = 1; seat <= players; ++seat) {
    result.wins.push_back(estimate(tally.seats[seat].wins, tally.ended(), tally.blocks, players, each));
    result.sunk.push_back(estimate(tally.seats[seat].sunk, tally.ended(), tally.blocks, players, each));
    rates.push_back(result.wins.back().share);
    sunk += tally.seats[seat].sunk.total;
  }
  if (tally.ended() == 0) return; // nothing is known, nor how many races would show more
  if (lonely) result.edges = edgesOf(*lonely, rates);
  result.meanSunk = static_cast<double>(sunk) / static_cast<double>(tally.ended() * players);
  const Equality asked = askedOf(players, lonely);
  result.verdict = judge(result.wins, asked);
  for (const std::size_t seat : unfairOnes(result.wins, asked))
    result.unfairSeats.push_back(static_cast<int>(seat) + 1);
  result.canBecomeFair = !neverFair(result.wins, asked);
  result.sinkings = judge(result.sunk, {result.meanSunk, fairnessMargin, {}});
  if (result.verdict == Fairness::Undecided)
    result.racesNeeded = racesToDecide(result.wins, asked, players, each);
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
                           const std::optional<LonelyRaces>& lonely) {
  SimulationResult result;
  result.tally = std::move(tally);
  judgeSeats(result, players, outside, lonely);
  result.leaderWon =
      estimate(result.tally.leaderWon, result.tally.led, result.tally.blocks, players, outside);
  if (players < 3 || result.leaderWon.high <= mostLeaderWins)
    result.runaway = Fairness::Fair;
  else if (result.leaderWon.low > mostLeaderWins)
    result.runaway = Fairness::Unfair;
  addMeans(result, penalty);
  return result;
}

bool allPerfect(const std::vector<PilotKind>& pilots) {
  return std::all_of(pilots.begin(), pilots.end(), [](PilotKind kind) { return kind == PilotKind::Par; });
}

// What is neutral may still be shown to be fair.
bool decided(const SimulationResult& result, bool all) {
  if (result.verdict == Fairness::Undecided) return false;
  if (result.verdict == Fairness::Neutral && result.canBecomeFair) return false;
  return !all || (result.sinkings != Fairness::Undecided && result.runaway != Fairness::Undecided);
}

} // namespace

std::optional<SimulationResult> simulate(const Par& par, const SimulationOptions& options, WorkWatch& watch) {
  const int players = static_cast<int>(options.pilots.size());
  FAIRWAY_EXPECTS(players >= 1 && players <= lake_race::maxPlayers && options.races >= 1);
  FAIRWAY_EXPECTS(static_cast<int>(par.board().startCells().size()) >= players);
  std::optional<LonelyRaces> lonely;
  if (allPerfect(options.pilots)) {
    lonely = lonelyRaces(par, players, watch);
    if (!lonely) return std::nullopt;
  }
  Simulation simulation(par, options, watch);
  const int looks = options.exact || players == 1 ? 1 : looksWhenNotExact;
  for (int look = 1;; ++look) {
    const double outside = (1 - fairnessConfidence) * shareOfLook(look, looks);
    // Whole blocks, but for the end.
    const std::int64_t share = static_cast<std::int64_t>(options.races) * look / looks;
    if (!simulation.playUntil(look == looks ? options.races : share / players * players)) return std::nullopt;
    Tally tally = simulation.total(static_cast<std::size_t>(par.board().cellCount()));
    if (tally.races == 0) continue;
    SimulationResult result =
        evaluated(std::move(tally), players, outside, par.options().sinkPenalty, lonely);
    if (look == looks || decided(result, options.decideAll)) return result;
  }
}

} // namespace fairway::validator
