#pragma once

#include "formats/regatta/export/subject.h"
#include "rules/base/tree.h"
#include "rules/regatta/play/referee.h"
#include "validator/command/call/declare.h"
#include "validator/command/call/game.h"
#include "validator/command/call/race_options.h"
#include "validator/command/figures/figures_game.h"
#include "validator/command/pages/export_command.h"
#include "validator/command/pages/play_page.h"
#include "validator/command/tables/table_game.h"
#include "validator/regatta/pilot/coach.h"

// The commands of the card regatta. Where a file is read `-` is standard input, where one is written standard
// output.
namespace fairway::command::regatta {

// Referees a record up to its end or its first illegal turn, and says where the boats stand; with the coach
// also what a pilot thinks of each turn.
int runReplay(const ReplayOptions& options, const Streams& streams);

struct ParCommandOptions {
  std::string file;
  std::int64_t races = 10000;
  std::uint64_t seed = 1;
  bool json = false;
};
int runPar(const ParCommandOptions& options, const Streams& streams);

struct SimulateOptions : RacePlan {
  std::string file;
  BotOptions bots;
};
int runSimulate(const SimulateOptions& options, const Streams& streams);

struct RaceCommandOptions {
  std::string file;
  std::string output;
  int players = 4;
  bool all = false; // until all but one have finished
  std::uint64_t seed = 1;
  std::vector<std::string> pilots; // by seat; none: all good ones, in one race as simulations have it
  BotOptions bots;
};
int runRace(const RaceCommandOptions& options, const Streams& streams);

struct RegattaTableOptions : TableOptions {
  bool all = false; // until all but one have finished
};
// A regatta or a record at a table.
OpenedTable openTable(const RegattaTableOptions& options, const Streams& streams);

// A page on which a regatta is sailed.
int runPlay(const PlayOptions& options, const Streams& streams);

// What reports say of its documents.
const ReportGame& reportGame();

void declareExport(CLI::App& app, Run& run);
void declarePrint(CLI::App& app, Run& run);
void declareCompare(CLI::App& app, Run& run);
void declareDescribe(CLI::App& app, Run& run);
std::shared_ptr<FiguresGame> figuresGame(); // what is known of its boards

Judgement judgeDocument(const formats::Document& document, const LoadedDocument& loaded,
                        const Judging& judging);

// What a card says of a table. The fault is the exit status when stopped.
Result<formats::CardContent, int> cardOf(const formats::regatta::Subject& subject, const CardRaces& races,
                                         validator::WorkWatch& watch, const Streams& streams);

// What the good pilot thinks of a race, for people and as `coach` of `replay --coach --format json`.
std::string coachText(const validator::regatta::CoachedRace& race,
                      const fairway::regatta::RaceRecord& record);
Tree coachTree(const validator::regatta::CoachedRace& race);

} // namespace fairway::command::regatta
