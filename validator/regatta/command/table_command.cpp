#include "rules/regatta/play/referee.h"
#include "validator/command/files/results.h"
#include "validator/regatta/command/commands.h"
#include "validator/regatta/command/load_regatta.h"
#include "validator/regatta/table/regatta_table_game.h"

#include <ostream>

namespace fairway::command::regatta {

using namespace fairway::regatta;
using namespace validator::regatta;

namespace {

constexpr int usualPlayers = 4;

OpenedTable laid(RegattaRace race, const TableOptions& options) {
  return std::unique_ptr<TableGame>(std::make_unique<RegattaTableGame>(std::move(race), options.chance()));
}

// A record may stop before all hands are dealt and all boats placed; but what it has must be legal.
bool goesOn(const RaceRecord& record, const Replay& replay) {
  if (replay.legal()) return true;
  const bool begins = replay.illegal->turn == 0 && record.turns.empty();
  if (record.hands.empty()) return begins && record.grid.empty() && record.first <= record.players;
  return begins && replay.illegal->rule == Rule::Grid && !replay.race.allPlaced() &&
         record.first <= record.players &&
         std::count_if(record.grid.begin(), record.grid.end(), [&](const GridEntry& entry) {
           return entry.seat <= record.players && replay.race.boat(entry.seat).racing();
         }) == static_cast<std::ptrdiff_t>(record.grid.size());
}

OpenedTable openRecord(const formats::regatta::RecordBody& body, const LoadedDocument& loaded,
                       const RegattaTableOptions& options, const Streams& streams) {
  auto regatta = resolveRecord(body, loaded.file, loaded.loader());
  if (!regatta) return refuse(regatta.fault(), streams);
  const Board board(regatta->course, regatta->deck);
  const Replay replayed = replay(board, body.record);
  if (!goesOn(body.record, replayed)) return refuseIllegal(options.file, replayed.illegal->message, streams);
  if (body.record.hands.empty() &&
      refusesHandsOfRecord(regatta->deck, body.record.players, options.file, streams))
    return static_cast<int>(exitFindings);
  if (const auto why = whyNotOfRecord(options, body.record.players, body.record.first); !why.empty())
    return refuseCall(why, streams);
  if (options.all && body.record.until != Until::All)
    return refuseCall("--all: the record ends with the first boat", streams);
  return laid(
      {std::move(regatta->course), std::move(regatta->deck), {}, loaded.read.document.head, body.record},
      options);
}

} // namespace

OpenedTable openTable(const RegattaTableOptions& options, const Streams& streams) {
  const auto loaded = loadDocument(options.file, streams);
  if (!loaded) return refuse(loaded.fault(), streams);
  if (const auto* record = loaded->read.document.as<formats::regatta::RecordBody>())
    return openRecord(*record, *loaded, options, streams);
  auto regatta = loadRegatta(options.file, streams);
  if (!regatta) return refuse(regatta.fault(), streams);
  const int players = options.players.value_or(usualPlayers);
  if (refusesDeal(regatta->regatta.deck, players, options.file, streams))
    return static_cast<int>(exitWrongCall);
  if (const auto why = whyNotAmong(options, players); !why.empty()) return refuseCall(why, streams);
  RaceRecord record;
  record.players = players;
  record.first = options.first.value_or(drawnFirst(options.seed, players));
  record.until = options.all ? Until::All : Until::First;
  return laid({std::move(regatta->regatta.course), std::move(regatta->regatta.deck), regatta->name,
               std::nullopt, std::move(record)},
              options);
}

} // namespace fairway::command::regatta
