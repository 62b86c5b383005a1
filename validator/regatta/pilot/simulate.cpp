#include "validator/regatta/pilot/simulate.h"

#include "validator/core/race_run.h"

#include <algorithm>

namespace fairway::validator::regatta {

namespace {

constexpr int mostTurns = 2000;            // of all boats together: long beyond any race
constexpr std::int64_t racesAlone = 10000; // to learn what turn order and start places are worth

// The streams of races alone are others than those of races together.
std::uint64_t aloneSeed(std::uint64_t seed, std::uint64_t race) {
  return streamSeed(streamSeed(seed, 1), race);
}
std::uint64_t fleetSeed(std::uint64_t seed, std::uint64_t race) {
  return streamSeed(streamSeed(seed, 2), race);
}

struct Tally {
  std::int64_t races = 0, abandoned = 0, led = 0, leaderWon = 0, turns = 0, squares = 0;
  std::vector<std::int64_t> wins;

  void add(const Tally& other) {
    races += other.races, abandoned += other.abandoned, led += other.led, leaderWon += other.leaderWon;
    turns += other.turns, squares += other.squares;
    wins.resize(std::max(wins.size(), other.wins.size()));
    for (std::size_t i = 0; i < other.wins.size(); ++i) wins[i] += other.wins[i];
  }
};

class RacePlayer {
public:
  RacePlayer(const FleetWaters& waters, const SimulationOptions& options)
      : waters_(waters), options_(options) {}

  void play(std::uint64_t race, int, Tally& tally) const {
    Fleet fleet(waters_, options_.pilots, fleetSeed(options_.seed, race));
    tally.wins.resize(options_.pilots.size());
    ++tally.races;
    if (!fleet.place() || !fleet.sail(mostTurns)) {
      ++tally.abandoned;
      return;
    }
    const int winner = fleet.ranks().front();
    ++tally.wins[static_cast<std::size_t>(winner - 1)];
    const int turns = fleet.boat(winner).turns;
    tally.turns += turns;
    tally.squares += std::int64_t{turns} * turns;
    if (fleet.leader()) {
      ++tally.led;
      tally.leaderWon += *fleet.leader() == winner ? 1 : 0;
    }
  }

private:
  const FleetWaters& waters_;
  const SimulationOptions& options_;
};

class LonelyPlayer {
public:
  LonelyPlayer(const FleetWaters& waters, const Pose& start, std::uint64_t seed)
      : waters_(waters), start_(start), seed_(seed) {}

  void play(std::uint64_t race, int, AloneResult& tally) const {
    Fleet fleet(waters_, 1, aloneSeed(seed_, race));
    fleet.placeAlone(start_);
    if (!fleet.sail(mostTurns)) {
      ++tally.abandoned;
      return;
    }
    const auto turns = static_cast<std::size_t>(fleet.boat(1).turns);
    if (turns >= tally.turns.size()) tally.turns.resize(turns + 1);
    ++tally.turns[turns];
    ++tally.races;
  }

private:
  const FleetWaters& waters_;
  const Pose& start_;
  std::uint64_t seed_;
};

double number(std::int64_t whole) {
  return static_cast<double>(whole);
}

Estimate shareOf(std::int64_t count, std::int64_t races, double outside) {
  return meanOf(number(count), number(count), races, outside);
}

// What each seat wins where boats do not meet: from the best start place, and from its own. Empty where
// pilots differ.
struct LonelyRaces {
  std::vector<double> byTurnOrder;
  std::vector<double> byStartPlace;
};

SimulationResult evaluated(const Tally& tally, const SimulationOptions& options, const LonelyRaces& lonely,
                           double outside) {
  SimulationResult result;
  const std::size_t seats = options.pilots.size();
  const double each = outside / number(static_cast<std::int64_t>(seats)); // all intervals hold together
  result.races = tally.races;
  result.abandoned = tally.abandoned;
  result.wins = tally.wins;
  const std::int64_t ended = tally.races - tally.abandoned;
  std::vector<double> rates;
  for (const std::int64_t wins : result.wins) {
    result.rates.push_back(shareOf(wins, ended, each));
    rates.push_back(result.rates.back().share);
  }
  if (!lonely.byTurnOrder.empty()) result.edges = edgesOf(lonely.byTurnOrder, lonely.byStartPlace, rates);
  result.leaderWon = shareOf(tally.leaderWon, tally.led, outside);
  result.runaway = seats < 2 ? Fairness::Fair : judgeAtMost(result.leaderWon, mostLeaderWins);
  if (ended == 0) return result;
  result.turnMean = number(tally.turns) / number(ended);
  result.turnDeviation = deviationOf(number(tally.turns), number(tally.squares), number(ended));
  const Equality asked = equalShares(seats, result.edges);
  result.verdict = judge(result.rates, asked);
  result.settled = isSettled(result.rates, asked);
  if (result.verdict == Fairness::Undecided) result.racesNeeded = racesToDecide(result.rates, asked, each);
  return result;
}

bool decided(const SimulationResult& result, bool all) {
  return result.settled && (!all || result.runaway != Fairness::Undecided);
}

bool allGood(const std::vector<PilotKind>& pilots) {
  return std::all_of(pilots.begin(), pilots.end(), [](PilotKind kind) { return kind == PilotKind::Good; });
}

// None when stopped.
std::optional<LonelyRaces> lonelyRaces(const FleetWaters& waters, const std::vector<Pose>& starts,
                                       std::uint64_t seed, WorkWatch& watch) {
  std::vector<FinishTurns> finishes;
  for (std::size_t i = 0; i < starts.size(); ++i) {
    const double each = 1 / static_cast<double>(starts.size());
    PartWatch part(watch, each * static_cast<double>(i), each * static_cast<double>(i + 1));
    const auto alone = sailAlone(waters, starts[i], racesAlone, seed, part);
    if (!alone) return std::nullopt;
    finishes.push_back(alone->shares());
  }
  std::vector<const FinishTurns*> own;
  for (const FinishTurns& seat : finishes) own.push_back(&seat);
  return LonelyRaces{winChances(std::vector<const FinishTurns*>(own.size(), own.front())), winChances(own)};
}

} // namespace

void AloneResult::add(const AloneResult& other) {
  races += other.races;
  abandoned += other.abandoned;
  turns.resize(std::max(turns.size(), other.turns.size()));
  for (std::size_t i = 0; i < other.turns.size(); ++i) turns[i] += other.turns[i];
}

FinishTurns AloneResult::shares() const {
  FinishTurns shares{{}, 0};
  for (const std::int64_t count : turns) shares.byTurn.push_back(number(count) / number(races));
  return shares;
}

double AloneResult::mean() const {
  double sum = 0;
  for (std::size_t t = 0; t < turns.size(); ++t)
    sum += static_cast<double>(t) * static_cast<double>(turns[t]);
  return races > 0 ? sum / static_cast<double>(races) : 0;
}

double AloneResult::deviation() const {
  double sum = 0, squares = 0;
  for (std::size_t t = 0; t < turns.size(); ++t) {
    sum += static_cast<double>(t) * static_cast<double>(turns[t]);
    squares += static_cast<double>(t) * static_cast<double>(t) * static_cast<double>(turns[t]);
  }
  return deviationOf(sum, squares, static_cast<double>(races));
}

std::pair<double, double> AloneResult::interval() const {
  const double half = halfWidth(deviation(), races);
  return {mean() - half, mean() + half};
}

std::optional<AloneResult> sailAlone(const FleetWaters& waters, const Pose& start, std::int64_t races,
                                     std::uint64_t seed, WorkWatch& watch) {
  using Run = RaceRun<LonelyPlayer, AloneResult>;
  Run run(
      races,
      [&] {
        return Run::Worker{LonelyPlayer(waters, start, seed), {}};
      },
      watch);
  if (!run.playUntil(races)) return std::nullopt;
  return run.total({});
}

std::optional<int> endlessRaces(const FleetWaters& waters, const SimulationOptions& options, int races,
                                const WorkWatch& watch) {
  const RacePlayer player(waters, options);
  Tally tally;
  for (int race = 0; race < races; ++race) {
    if (watch.stopWanted()) return std::nullopt;
    player.play(static_cast<std::uint64_t>(race), 1, tally);
  }
  return static_cast<int>(tally.abandoned);
}

std::vector<Pose> startsOf(const FleetWaters& waters, int players) {
  std::vector<Pose> starts = waters.grid();
  if (starts.size() > static_cast<std::size_t>(players)) starts.resize(static_cast<std::size_t>(players));
  return starts;
}

std::optional<SimulationResult> simulate(const FleetWaters& waters, const SimulationOptions& options,
                                         WorkWatch& watch) {
  constexpr double aloneShare = 0.2; // of the time
  PartWatch alone(watch, 0, aloneShare), together(watch, aloneShare, 1);
  const std::vector<Pose> starts = startsOf(waters, static_cast<int>(options.pilots.size()));
  LonelyRaces lonely;
  if (allGood(options.pilots)) {
    auto races = lonelyRaces(waters, starts, options.seed, alone);
    if (!races) return std::nullopt;
    lonely = std::move(*races);
  }
  using Run = RaceRun<RacePlayer, Tally>;
  Run run(
      options.races,
      [&] {
        return Run::Worker{RacePlayer(waters, options), {}};
      },
      together);
  const auto evaluate = [&](const Tally& tally, double outside) {
    std::optional<SimulationResult> result = evaluated(tally, options, lonely, outside);
    result->starts = starts;
    return result;
  };
  return run.play(options.exact, Tally(), evaluate,
                  [&](const SimulationResult& result) { return decided(result, options.decideAll); });
}

} // namespace fairway::validator::regatta
