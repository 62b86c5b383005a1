#include "validator/regatta/pilot/simulate.h"

#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>

#include <atomic>
#include <cmath>

namespace fairway::validator::regatta {

namespace {

constexpr int mostTurns = 2000; // of all boats together: long beyond any race
constexpr std::int64_t racesPerTask = 16;
constexpr int looksWhenNotExact = 4;
constexpr std::int64_t racesAlone = 10000; // to learn what turn order and start places are worth

double deviationOf(double sum, double squares, double count) {
  return count < 2 ? 0 : std::sqrt(std::max(0.0, (squares - sum * sum / count) / (count - 1)));
}

// The streams of races alone are others than those of races together.
std::uint64_t aloneSeed(std::uint64_t seed, std::int64_t race) {
  return streamSeed(streamSeed(seed, 1), static_cast<std::uint64_t>(race));
}
std::uint64_t fleetSeed(std::uint64_t seed, std::int64_t race) {
  return streamSeed(streamSeed(seed, 2), static_cast<std::uint64_t>(race));
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

void playRace(const FleetWaters& waters, const SimulationOptions& options, std::int64_t number,
              Tally& tally) {
  Fleet fleet(waters, options.players, fleetSeed(options.seed, number));
  tally.wins.resize(static_cast<std::size_t>(options.players));
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

// The chance of each seat to finish first if boats do not meet: in fewer turns than earlier seats, in at most
// as many as later ones.
std::vector<double> chancesOf(const std::vector<const AloneResult*>& seats) {
  std::size_t longest = 0;
  for (const AloneResult* seat : seats) longest = std::max(longest, seat->turns.size());
  const auto share = [](const AloneResult& seat, std::size_t turns) {
    return turns < seat.turns.size()
               ? static_cast<double>(seat.turns[turns]) / static_cast<double>(seat.races)
               : 0.0;
  };
  std::vector<double> chances(seats.size(), 0.0);
  std::vector<double> later(seats.size(), 1.0); // who needs at least so many turns
  for (std::size_t turns = 0; turns < longest; ++turns) {
    for (std::size_t i = 0; i < seats.size(); ++i) {
      double chance = share(*seats[i], turns);
      for (std::size_t j = 0; j < seats.size(); ++j)
        if (j != i) chance *= j < i ? later[j] - share(*seats[j], turns) : later[j];
      chances[i] += chance;
    }
    for (std::size_t i = 0; i < seats.size(); ++i) later[i] -= share(*seats[i], turns);
  }
  return chances;
}

std::vector<SeatEdge> edgesOf(const std::vector<AloneResult>& alone, const AloneResult& best) {
  std::vector<const AloneResult*> same(alone.size(), &best), own;
  for (const AloneResult& seat : alone) own.push_back(&seat);
  const std::vector<double> byOrder = chancesOf(same), byPlace = chancesOf(own);
  std::vector<SeatEdge> edges(alone.size());
  for (std::size_t i = 0; i < edges.size(); ++i) {
    edges[i].turnOrder = byOrder[i] - 1.0 / static_cast<double>(alone.size());
    edges[i].startPlaces = byPlace[i] - byOrder[i];
  }
  return edges;
}

SimulationResult evaluated(const Tally& tally, const SimulationOptions& options, std::vector<SeatEdge> edges,
                           double outside) {
  SimulationResult result;
  result.races = tally.races;
  result.abandoned = tally.abandoned;
  result.wins = tally.wins;
  const std::int64_t ended = tally.races - tally.abandoned;
  const double centre = 1.0 / options.players;
  std::vector<double> allowed;
  for (std::size_t i = 0; i < result.wins.size(); ++i) {
    result.rates.push_back(estimate(result.wins[i], ended, outside / options.players));
    edges[i].traffic = result.rates[i].share - centre - edges[i].turnOrder - edges[i].startPlaces;
    allowed.push_back(std::abs(edges[i].turnOrder));
  }
  result.edges = std::move(edges);
  result.leaderWon = estimate(tally.leaderWon, tally.led, outside);
  if (options.players < 2 || result.leaderWon.high <= mostLeaderWins)
    result.runaway = Fairness::Fair;
  else if (result.leaderWon.low > mostLeaderWins)
    result.runaway = Fairness::Unfair;
  if (ended == 0) return result;
  const auto number = [](std::int64_t whole) { return static_cast<double>(whole); };
  result.turnMean = number(tally.turns) / number(ended);
  result.turnDeviation = deviationOf(number(tally.turns), number(tally.squares), number(ended));
  result.verdict = judge(result.rates, centre, fairnessMargin, allowed);
  if (result.verdict == Fairness::Undecided)
    result.racesNeeded =
        racesToDecide(result.rates, centre, fairnessMargin, allowed, outside / options.players);
  return result;
}

bool decided(const SimulationResult& result, bool all) {
  return result.verdict != Fairness::Undecided && (!all || result.runaway != Fairness::Undecided);
}

} // namespace

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
  const double half =
      races > 1 ? normalQuantile(1 - fairnessConfidence) * deviation() / std::sqrt(static_cast<double>(races))
                : 0;
  return {mean() - half, mean() + half};
}

std::optional<AloneResult> sailAlone(const FleetWaters& waters, const Pose& start, std::int64_t races,
                                     std::uint64_t seed, WorkWatch& watch) {
  tbb::enumerable_thread_specific<AloneResult> workers;
  std::atomic<std::int64_t> done = 0;
  tbb::parallel_for(tbb::blocked_range<std::int64_t>(0, races, racesPerTask), [&](const auto& part) {
    AloneResult& own = workers.local();
    for (std::int64_t race = part.begin(); race < part.end() && !watch.stopWanted(); ++race) {
      Fleet fleet(waters, 1, aloneSeed(seed, race));
      fleet.placeAlone(start);
      if (!fleet.sail(mostTurns)) {
        ++own.abandoned;
        continue;
      }
      const auto turns = static_cast<std::size_t>(fleet.boat(1).turns);
      if (turns >= own.turns.size()) own.turns.resize(turns + 1);
      ++own.turns[turns];
      ++own.races;
    }
    watch.advance(static_cast<double>(done += part.end() - part.begin()) / static_cast<double>(races));
  });
  if (watch.stopWanted()) return std::nullopt;
  AloneResult all;
  for (const AloneResult& own : workers) {
    all.races += own.races;
    all.abandoned += own.abandoned;
    all.turns.resize(std::max(all.turns.size(), own.turns.size()));
    for (std::size_t i = 0; i < own.turns.size(); ++i) all.turns[i] += own.turns[i];
  }
  return all;
}

std::vector<Pose> startsOf(const FleetWaters& waters, int players) {
  std::vector<Pose> starts = waters.grid();
  if (starts.size() > static_cast<std::size_t>(players)) starts.resize(static_cast<std::size_t>(players));
  return starts;
}

std::optional<SimulationResult> simulate(const FleetWaters& waters, const SimulationOptions& options,
                                         WorkWatch& watch) {
  constexpr double aloneShare = 0.2; // of the time
  const std::vector<Pose> starts = startsOf(waters, options.players);
  std::vector<AloneResult> alone;
  for (std::size_t i = 0; i < starts.size(); ++i) {
    const double each = aloneShare / static_cast<double>(starts.size());
    PartWatch part(watch, each * static_cast<double>(i), each * static_cast<double>(i + 1));
    auto result = sailAlone(waters, starts[i], racesAlone, options.seed, part);
    if (!result) return std::nullopt;
    alone.push_back(std::move(*result));
  }
  const std::vector<SeatEdge> edges = edgesOf(alone, alone.front());
  const int looks = options.exact ? 1 : looksWhenNotExact;
  const double outside = (1 - fairnessConfidence) / looks;
  Tally total;
  std::int64_t played = 0;
  std::atomic<std::int64_t> done = 0;
  for (int look = 1;; ++look) {
    const std::int64_t end = options.races * look / looks;
    tbb::enumerable_thread_specific<Tally> workers;
    tbb::parallel_for(tbb::blocked_range<std::int64_t>(played, end, racesPerTask), [&](const auto& part) {
      for (std::int64_t race = part.begin(); race < part.end() && !watch.stopWanted(); ++race)
        playRace(waters, options, race, workers.local());
      done += part.end() - part.begin();
      watch.advance(aloneShare +
                    (1 - aloneShare) * static_cast<double>(done) / static_cast<double>(options.races));
    });
    if (watch.stopWanted()) return std::nullopt;
    for (const Tally& tally : workers) total.add(tally);
    played = end;
    SimulationResult result = evaluated(total, options, edges, outside);
    result.starts = starts;
    if (look == looks || decided(result, options.decideAll)) return result;
  }
}

} // namespace fairway::validator::regatta
