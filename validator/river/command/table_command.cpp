#include "formats/river/resolve.h"
#include "rules/river/play/referee.h"
#include "validator/command/files/results.h"
#include "validator/river/command/commands.h"
#include "validator/river/table/river_table_game.h"

#include <ostream>

namespace fairway::command::river {

using namespace fairway::river;
using namespace validator::river;

namespace {

OpenedTable laid(RiverRace race, const TableOptions& options) {
  return std::unique_ptr<TableGame>(std::make_unique<RiverTableGame>(std::move(race), options.chance()));
}

OpenedTable openRecord(const formats::river::RecordBody& body, const LoadedDocument& loaded,
                       const TableOptions& options, const Streams& streams) {
  const auto record = formats::river::resolveRecord(body, loaded.file, loaded.loader());
  if (!record) return refuse(record.fault(), streams);
  const auto replayed = replay(RiverBoard(record->river), record->record).illegal;
  if (replayed) return refuseIllegal(options.file, replayed->message, streams);
  if (const auto why = whyNotOfRecord(options, record->record.players, record->record.first); !why.empty())
    return refuseCall(why, streams);
  return laid({{record->riverInfo, record->river}, loaded.read.document.head, record->record}, options);
}

} // namespace

OpenedTable openTable(const TableOptions& options, const Streams& streams) {
  const auto loaded = loadDocument(options.file, streams);
  if (!loaded) return refuse(loaded.fault(), streams);
  const formats::Document& document = loaded->read.document;
  if (const auto* record = document.as<formats::river::RecordBody>())
    return openRecord(*record, *loaded, options, streams);
  const auto body = bodyAs<formats::river::RiverBody>(*loaded, "river or a record");
  if (!body) return refuse(body.fault(), streams);
  const River& river = body->river;
  const int players = options.players.value_or(river.players);
  if (players > river.players)
    return refuseCall("--players: this river takes at most " + std::to_string(river.players), streams);
  if (const auto why = whyNotAmong(options, players); !why.empty()) return refuseCall(why, streams);
  return laid({{document.head.info, river},
               std::nullopt,
               {players, options.first.value_or(table::drawnFirst(options.seed, players)), {}}},
              options);
}

} // namespace fairway::command::river
