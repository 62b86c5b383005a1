#include "validator/lake_race/command/races/commands.h"

#include "formats/document/json_text.h"
#include "validator/command/results.h"
#include "validator/lake_race/command/races/replay_output.h"

#include <ostream>

namespace fairway::command::lake_race {

int runReplay(const ReplayOptions& options, const Streams& streams) {
  const auto loaded = loadDocument(options.file, streams);
  if (!loaded) return refuse(loaded.fault(), streams);
  const auto record = bodyAs<formats::lake_race::RecordBody>(*loaded, "record");
  if (!record) return refuse(record.fault(), streams);
  const auto replay = refereed(*record, *loaded);
  if (!replay) return refuse(replay.fault(), streams);
  streams.out << (options.json ? formats::jsonText(replayTree(replay.value())) : replayText(replay.value()));
  return replay->legal() ? exitDone : exitFindings;
}

} // namespace fairway::command::lake_race
