#include "validator/core/table_game.h"

#include "rules/table/answers.h"

namespace fairway::validator {

Tree stateOf(const TableGame& game, const table::Play& play) {
  return table::withoutSchema(game.state(play));
}

Tree adviceTree(const Advice& advice) {
  Tree list = Tree::list();
  for (const auto& [choice, cost] : advice.costs) list.push_back({{"choice", choice}, {"cost", cost}});
  return {{"advice", list}, {"measure", advice.measure.english()}};
}

std::string recordName(const std::string& board, const TableChance& chance,
                       const std::vector<std::string>& bySeat, const std::string& pilots) {
  return table::recordName(board, bySeat, pilots, chance.told ? std::nullopt : std::optional(chance.seed));
}

} // namespace fairway::validator
