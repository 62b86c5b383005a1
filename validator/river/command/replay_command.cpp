#include "validator/river/command/replay_command.h"

#include "formats/document/json_text.h"
#include "formats/river/resolve.h"
#include "validator/command/load_document.h"
#include "validator/command/results.h"
#include "validator/river/command/replay_output.h"

#include <ostream>

namespace fairway::command::river {

int runReplay(const ReplayOptions& options, const Streams& streams) {
  const auto loaded = loadDocument(options.file, streams.in);
  if (!loaded) return refuse(loaded.fault(), streams);
  const auto body = bodyAs<formats::river::RecordBody>(*loaded, "record");
  if (!body) return refuse(body.fault(), streams);
  const auto record = formats::river::resolveRecord(*body, loaded->file, loaded->loader());
  if (!record) return refuse(record.fault(), streams);
  const fairway::river::RiverBoard board(record->river);
  const fairway::river::Replay replay = fairway::river::replay(board, record->record);
  streams.out << (options.json ? formats::jsonText(replayTree(replay)) : replayText(replay));
  return replay.legal() ? exitDone : exitFindings;
}

} // namespace fairway::command::river
