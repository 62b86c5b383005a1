#include "validator/command_games.h"

#include "rules/games.h"
#include "validator/pool/command/commands.h"

namespace fairway::command::pool {

const Game& game() {
  static constexpr std::array<GameCommand, 11> commands{{
      {"replay", declareReplay},
      {"race", declareRace},
      {"table", declareTable},
      {"play", declarePlay},
      {"perft", declarePerft},
      {"simulate", declareSimulate},
      {"compare", declareCompare},
      {"describe", declareDescribe},
      {"solve", declareSolve},
      {"export", declareExport},
      {"print", declarePrint},
  }};
  static const Game entry{fairway::pool::gameId, judgePool, commands, &reportGame()};
  return entry;
}

} // namespace fairway::command::pool
