#include "validator/command_games.h"

#include "rules/games.h"
#include "validator/regatta/command/commands.h"

namespace fairway::command::regatta {

const Game& game() {
  static constexpr std::array<GameCommand, 10> commands{{
      {"export", declareExport},
      {"print", declarePrint},
      {"replay", declareReplay},
      {"race", declareRace},
      {"table", declareTable},
      {"play", declarePlay},
      {"par", declarePar},
      {"simulate", declareSimulate},
      {"compare", declareCompare},
      {"describe", declareDescribe},
  }};
  static const Game entry{fairway::regatta::gameId, judgeDocument, commands, &reportGame()};
  return entry;
}

} // namespace fairway::command::regatta
