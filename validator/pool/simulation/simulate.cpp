#include "validator/pool/simulation/simulate.h"

#include "rules/base/named.h"
#include "rules/pool/play/placing.h"
#include "validator/core/race_run.h"
#include "validator/pool/study/symmetry.h"

#include <algorithm>

namespace fairway::validator::pool {

using namespace fairway::pool;

std::string_view nameOf(PlacementKind kind) {
  return kind == PlacementKind::Setup ? "setup" : "random";
}

std::optional<PlacementKind> placementNamed(std::string_view name) {
  return valueNamed(std::array{PlacementKind::Setup, PlacementKind::Random}, name);
}

PlacementKind placementOf(std::string_view name, const Pool& pool) {
  return placementNamed(name).value_or(pool.setup ? PlacementKind::Setup : PlacementKind::Random);
}

double SimulationResult::meanTurns() const {
  return tally.games == 0 ? 0 : static_cast<double>(tally.turns) / static_cast<double>(tally.games);
}

double SimulationResult::turnDeviation() const {
  return deviationOf(static_cast<double>(tally.turns), static_cast<double>(tally.turnSquares),
                     static_cast<double>(tally.games));
}

std::optional<Phrase> whyNotPlayed(const Pool& pool, PlacementKind placement) {
  if (placement == PlacementKind::Setup) {
    if (!pool.setup) return phrase("it has no setup; place the tiles at random (--placement random)");
    if (!setupFits(pool)) return phrase("its setup does not fit");
    return std::nullopt;
  }
  const PoolBoard board(pool);
  for (const Side side : bothSides)
    if (roomOf(pool, side) < pool.tiles())
      return side == Side::Red ? phrase("the start rows of red do not take all tiles")
                               : phrase("the start rows of yellow do not take all tiles");
  // Sides that share start squares may take each other's last one. A side with room of its own succeeds at
  // once.
  Random random(1);
  for (int tries = 0; tries < 2000; ++tries)
    if (randomStart(board, random)) return std::nullopt;
  return phrase("the sides share start squares and leave each other no room");
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
  while (!match.over()) {
    const PilotKind kind = options.pilots[match.position().toMove()];
    visit(match, playTurn(match, pilot, kind, random));
  }
  return match;
}

bool treatsSidesAlike(const Pool& pool, const SimulationOptions& options) {
  if (options.pilots[Side::Red] != options.pilots[Side::Yellow]) return false;
  const auto swapsTiles = [&](Symmetry symmetry) {
    if (options.placement == PlacementKind::Random) return true;
    const auto& yellow = (*pool.setup)[Side::Yellow];
    return std::all_of((*pool.setup)[Side::Red].begin(), (*pool.setup)[Side::Red].end(), [&](Square square) {
      return std::find(yellow.begin(), yellow.end(), turned(pool.map, symmetry, square)) != yellow.end();
    });
  };
  return std::any_of(allSymmetries.begin(), allSymmetries.end(), [&](Symmetry symmetry) {
    return whatBreaks(pool, symmetry).empty() && swapsTiles(symmetry);
  });
}

namespace {

class GamePlayer {
public:
  GamePlayer(const PoolBoard& board, const Pilot& pilot, const SimulationOptions& options)
      : board_(board), pilot_(pilot), options_(options) {}

  void play(std::uint64_t number, int, Tally& tally) const {
    std::optional<Side> opener;
    const auto game = static_cast<std::int64_t>(number);
    const Match match = replayGame(board_, pilot_, options_, game, [&](const Match& now, const Turn& turn) {
      if (!opener && turn.to == bar) opener = other(now.position().toMove());
    });
    tally.add(game, match, opener);
  }

private:
  const PoolBoard& board_;
  const Pilot& pilot_;
  const SimulationOptions& options_;
};

Estimate shareOf(std::int64_t events, std::int64_t games, double outside) {
  const auto count = static_cast<double>(events);
  return wilsonMeanOf(count, count, games, outside);
}

// What one side scores the other loses, so the points of red alone are judged.
SimulationResult evaluated(Tally tally, bool sidesAlike, double outside) {
  SimulationResult result;
  for (const Side side : bothSides) {
    const auto wins = static_cast<double>(tally.wins[side]), draws = static_cast<double>(tally.draws);
    result.points[side] = wilsonMeanOf(wins + draws / 2, wins + draws / 4, tally.games, outside);
  }
  const std::vector<Estimate> red{result.points[Side::Red]};
  const Equality asked{0.5, sidesMargin, {sidesAlike ? 0.5 : 0}};
  result.verdict = judge(red, asked);
  if (result.verdict == Fairness::Undecided) result.racesNeeded = racesToDecide(red, asked, outside);
  result.endless = shareOf(tally.endless(), tally.games, outside);
  result.openerWins = shareOf(tally.openerWins, tally.opened, outside);
  result.tally = std::move(tally);
  return result;
}

} // namespace

std::optional<SimulationResult> simulate(const PoolBoard& board, const SimulationOptions& options,
                                         WorkWatch& watch) {
  const Pilot pilot(board);
  using Run = RaceRun<GamePlayer, Tally>;
  Run run(
      options.races,
      [&] {
        return Run::Worker{GamePlayer(board, pilot, options), {}};
      },
      watch, 1, 1);
  if (!run.playUntil(options.races)) return std::nullopt;
  return evaluated(run.total({}), treatsSidesAlike(board.pool(), options), 1 - fairnessConfidence);
}

} // namespace fairway::validator::pool
