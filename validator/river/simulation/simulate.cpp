#include "validator/river/simulation/simulate.h"

#include "rules/river/play/dice_stream.h"
#include "validator/core/race_run.h"

#include <algorithm>

namespace fairway::validator::river {

using namespace fairway::river;

namespace {

constexpr int parts = 12;         // of a win: divided by one, two, three and four
constexpr int mostRounds = 20000; // beyond any race between pilots who want to get home
constexpr std::int64_t racesPerTask = 64;
constexpr std::int64_t racesAlone = 10000; // to learn what turn order alone does

// What is counted, in whole numbers, so that the order of adding does not matter.
struct Count {
  std::array<std::int64_t, mostPlayers> wins{};
  std::array<std::int64_t, mostPlayers> shared{};
  std::array<std::int64_t, mostPlayers> parts{};   // of wins
  std::array<std::int64_t, mostPlayers> squares{}; // of the parts
  std::array<std::int64_t, mostPlayers> points{};
  std::array<std::int64_t, mostPlayers> saved{};
  std::int64_t rounds = 0;
  std::int64_t roundSquares = 0;
  std::int64_t winds = 0;
  std::int64_t passes = 0;

  void add(const Count& other) {
    for (std::size_t i = 0; i < mostPlayers; ++i) {
      wins[i] += other.wins[i];
      shared[i] += other.shared[i];
      parts[i] += other.parts[i];
      squares[i] += other.squares[i];
      points[i] += other.points[i];
      saved[i] += other.saved[i];
    }
    rounds += other.rounds;
    roundSquares += other.roundSquares;
    winds += other.winds;
    passes += other.passes;
  }
};

// A win is shared by all seats with the most points.
template <class Points, class Win>
void forEachWinner(const Points& points, int players, Win win) {
  const auto begin = points.begin(), end = points.begin() + players;
  const int most = *std::max_element(begin, end);
  const auto winners = std::count(begin, end, most);
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
    if (points[seat] == most) win(seat, winners);
}

class RacePlayer {
public:
  RacePlayer(const FleetMoves& moves, const Pilots& pilots, const SimulationOptions& options)
      : moves_(moves), pilots_(pilots), options_(options) {}

  void play(std::uint64_t race, int, Count& count) const {
    std::vector<DiceStream> dice;
    for (int seat = 1; seat <= options_.players; ++seat) dice.emplace_back(options_.seed, race, seat);
    Position position = startOf(moves_, options_.players);
    while (!position.over() && position.round < mostRounds) {
      const auto mover = static_cast<std::size_t>(position.mover);
      const auto face = dice[mover].roll(moves_.river().die);
      const PilotMove move = pilots_.bySeat[mover]->choose(position, movesOf(moves_, position, face));
      if (face.isWind()) ++count.winds;
      if (move.kind == Option::Kind::Pass) ++count.passes;
      if (move.home) ++count.saved[mover];
      river::play(moves_, position, move);
    }
    finish(position, count);
  }

private:
  void finish(const Position& position, Count& count) const {
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(position.players); ++seat)
      count.points[seat] += position.points[seat];
    forEachWinner(position.points, position.players, [&](std::size_t seat, std::int64_t winners) {
      ++(winners == 1 ? count.wins : count.shared)[seat];
      const std::int64_t part = parts / winners;
      count.parts[seat] += part;
      count.squares[seat] += part * part;
    });
    count.rounds += position.round;
    count.roundSquares += std::int64_t{position.round} * position.round;
  }

  const FleetMoves& moves_;
  const Pilots& pilots_;
  const SimulationOptions& options_;
};

// A boat of a fleet that sails alone comes home.
struct Arrival {
  int round = 0;
  std::size_t seat = 0;

  friend auto operator<=>(const Arrival&, const Arrival&) = default;
};

void sailAlone(const FleetMoves& moves, const Pilot& pilot, DiceStream dice, std::size_t seat,
               std::vector<Arrival>& arrivals) {
  Position position = startOf(moves, 1);
  while (!position.over() && position.round < mostRounds) {
    const auto face = dice.roll(moves.river().die);
    const PilotMove move = pilot.choose(position, movesOf(moves, position, face));
    if (move.home) arrivals.push_back({position.round, seat});
    river::play(moves, position, move);
  }
}

class LonelyPlayer {
public:
  LonelyPlayer(const FleetMoves& moves, const Pilot& pilot, const SimulationOptions& options)
      : moves_(moves), pilot_(pilot), options_(options) {}

  void play(std::uint64_t race, int, Count& count) {
    arrivals_.clear();
    for (int seat = 1; seat <= options_.players; ++seat)
      sailAlone(moves_, pilot_, DiceStream(streamSeed(options_.seed, 1), race, seat),
                static_cast<std::size_t>(seat - 1), arrivals_);
    std::sort(arrivals_.begin(), arrivals_.end()); // in a round the first player moves first
    std::array<int, mostPlayers> points{};
    for (std::size_t dock = 0; dock < arrivals_.size(); ++dock)
      points[arrivals_[dock].seat] += moves_.river().docks[dock];
    forEachWinner(points, options_.players,
                  [&](std::size_t seat, std::int64_t winners) { count.parts[seat] += parts / winners; });
  }

private:
  const FleetMoves& moves_;
  const Pilot& pilot_;
  const SimulationOptions& options_;
  std::vector<Arrival> arrivals_;
};

SimulationResult evaluated(const Count& count, const SimulationOptions& options,
                           const std::vector<double>& byTurnOrder, double outside) {
  SimulationResult result;
  const auto races = static_cast<double>(options.races);
  const double each = outside / (options.players * options.looks); // all intervals hold together
  std::vector<Estimate> shares;
  std::vector<double> rates;
  for (std::size_t i = 0; i < static_cast<std::size_t>(options.players); ++i) {
    SeatResult seat{count.wins[i], count.shared[i], {}, 0, 0};
    seat.share = meanOf(static_cast<double>(count.parts[i]) / parts,
                        static_cast<double>(count.squares[i]) / (parts * parts), options.races, each);
    seat.points = static_cast<double>(count.points[i]) / races;
    seat.saved = static_cast<double>(count.saved[i]) / races;
    shares.push_back(seat.share);
    rates.push_back(seat.share.share);
    result.seats.push_back(seat);
  }
  const auto rounds = static_cast<double>(count.rounds);
  result.roundMean = rounds / races;
  result.roundDeviation = deviationOf(rounds, static_cast<double>(count.roundSquares), races);
  if (count.winds > 0)
    result.windPassed = static_cast<double>(count.passes) / static_cast<double>(count.winds);
  // All fleets start from the same section.
  if (!byTurnOrder.empty()) result.edges = edgesOf(byTurnOrder, byTurnOrder, rates);
  const Equality asked = equalShares(shares.size(), result.edges);
  result.verdict = judge(shares, asked);
  result.settled = isSettled(shares, asked);
  result.unfairSeats = unfairOnes(shares, asked);
  if (result.verdict == Fairness::Undecided) result.racesNeeded = racesToDecide(shares, asked, each);
  return result;
}

} // namespace

std::vector<double> turnOrderShares(const FleetMoves& moves, const Pilot& alone,
                                    const SimulationOptions& options) {
  using Run = RaceRun<LonelyPlayer, Count>;
  WorkWatch unseen; // a moment's work
  Run run(
      racesAlone,
      [&] {
        return Run::Worker{LonelyPlayer(moves, alone, options), {}};
      },
      unseen);
  run.playUntil(racesAlone);
  const Count count = run.total({});
  std::vector<double> shares;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(options.players); ++seat)
    shares.push_back(static_cast<double>(count.parts[seat]) / (parts * static_cast<double>(racesAlone)));
  return shares;
}

std::optional<SimulationResult> simulate(const FleetMoves& moves, const Pilots& pilots,
                                         const SimulationOptions& options, WorkWatch& watch) {
  FAIRWAY_EXPECTS(options.players >= 1 && options.players <= moves.river().players && options.races >= 1);
  FAIRWAY_EXPECTS(pilots.bySeat.size() == static_cast<std::size_t>(options.players));
  using Run = RaceRun<RacePlayer, Count>;
  Run run(
      options.races,
      [&] {
        return Run::Worker{RacePlayer(moves, pilots, options), {}};
      },
      watch, 1, racesPerTask);
  if (!run.playUntil(options.races)) return std::nullopt;
  std::vector<double> byTurnOrder;
  if (pilots.alone && options.players > 1) byTurnOrder = turnOrderShares(moves, *pilots.alone, options);
  return evaluated(run.total({}), options, byTurnOrder, 1 - fairnessConfidence);
}

} // namespace fairway::validator::river
