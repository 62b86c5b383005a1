#include "validator/pool/command/play/replay_command.h"

#include "validator/command/results.h"
#include "validator/pool/command/load_pool.h"
#include "validator/pool/command/play/replay_output.h"

#include <ostream>

namespace fairway::command::pool {

int runReplay(const ReplayOptions& options, const Streams& streams) {
  const auto record = loadRecord(options.file, streams);
  if (!record) return refuse(record.fault(), streams);
  const fairway::pool::PoolBoard board(record->pool);
  const fairway::pool::Replay replay(board, record->record);
  streams.out << (options.format == "json" ? replayJson(board, replay) : replayText(board, replay));
  return replay.legal() ? exitDone : exitFindings;
}

} // namespace fairway::command::pool
