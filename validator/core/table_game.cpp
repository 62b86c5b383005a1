#include "validator/core/table_game.h"

#include "rules/table/answers.h"
#include "validator/core/table_pilots.h"

#include <algorithm>

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

Advice adviceOf(Phrase measure, std::vector<std::pair<Tree, double>> worth) {
  std::stable_sort(worth.begin(), worth.end(),
                   [](const auto& a, const auto& b) { return a.second < b.second; });
  const double best = worth.empty() ? 0 : worth.front().second;
  for (auto& [choice, cost] : worth) cost -= best;
  return {std::move(measure), std::move(worth)};
}

NoPilot noSuchPilot(const std::string& name) {
  return {NoPilot::Why::Unplayable, phrase("there is no pilot '{1}'", {name})};
}

} // namespace fairway::validator
