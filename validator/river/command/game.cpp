#include "validator/command_games.h"

#include "rules/games.h"
#include "validator/river/command/commands.h"

namespace fairway::command::river {

const Game& game() {
  static constexpr std::array<GameCommand, 11> commands{{
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
      {"orders", declareOrders},
  }};
  static const Game entry{fairway::river::gameId, judgeRiver, commands, &reportGame()};
  return entry;
}

} // namespace fairway::command::river
