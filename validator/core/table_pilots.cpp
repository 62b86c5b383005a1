#include "validator/core/table_pilots.h"

#include <algorithm>

namespace fairway::validator {

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
