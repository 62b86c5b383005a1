#include "formats/document/json_text.h"
#include "rules/pool/play/perft.h"
#include "rules/pool/play/referee.h"
#include "validator/command/files/results.h"
#include "validator/command/terminal/progress_bar.h"
#include "validator/pool/command/commands.h"

#include <ostream>

namespace fairway::command::pool {

using namespace fairway::pool;

namespace {

std::string perftJson(const Match& match, int depth, const std::vector<PerftChoice>& choices) {
  Tree list = Tree::list();
  std::uint64_t nodes = 0;
  for (const PerftChoice& choice : choices) {
    Tree entry = turnTree(entryOf(match.board(), match.position().toMove(), choice.turn));
    entry["nodes"] = choice.nodes;
    list.push_back(std::move(entry));
    nodes += choice.nodes;
  }
  const Tree json{{"schema", "fairway-pool-perft-1"}, {"depth", depth}, {"nodes", nodes}, {"choices", list}};
  return formats::jsonText(json);
}

std::string perftText(const Match& match, int depth, const std::vector<PerftChoice>& choices) {
  std::string text;
  std::uint64_t nodes = 0;
  for (const PerftChoice& choice : choices) {
    text += turnText(entryOf(match.board(), match.position().toMove(), choice.turn)) + ": " +
            std::to_string(choice.nodes) + "\n";
    nodes += choice.nodes;
  }
  return text + std::to_string(nodes) + " lines of depth " + std::to_string(depth) + "\n";
}

} // namespace

int runPerft(const PerftOptions& options, const Streams& streams) {
  const auto record = loadRecord(options.file, streams);
  if (!record) return refuse(record.fault(), streams);
  const PoolBoard board(record->pool);
  const Replay replay(board, record->record);
  if (!replay.match() || !replay.legal()) {
    streams.err << options.file << ": "
                << (replay.fault() ? replay.fault()->message.english() : "not all tiles are placed yet")
                << "; see `fairway replay`\n";
    return exitFindings;
  }
  ProgressBar bar(streams, "perft");
  const auto choices = perft(*replay.match(), options.depth, [&bar] { return bar.stopWanted(); });
  if (bar.stopWanted()) return tellStopped(streams.err);
  streams.out << (options.json ? perftJson(*replay.match(), options.depth, choices)
                               : perftText(*replay.match(), options.depth, choices));
  return exitDone;
}

} // namespace fairway::command::pool
