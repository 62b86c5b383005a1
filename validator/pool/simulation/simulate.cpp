#include "validator/pool/simulation/simulate.h"

#include "rules/pool/play/placing.h"

#include <tbb/blocked_range.h>
#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>

#include <atomic>
#include <cmath>

namespace fairway::validator::pool {

using namespace fairway::pool;

std::string_view nameOf(PlacementKind kind) {
  return kind == PlacementKind::Setup ? "setup" : "random";
}

std::optional<PlacementKind> placementNamed(std::string_view name) {
  for (const PlacementKind kind : {PlacementKind::Setup, PlacementKind::Random})
    if (nameOf(kind) == name) return kind;
  return std::nullopt;
}

PlacementKind placementOf(std::string_view name, const Pool& pool) {
  return placementNamed(name).value_or(pool.setup ? PlacementKind::Setup : PlacementKind::Random);
}

double SimulationResult::meanTurns() const {
  return tally.games == 0 ? 0 : static_cast<double>(tally.turns) / static_cast<double>(tally.games);
}

double SimulationResult::turnDeviation() const {
  if (tally.games < 2) return 0;
  const auto n = static_cast<double>(tally.games);
  const auto sum = static_cast<double>(tally.turns);
  return std::sqrt(std::max(0.0, (static_cast<double>(tally.turnSquares) - sum * sum / n) / (n - 1)));
}

std::optional<std::string> whyNotPlayed(const Pool& pool, PlacementKind placement) {
  if (placement == PlacementKind::Setup) {
    if (!pool.setup) return "it has no setup; place the tiles by chance (--placement random)";
    if (!setupFits(pool)) return "its setup does not fit";
    return std::nullopt;
  }
  const PoolBoard board(pool);
  for (const Side side : bothSides)
    if (roomOf(pool, side) < pool.tiles())
      return "the start rows of " + std::string(nameOf(side)) + " do not take all tiles";
  // Sides that share start squares may take each other's last one. Whoever has room of its own succeeds at
  // once.
  Random random(1);
  for (int tries = 0; tries < 2000; ++tries)
    if (randomStart(board, random)) return std::nullopt;
  return "the sides share start squares and leave each other no room";
}

std::optional<Position> randomStart(const PoolBoard& board, Random& random, std::vector<Square>* placed) {
  Placing placing(board);
  while (!placing.complete()) {
    const std::vector<Square> squares = board.squaresOf(placing.allowed());
    if (squares.empty()) return std::nullopt;
    const Square square = squares[random.below(squares.size())];
    placing.place(placing.toPlace(), square);
    if (placed) placed->push_back(square);
  }
  return placing.start();
}

namespace {

// Sides that share start squares may take each other's last one: then the tiles are placed anew.
Position startOf(const PoolBoard& board, PlacementKind kind, Random& random) {
  if (kind == PlacementKind::Setup) return setupPosition(board);
  std::optional<Position> start;
  while (!start) start = randomStart(board, random);
  return *start;
}

} // namespace

Match replayGame(const PoolBoard& board, const Pilot& pilot, const SimulationOptions& options,
                 std::int64_t number, const std::function<void(const Match&, const Turn&)>& visit) {
  Random random(streamSeed(options.seed, static_cast<std::uint64_t>(number)));
  Match match(board, startOf(board, options.placement, random));
  while (!match.over()) visit(match, playTurn(match, pilot, options.pilot, random));
  return match;
}

namespace {

void playGame(const PoolBoard& board, const Pilot& pilot, const SimulationOptions& options,
              std::int64_t number, Tally& tally) {
  std::optional<Side> opener;
  const Match match = replayGame(board, pilot, options, number, [&](const Match& game, const Turn& turn) {
    if (!opener && turn.to == bar) opener = other(game.position().toMove());
  });
  tally.add(number, match, opener);
}

SimulationResult evaluated(Tally tally) {
  SimulationResult result;
  for (const Side side : bothSides)
    result.points[side] = estimate(tally.halfPoints(side), 4 * tally.wins[side] + tally.draws, tally.games);
  result.verdict = judge(result.points[Side::Red]);
  result.endless = estimate(2 * tally.endless(), 4 * tally.endless(), tally.games);
  result.openerWins = estimate(2 * tally.openerWins, 4 * tally.openerWins, tally.opened);
  result.tally = std::move(tally);
  return result;
}

} // namespace

std::optional<SimulationResult> simulate(const PoolBoard& board, const SimulationOptions& options,
                                         WorkWatch& watch) {
  const Pilot pilot(board);
  tbb::enumerable_thread_specific<Tally> tallies;
  std::atomic<std::int64_t> played = 0;
  tbb::parallel_for(tbb::blocked_range<std::int64_t>(0, options.games, 1), [&](const auto& part) {
    Tally& tally = tallies.local();
    for (std::int64_t game = part.begin(); game < part.end() && !watch.stopWanted(); ++game) {
      playGame(board, pilot, options, game, tally);
      watch.advance(static_cast<double>(++played) / options.games);
    }
  });
  if (watch.stopWanted()) return std::nullopt;
  Tally all;
  for (const Tally& tally : tallies) all.add(tally);
  return evaluated(std::move(all));
}

} // namespace fairway::validator::pool
