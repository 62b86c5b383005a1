#pragma once

#include "formats/pool/export/subject.h"
#include "formats/pool/resolve.h"
#include "rules/base/tree.h"
#include "rules/pool/board/pool.h"
#include "rules/pool/play/referee.h"
#include "validator/command/call/declare.h"
#include "validator/command/call/game.h"
#include "validator/command/call/race_options.h"
#include "validator/command/figures/figures_game.h"
#include "validator/command/files/load_document.h"
#include "validator/command/pages/export_command.h"
#include "validator/command/pages/play_page.h"
#include "validator/command/tables/table_game.h"
#include "validator/core/finding.h"

// The commands of the crocodile pool. Where a file is read `-` is standard input, where one is written
// standard output.
namespace fairway::command::pool {

// Referees a record up to its end or its first fault, and says what it came to; with the coach also what a
// pilot thinks of each turn.
int runReplay(const ReplayOptions& options, const Streams& streams);

struct PerftOptions {
  std::string file;
  int depth = 1;
  bool json = false;
};
// Counts the lines of that many turns from the last position of a record.
int runPerft(const PerftOptions& options, const Streams& streams);

struct SolveOptions {
  std::string file; // a pool or a record
  std::int64_t states = 5000000;
  bool json = false;
};
// Red's exact points from a pool's setup, or from where a record stops.
int runSolve(const SolveOptions& options, const Streams& streams);

struct RaceOptions {
  int players = 2; // as in every game of the pool
  std::string file;
  std::vector<std::string> pilots; // by side, red first
  BotOptions bots;
  std::string placement; // empty: the setup, or at random where there is none
  std::uint64_t seed = 1;
  std::string output;
};
// Plays a game between two pilots and writes its record, the pool inside, so that it needs no other file.
int runRace(const RaceOptions& options, const Streams& streams);

struct SimulateOptions : RacePlan {
  std::string file;
  BotOptions bots;
  std::string placement; // empty: the setup, or at random where there is none
};
// Plays games between pilots and judges whether the sides are even.
int runSimulate(const SimulateOptions& options, const Streams& streams);

std::string turnText(const fairway::pool::TurnEntry& entry);

// Says why nobody can play a pool as it stands: the exit status. 0: it can be played.
int refusesPlaying(const std::string& file, const fairway::pool::Pool& pool, const Streams& streams);

// A page on which a pool is played.
int runPlay(const PlayOptions& options, const Streams& streams);

// A pool or a record at a table.
OpenedTable openTable(const TableOptions& options, const Streams& streams);

// The crocodile pool's words on the command line.

void declareCompare(CLI::App& app, Run& run);
void declareDescribe(CLI::App& app, Run& run);
std::shared_ptr<FiguresGame> figuresGame(); // what is known of its boards
// What reports say of its documents.
const ReportGame& reportGame();

void declareExport(CLI::App& app, Run& run);
void declarePrint(CLI::App& app, Run& run);

Judgement judgePool(const formats::Document& document, const LoadedDocument& loaded, const Judging& judging);

// The pool with a finding, as text: `@` the finding's squares, `!` a cut, `o` a path, `-` a line, `+` a
// region. Of a high pool the rows round the finding. Empty where the finding has no place.
std::string mapExcerpt(const fairway::pool::Pool& pool, const validator::Finding& finding);

// A record with its pool.
Result<formats::pool::ResolvedRecord, formats::Problems> recordIn(const LoadedDocument& loaded);
Result<formats::pool::ResolvedRecord, formats::Problems> loadRecord(const std::string& file,
                                                                    const Streams& streams);

// A pool with its name and the rest of its document's head.
Result<formats::pool::InlinePool, formats::Problems> loadPool(const std::string& file,
                                                              const Streams& streams);

// What a card says of a pool. The fault is the exit status when stopped.
Result<formats::CardContent, int> cardOf(const formats::pool::Subject& subject, const CardRaces& races,
                                         validator::WorkWatch& watch, const Streams& streams);

} // namespace fairway::command::pool
