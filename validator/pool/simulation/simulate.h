#pragma once

#include "rules/base/phrase.h"
#include "validator/core/statistics.h"
#include "validator/core/work_watch.h"
#include "validator/pool/pilot/pilot.h"
#include "validator/pool/simulation/tally.h"

#include <functional>

namespace fairway::validator::pool {

// Where the tiles lie when a game begins: as the setup says, or placed at random, each evenly among the
// squares that are allowed.
enum class PlacementKind : std::uint8_t { Setup, Random };

std::string_view nameOf(PlacementKind kind); // setup, random
std::optional<PlacementKind> placementNamed(std::string_view name);
// The kind of that name; without a name the setup, or at random where the pool has none.
PlacementKind placementOf(std::string_view name, const fairway::pool::Pool& pool);

inline constexpr double sidesMargin = 0.03; // of points, round one half

struct SimulationOptions {
  std::int64_t races = 4000;
  fairway::pool::BySide<PilotKind> pilots{PilotKind::Strong, PilotKind::Strong};
  PlacementKind placement = PlacementKind::Setup;
  std::uint64_t seed = 1;
};

struct SimulationResult {
  Tally tally;
  fairway::pool::BySide<Estimate> points; // wins and half of the draws, a game
  Fairness verdict = Fairness::Undecided;
  std::optional<std::int64_t> racesNeeded; // where the verdict is undecided
  Estimate endless;                        // games that were not ended by one side's leaving the pool
  Estimate openerWins;                     // of the decided games, won by the side that arrived first

  double meanTurns() const;
  double turnDeviation() const;
};

// Why a pool cannot be played, in words; none: it can.
std::optional<Phrase> whyNotPlayed(const fairway::pool::Pool& pool, PlacementKind placement);

// The tiles placed at random. None if a side finds no square: the other side may have taken it. The placement
// is kept for records.
std::optional<fairway::pool::Position> randomStart(const fairway::pool::PoolBoard& board, Random& random,
                                                   std::vector<Square>* placed = nullptr);

// Plays the game of that number and reports every turn after it is played.
fairway::pool::Match
replayGame(const fairway::pool::PoolBoard& board, const Pilot& pilot, const SimulationOptions& options,
           std::int64_t number,
           const std::function<void(const fairway::pool::Match&, const fairway::pool::Turn&)>& visit);

// Whether the pool treats both sides alike, as these options play it: a symmetry swaps them, and the tiles
// too where they lie as set up. Then all that a side is ahead by comes from who begins.
bool treatsSidesAlike(const fairway::pool::Pool& pool, const SimulationOptions& options);

// Games between pilots. None when the watch wanted to stop. The result does not depend on the number of
// threads: each game has a stream of chance of its own, and all that is counted is whole numbers.
std::optional<SimulationResult> simulate(const fairway::pool::PoolBoard& board,
                                         const SimulationOptions& options, WorkWatch& watch);

} // namespace fairway::validator::pool
