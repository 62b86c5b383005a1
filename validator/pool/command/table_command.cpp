#include "validator/command/files/results.h"
#include "validator/pool/command/commands.h"
#include "validator/pool/simulation/simulate.h"
#include "validator/pool/table/pool_table_game.h"

#include <ostream>

namespace fairway::command::pool {

using namespace fairway::pool;
using validator::pool::PoolGame;
using validator::pool::PoolTableGame;

namespace {

OpenedTable laid(PoolGame game, const TableOptions& options) {
  return std::unique_ptr<TableGame>(
      std::make_unique<PoolTableGame>(std::move(game), options.chance(), options.seats));
}

OpenedTable openRecord(const formats::pool::RecordBody& body, const LoadedDocument& loaded,
                       const TableOptions& options, const Streams& streams) {
  auto record = formats::pool::resolveRecord(body, loaded.file, loaded.loader());
  if (!record) return refuse(record.fault(), streams);
  const PoolBoard board(record->pool);
  const Replay replay(board, record->record);
  if (const auto& fault = replay.fault()) return refuseIllegal(options.file, fault->message, streams);
  return laid({{record->poolInfo, record->pool}, loaded.read.document.head, record->record}, options);
}

} // namespace

int refusesPlaying(const std::string& file, const Pool& pool, const Streams& streams) {
  const auto why = whyNotPlayed(pool, validator::pool::placementOf("", pool));
  if (!why) return exitDone;
  streams.err << file << ": cannot be played: " << why->english() << "; see `fairway validate`\n";
  return exitFindings;
}

OpenedTable openTable(const TableOptions& options, const Streams& streams) {
  const auto loaded = loadDocument(options.file, streams);
  if (!loaded) return refuse(loaded.fault(), streams);
  const formats::Document& document = loaded->read.document;
  if (const auto* record = document.as<formats::pool::RecordBody>())
    return openRecord(*record, *loaded, options, streams);
  const auto body = bodyAs<formats::pool::PoolBody>(*loaded, "pool or a record");
  if (!body) return refuse(body.fault(), streams);
  if (const int status = refusesPlaying(options.file, body->pool, streams)) return status;
  return laid({{document.head.info, body->pool}}, options);
}

} // namespace fairway::command::pool
