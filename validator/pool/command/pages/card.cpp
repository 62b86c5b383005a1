#include "validator/pool/command/commands.h"

#include "rules/base/number_text.h"
#include "rules/games.h"
#include "validator/command/pages/export_command.h"
#include "validator/command/terminal/interrupt.h"
#include "validator/pool/simulation/simulate.h"
#include "validator/pool/study/home.h"

#include <ostream>

namespace fairway::command::pool {

using namespace fairway::pool;
using namespace validator::pool;
using formats::CardContent;
using formats::CardProfile;

namespace {

constexpr int usualGames = 200; // of pilots that look two turns ahead

// How many turns a tile of each number takes to its bar, over the start squares from which it gets there.
CardProfile homeProfile(const PoolBoard& board) {
  CardProfile profile{
      CardProfile::Shape::Columns, "Turns home, by number", "mean of red's start squares", {}};
  const std::vector<Square> starts = startSquares(board.pool(), Side::Red);
  for (const HomeTable& table : homeTables(board)) {
    if (table.side != Side::Red || table.value == 0) continue;
    int turns = 0, squares = 0;
    for (const Square square : starts)
      if (const int needed = table.turnsFrom(board.numberOf(square)); needed != HomeTable::never) {
        turns += needed;
        ++squares;
      }
    if (squares == 0) continue;
    const double mean = static_cast<double>(turns) / squares;
    profile.parts.push_back({std::to_string(table.value), mean, withDecimals(mean, 1)});
  }
  return profile;
}

void addFigures(CardContent& card, const SimulationResult& result) {
  card.figures.push_back({percent(result.points[Side::Red].share, 0), "of the points go to red"});
  card.figures.push_back({withDecimals(result.meanTurns(), 0), "turns a game"});
  if (result.tally.opened > 0)
    card.figures.push_back({percent(result.openerWins.share, 0), "wins of the side that arrives first"});
  card.figures.push_back({percent(result.endless.share, 0), "of the games are endless"});
}

std::optional<formats::CardVerdict> verdictFor(const SimulationResult& result, bool sidesAlike) {
  SeatVerdict verdict{result.verdict, {0.5, sidesMargin}};
  verdict.turnOrderKnown = sidesAlike;
  verdict.board = "pool";
  verdict.races = "games";
  return verdictOn(verdict, {"side", "points", "score", "points"});
}

} // namespace

Result<CardContent, int> cardOf(const formats::pool::Subject& subject, const CardRaces& races,
                                validator::WorkWatch& watch, const Streams& streams) {
  CardContent card;
  card.game = fairway::pool::gameTitle;
  const PoolBoard board(subject.pool);
  if (CardProfile home = homeProfile(board); !home.parts.empty()) card.profiles.push_back(std::move(home));
  SimulationOptions simulation;
  simulation.races = races.races.value_or(usualGames);
  simulation.seed = races.seed;
  simulation.placement = placementOf("", subject.pool);
  if (const auto why = whyNotPlayed(subject.pool, simulation.placement)) {
    streams.err << subject.file << ": cannot be played: " << why->english() << "; see `fairway validate`\n";
    return card;
  }
  const auto result = simulate(board, simulation, watch);
  if (!result) return tellStopped(streams.err);
  addFigures(card, *result);
  card.verdict = verdictFor(*result, treatsSidesAlike(subject.pool, simulation));
  card.basis =
      withCommas(simulation.races) + " games of two strong pilots; seed " + std::to_string(races.seed) + ".";
  return card;
}

} // namespace fairway::command::pool
