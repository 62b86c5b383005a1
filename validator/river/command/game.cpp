#include "validator/river/command/game.h"

#include "validator/river/command/commands.h"
#include "validator/river/command/judge_document.h"

namespace fairway::command::river {

const Game& game() {
  static constexpr std::array<GameCommand, 7> commands{{
      {"export", declareExport},
      {"print", declarePrint},
      {"replay", declareReplay},
      {"race", declareRace},
      {"par", declarePar},
      {"simulate", declareSimulate},
      {"orders", declareOrders},
  }};
  static constexpr Game entry{"river", judgeRiver, commands};
  return entry;
}

} // namespace fairway::command::river
