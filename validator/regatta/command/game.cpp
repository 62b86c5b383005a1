#include "validator/regatta/command/game.h"

#include "validator/regatta/command/declare_commands.h"
#include "validator/regatta/command/judge_document.h"

namespace fairway::command {

const Game& cardRegatta() {
  static constexpr std::array<GameCommand, 6> commands{{
      {"export", regatta::declareExport},
      {"print", regatta::declarePrint},
      {"replay", regatta::declareReplay},
      {"race", regatta::declareRace},
      {"par", regatta::declarePar},
      {"simulate", regatta::declareSimulate},
  }};
  static constexpr Game game{"regatta", regatta::judgeDocument, commands};
  return game;
}

} // namespace fairway::command
