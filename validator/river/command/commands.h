#pragma once

#include "formats/river/documents.h"
#include "formats/river/export/subject.h"
#include "rules/base/tree.h"
#include "rules/river/play/record.h"
#include "rules/river/play/referee.h"
#include "validator/command/call/declare.h"
#include "validator/command/call/game.h"
#include "validator/command/call/race_options.h"
#include "validator/command/figures/figures_game.h"
#include "validator/command/files/load_document.h"
#include "validator/command/pages/export_command.h"
#include "validator/command/pages/play_page.h"
#include "validator/command/tables/table_game.h"
#include "validator/river/pilot/coach.h"

// The commands of the river race. Where a file is read `-` is standard input, where one is written standard
// output.
namespace fairway::command::river {

struct ParOptions {
  std::string file;
  bool skill = false;
  bool json = false;
};
int runPar(const ParOptions& options, const Streams& streams);

struct OrdersOptions {
  std::string file;
  bool all = false; // fixed sections move too
  bool two = false; // solve two players in each order
  std::uint64_t seed = 1;
  bool json = false;
};
int runOrders(const OrdersOptions& options, const Streams& streams);

// Referees a record up to its end or its first illegal turn, and prints boats, docks and points.
int runReplay(const ReplayOptions& options, const Streams& streams);

struct RaceOptions {
  std::string file;
  std::optional<int> players; // none: as many as the river takes
  std::uint64_t seed = 1;
  std::vector<std::string> pilots; // by seat; none: all fleet pilots, in one race as simulations have it
  BotOptions bots;
  std::string output;
};
// Plays a race between pilots and writes its record, the river inside, so that it needs no other file.
int runRace(const RaceOptions& options, const Streams& streams);

struct SimulateOptions : RacePlan {
  std::string file;
  BotOptions bots;
};
int runSimulate(const SimulateOptions& options, const Streams& streams);

// A page on which a river is raced.
int runPlay(const PlayOptions& options, const Streams& streams);

// A river or a record at a table.
OpenedTable openTable(const TableOptions& options, const Streams& streams);

// What reports say of its documents.
const ReportGame& reportGame();

void declareExport(CLI::App& app, Run& run);
void declarePrint(CLI::App& app, Run& run);
void declareCompare(CLI::App& app, Run& run);
void declareDescribe(CLI::App& app, Run& run);
std::shared_ptr<FiguresGame> figuresGame(); // what is known of its boards

// Resolves a document of the river race and runs the checks that fit its kind.
Judgement judgeRiver(const formats::Document& document, const LoadedDocument& loaded, const Judging& judging);

// A river with what its document says of itself.
struct LoadedRiver {
  DocumentInfo info;
  fairway::river::River river;
};

Result<LoadedRiver, formats::Problems> loadRiver(const std::string& file, const Streams& streams);

// What a card says of a river. The fault is the exit status when stopped.
Result<formats::CardContent, int> cardOf(const formats::river::Subject& subject, const CardRaces& races,
                                         validator::WorkWatch& watch, const Streams& streams);

// What the coach says of a record: for people, and as the key `coach` of fairway-river-replay-1.
std::string coachText(const std::vector<validator::river::CoachedTurn>& turns,
                      const std::vector<validator::river::CoachedSeat>& seats,
                      const fairway::river::Record& record);
Tree coachTree(const std::vector<validator::river::CoachedTurn>& turns,
               const std::vector<validator::river::CoachedSeat>& seats);

std::string replayText(const fairway::river::Replay& replay);

} // namespace fairway::command::river
