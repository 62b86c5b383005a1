#include "validator/lake_race/command/game.h"

#include "validator/lake_race/command/declare_commands.h"
#include "validator/lake_race/command/judge_document.h"

namespace fairway::command {

const Game& lakeRace() {
  static constexpr std::array<GameCommand, 10> commands{{
      {"courses", declareCourses},
      {"verify", declareVerify},
      {"export", declareExport},
      {"import", declareImport},
      {"print", declarePrint},
      {"replay", declareReplay},
      {"race", declareRace},
      {"par", declarePar},
      {"simulate", declareSimulate},
      {"suggest", declareSuggest},
  }};
  static constexpr Game game{"lake", judgeLakeRace, commands};
  return game;
}

} // namespace fairway::command
