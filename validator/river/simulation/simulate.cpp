#include "validator/river/simulation/simulate.h"

#include "validator/river/pilot/dice.h"

#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>

#include <atomic>
#include <cmath>

namespace fairway::validator::river {

using fairway::river::mostPlayers;
using fairway::river::Option;

namespace {

constexpr int parts = 12;         // of a win: divided by one, two, three and four
constexpr int mostRounds = 20000; // beyond any race between pilots who want to get home
constexpr std::int64_t gamesPerTask = 64;

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

class GamePlayer {
public:
  GamePlayer(const FleetMoves& moves, const Pilot& pilot, const SimulationOptions& options)
      : moves_(moves), pilot_(pilot), options_(options) {}

  void play(std::uint64_t game, Count& count) const {
    std::vector<DiceStream> dice;
    for (int seat = 1; seat <= options_.players; ++seat) dice.emplace_back(options_.seed, game, seat);
    Position position = startOf(moves_, options_.players);
    while (!position.over() && position.round < mostRounds) {
      const auto mover = static_cast<std::size_t>(position.mover);
      const auto face = dice[mover].roll(moves_.river().die);
      const PilotMove move = pilot_.choose(position, movesOf(moves_, position, face));
      if (face.isWind()) ++count.winds;
      if (move.kind == Option::Kind::Pass) ++count.passes;
      if (move.home) ++count.saved[mover];
      river::play(moves_, position, move);
    }
    finish(position, count);
  }

private:
  void finish(const Position& position, Count& count) const {
    const auto players = static_cast<std::size_t>(position.players);
    const auto begin = position.points.begin();
    const int most = *std::max_element(begin, begin + position.players);
    const auto winners = std::count(begin, begin + position.players, most);
    for (std::size_t seat = 0; seat < players; ++seat) {
      count.points[seat] += position.points[seat];
      if (position.points[seat] != most) continue;
      ++(winners == 1 ? count.wins : count.shared)[seat];
      const std::int64_t part = parts / winners;
      count.parts[seat] += part;
      count.squares[seat] += part * part;
    }
    count.rounds += position.round;
    count.roundSquares += std::int64_t{position.round} * position.round;
  }

  const FleetMoves& moves_;
  const Pilot& pilot_;
  const SimulationOptions& options_;
};

SimulationResult evaluated(const Count& count, const SimulationOptions& options) {
  SimulationResult result;
  const auto games = static_cast<double>(options.games);
  const double outside =
      (1 - fairnessConfidence) / (options.players * options.looks); // all intervals hold together
  std::vector<Share> shares;
  for (std::size_t i = 0; i < static_cast<std::size_t>(options.players); ++i) {
    SeatResult seat{count.wins[i], count.shared[i], {}, 0, 0};
    seat.share = shareOf(static_cast<double>(count.parts[i]) / parts,
                         static_cast<double>(count.squares[i]) / (parts * parts), options.games, outside);
    seat.points = static_cast<double>(count.points[i]) / games;
    seat.saved = static_cast<double>(count.saved[i]) / games;
    shares.push_back(seat.share);
    result.seats.push_back(seat);
  }
  const auto rounds = static_cast<double>(count.rounds);
  result.roundMean = rounds / games;
  if (options.games > 1)
    result.roundDeviation = std::sqrt(
        std::max(0.0, (static_cast<double>(count.roundSquares) - rounds * rounds / games) / (games - 1)));
  if (count.winds > 0)
    result.windPassed = static_cast<double>(count.passes) / static_cast<double>(count.winds);
  result.verdict = judge(shares, 1.0 / options.players, fairnessMargin);
  return result;
}

} // namespace

std::optional<SimulationResult> simulate(const FleetMoves& moves, const Pilot& pilot,
                                         const SimulationOptions& options, WorkWatch& watch) {
  FAIRWAY_EXPECTS(options.players >= 1 && options.players <= moves.river().players && options.games >= 1);
  const GamePlayer player(moves, pilot, options);
  tbb::enumerable_thread_specific<Count> counts;
  std::atomic<std::int64_t> played = 0;
  tbb::parallel_for(tbb::blocked_range<std::int64_t>(0, options.games, gamesPerTask), [&](const auto& part) {
    if (watch.stopWanted()) return;
    Count& count = counts.local();
    for (std::int64_t game = part.begin(); game < part.end(); ++game)
      player.play(static_cast<std::uint64_t>(game), count);
    played += part.end() - part.begin();
    watch.advance(static_cast<double>(played) / static_cast<double>(options.games));
  });
  if (watch.stopWanted()) return std::nullopt;
  Count total;
  for (const Count& count : counts) total.add(count);
  return evaluated(total, options);
}

} // namespace fairway::validator::river
