#include "formats/document/json_text.h"
#include "rules/pool/play/referee.h"
#include "validator/command/files/results.h"
#include "validator/command/terminal/progress_bar.h"
#include "validator/pool/command/commands.h"
#include "validator/pool/solve/solve.h"

#include <iomanip>
#include <ostream>
#include <sstream>

namespace fairway::command::pool {

using namespace fairway::pool;
using validator::pool::Solution;
using validator::pool::SolveRefusal;

namespace {

// A pool is solved from its setup: a record without turns.
Result<formats::pool::ResolvedRecord, formats::Problems> load(const std::string& file,
                                                              const Streams& streams) {
  const auto loaded = loadDocument(file, streams);
  if (!loaded) return loaded.fault();
  if (const auto* body = loaded->read.document.as<formats::pool::RecordBody>())
    return resolveRecord(*body, file, loaded->loader());
  const auto body = bodyAs<formats::pool::PoolBody>(*loaded, "pool or a record");
  if (!body) return body.fault();
  if (!body->pool.setup)
    return formats::Problems{
        loaded->problem("", "the pool has no `setup`; solve a record in which the tiles are placed")};
  return formats::pool::ResolvedRecord{loaded->read.document.head.info, body->pool, {}};
}

std::string solutionText(const Solution& solution) {
  std::ostringstream out;
  out << std::fixed << std::setprecision(6) << "red scores " << solution.points
      << " points when both sides play as well as possible\n"
      << solution.states << " states\n";
  return out.str();
}

std::string solutionJson(const Solution& solution) {
  return formats::jsonText(
      Tree{{"schema", "fairway-pool-solution-1"}, {"points", solution.points}, {"states", solution.states}});
}

} // namespace

int runSolve(const SolveOptions& options, const Streams& streams) {
  const auto record = load(options.file, streams);
  if (!record) return refuse(record.fault(), streams);
  const PoolBoard board(record->pool);
  const Replay replay(board, record->record);
  if (!replay.legal() || !replay.match()) {
    streams.err << options.file << ": "
                << (replay.fault() ? replay.fault()->message.english() : "not all tiles are placed yet")
                << "; see `fairway replay`\n";
    return exitFindings;
  }
  ProgressBar bar(streams, "solve");
  const auto solution = validator::pool::solve(*replay.match(), options.states, bar);
  if (solution) {
    streams.out << (options.json ? solutionJson(*solution) : solutionText(*solution));
    return exitDone;
  }
  if (solution.fault() == SolveRefusal::Stopped) return tellStopped(streams.err);
  return refuseCall(options.file + ": too large: there are more than " + std::to_string(options.states) +
                        " states (see --states); only tiny pools and endings can be solved",
                    streams);
}

} // namespace fairway::command::pool
