#include "validator/regatta/command/replay_command.h"

#include "formats/regatta/resolve.h"
#include "validator/command/load_document.h"
#include "validator/command/results.h"

#include <ostream>

namespace fairway::command::regatta {

int runReplay(const ReplayOptions& options, const Streams& streams) {
  const auto loaded = loadDocument(options.file, streams);
  if (!loaded) return refuse(loaded.fault(), streams);
  const auto body = bodyAs<formats::regatta::RecordBody>(*loaded, "record");
  if (!body) return refuse(body.fault(), streams);
  auto regatta = resolveRecord(*body, loaded->file, loaded->loader());
  if (!regatta) return refuse(regatta.fault(), streams);
  const fairway::regatta::Board board(std::move(regatta->course), std::move(regatta->deck));
  const fairway::regatta::Replay result = replay(board, body->record);
  streams.out << (options.json ? replayJson(result) : replayText(result));
  return result.legal() ? exitDone : exitFindings;
}

} // namespace fairway::command::regatta
