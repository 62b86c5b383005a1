#include "formats/document/writer.h"
#include "rules/pool/play/placing.h"
#include "validator/command/files/results.h"
#include "validator/pool/command/commands.h"
#include "validator/pool/simulation/simulate.h"

#include <ostream>

namespace fairway::command::pool {

using namespace fairway::pool;
using namespace validator::pool;

namespace {

// Tiles placed at random, until all are placed; with the record of their placing.
Position placedStart(const PoolBoard& board, Random& random, GameRecord& record) {
  for (;;) {
    std::vector<Square> placed;
    const std::optional<Position> start = randomStart(board, random, &placed);
    if (!start) continue;
    record.placement.emplace();
    for (std::size_t i = 0; i < placed.size(); ++i)
      record.placement->push_back({i % 2 == 0 ? Side::Red : Side::Yellow, placed[i]});
    return *start;
  }
}

std::string endOf(const Match& match) {
  const std::optional<Side> winner = match.winner();
  return std::to_string(match.turns()) + " turns (" + std::string(nameOf(*match.end())) + "); " +
         (winner ? std::string(nameOf(*winner)) + " wins" : "a draw") + ", " +
         std::to_string(match.position().inBar(Side::Red).tiles) + " : " +
         std::to_string(match.position().inBar(Side::Yellow).tiles);
}

} // namespace

int runRace(const RaceOptions& options, const Streams& streams) {
  const auto names = pilotsBySeat(options.pilots, 2, "strong", streams);
  if (!names || refusesOverwriting(options.file, options.output, streams)) return exitWrongCall;
  if (!options.bots.bots.empty()) {
    if (!options.placement.empty())
      return refuseCall("--placement: with a bot, the players place their tiles themselves", streams);
    const TableOptions table{options.file, {}, {}, options.seed, false, *names, options.bots};
    return raceAtTable(table, openTable(table, streams), options.output, streams);
  }
  const auto named = loadPool(options.file, streams);
  if (!named) return refuse(named.fault(), streams);
  const PlacementKind placement = placementOf(options.placement, named->pool);
  if (const auto why = whyNotPlayed(named->pool, placement)) {
    streams.err << options.file << ": cannot be played: " << why->english() << "; see `fairway validate`\n";
    return exitFindings;
  }
  const PoolBoard board(named->pool);
  Random random(streamSeed(options.seed, 0));
  formats::pool::RecordDocument document;
  GameRecord& record = document.body.record;
  Match match(board,
              placement == PlacementKind::Setup ? setupPosition(board) : placedStart(board, random, record));
  const Pilot pilot(board);
  while (!match.over()) {
    const Side side = match.position().toMove();
    const PilotKind kind = *pilotNamed((*names)[side == Side::Red ? 0 : 1]);
    record.turns.push_back(entryOf(board, side, playTurn(match, pilot, kind, random)));
  }
  document.head.info.name = named->info.name.value_or("A pool") + ": " + pilotsInWords(*names) +
                            " pilots, seed " + std::to_string(options.seed);
  document.body.pool = *named;
  const int status = writeResult(options.output, writeDocument(document), streams);
  if (status == exitDone && !streams.quiet) streams.err << options.file << ": " << endOf(match) << '\n';
  return status;
}

} // namespace fairway::command::pool
