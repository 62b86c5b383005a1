#include "validator/command_games.h"

#include "rules/games.h"
#include "validator/lake_race/command/declare_commands.h"
#include "validator/lake_race/command/figures/commands.h"
#include "validator/lake_race/command/judge_document.h"
#include "validator/lake_race/command/pages/commands.h"
#include "validator/lake_race/command/report/report.h"

namespace fairway::command::lake_race {

const Game& game() {
  static constexpr std::array<GameCommand, 15> commands{{
      {"courses", declareCourses},
      {"verify", declareVerify},
      {"export", declareExport},
      {"import", declareImport},
      {"print", declarePrint},
      {"replay", declareReplay},
      {"race", declareRace},
      {"table", declareTable},
      {"play", declarePlay},
      {"par", declarePar},
      {"simulate", declareSimulate},
      {"compare", declareCompare},
      {"describe", declareDescribe},
      {"suggest", declareSuggest},
      {"generate", declareGenerate},
  }};
  static const Game entry{fairway::lake_race::gameId, judgeLakeRace, commands, &reportGame()};
  return entry;
}

} // namespace fairway::command::lake_race
