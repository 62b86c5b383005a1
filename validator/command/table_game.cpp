#include "validator/command/table_game.h"

#include "rules/table/answers.h"

namespace fairway::command {

Tree stateOf(const TableGame& game, const table::Play& play) {
  return table::withoutSchema(game.state(play));
}

std::string recordName(const std::string& board, const TableOptions& options,
                       const std::vector<std::string>& bySeat, const std::string& pilots) {
  return table::recordName(board, bySeat, pilots, options.told ? std::nullopt : std::optional(options.seed));
}

} // namespace fairway::command
