#include "validator/command/table_game.h"

#include "rules/base/read_tree.h"

#include <algorithm>

namespace fairway::command {

Tree stateOf(const TableGame& game, const table::Play& play) {
  const Tree state = game.state(play);
  Tree rest = Tree::fields();
  for (const auto& [name, value] : *fieldsIn(state))
    if (name != "schema") rest[name] = value;
  return rest;
}

std::string recordName(const std::string& board, const TableOptions& options,
                       const std::vector<std::string>& bySeat, const std::string& pilots) {
  const bool persons = std::find(bySeat.begin(), bySeat.end(), person) != bySeat.end();
  const std::string who = persons ? "a table of " + std::to_string(bySeat.size()) : pilots + " pilots";
  return board + ": " + who + (options.told ? "" : ", seed " + std::to_string(options.seed));
}

} // namespace fairway::command
