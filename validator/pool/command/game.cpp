#include "validator/pool/command/game.h"

#include "validator/pool/command/declare_commands.h"
#include "validator/pool/command/judge_document.h"

namespace fairway::command::pool {

const Game& game() {
  static constexpr std::array<GameCommand, 7> commands{{
      {"replay", declareReplay},
      {"race", declareRace},
      {"perft", declarePerft},
      {"simulate", declareSimulate},
      {"solve", declareSolve},
      {"export", declareExport},
      {"print", declarePrint},
  }};
  static constexpr Game entry{"pool", judgePool, commands};
  return entry;
}

} // namespace fairway::command::pool
