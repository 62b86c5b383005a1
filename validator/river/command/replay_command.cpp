#include "validator/river/command/commands.h"

#include "formats/document/json_text.h"
#include "formats/river/export/subject.h"
#include "formats/river/resolve.h"
#include "validator/command/files/load_document.h"
#include "validator/command/files/results.h"
#include "validator/command/terminal/progress_bar.h"

#include <ostream>

namespace fairway::command::river {

namespace {

using namespace fairway::river;
using namespace validator::river;

// Why a coach has nothing to say.
std::optional<std::string> whyNoCoach(const FleetMoves& moves, const Endless& endless, const Record& record) {
  if (record.players != 2) return "--coach is for records of two players";
  if (!endless.ends(Phase{0})) return "--coach: the game may never end, so there are no win chances to show";
  if (statesOfTwo(moves.river(), Goal::Win) > mostStatesOfTwo)
    return "--coach: two players have too many states on this river to be solved";
  return std::nullopt;
}

int coachAndWrite(const RiverBoard& board, const Record& record, const Replay& replay, bool json,
                  const Streams& streams) {
  const FleetMoves moves(board.river);
  const Endless endless(moves);
  if (const auto why = whyNoCoach(moves, endless, record)) return refuseCall(*why, streams);
  ProgressBar bar(streams, "solve");
  const auto two = Two::solve(moves, endless, {}, bar);
  if (!two) return tellStopped(streams.err);
  const std::vector<CoachedTurn> turns = coach(*two, board, record);
  const std::vector<CoachedSeat> seats = coachedSeats(*two, board, record, turns);
  if (json) {
    Tree tree = replayTree(replay);
    tree["coach"] = coachTree(turns, seats);
    streams.out << formats::jsonText(tree);
  } else {
    streams.out << replayText(replay) << coachText(turns, seats, record);
  }
  return replay.legal() ? exitDone : exitFindings;
}

} // namespace

int runReplay(const ReplayOptions& options, const Streams& streams) {
  const auto loaded = loadDocument(options.file, streams);
  if (!loaded) return refuse(loaded.fault(), streams);
  const auto body = bodyAs<formats::river::RecordBody>(*loaded, "record");
  if (!body) return refuse(body.fault(), streams);
  const auto record = formats::river::resolveRecord(*body, loaded->file, loaded->loader());
  if (!record) return refuse(record.fault(), streams);
  warnOfOtherBoard<formats::river::subjectOf>(*loaded, streams);
  const RiverBoard board(record->river);
  const Replay replay = fairway::river::replay(board, record->record);
  if (options.coach) return coachAndWrite(board, record->record, replay, options.json, streams);
  streams.out << (options.json ? formats::jsonText(replayTree(replay)) : replayText(replay));
  return replay.legal() ? exitDone : exitFindings;
}

} // namespace fairway::command::river
