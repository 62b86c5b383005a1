#include "validator/lake_race/command/verify/layout_tree.h"

namespace fairway::command::lake_race {

using namespace fairway::lake_race;

namespace {

Tree slotNumbers(const std::array<int, 4>& order) {
  Tree slots = Tree::list();
  for (int slot : order) slots.push_back(slot + 1);
  return slots;
}

} // namespace

Tree layoutTree(const TileRows& layout) {
  Tree rows = Tree::list();
  for (const auto& row : layout) {
    Tree names = Tree::list();
    for (const PlacedTile& placed : row) names.push_back(placed.tile + (placed.turned ? "@180" : ""));
    rows.push_back(names);
  }
  return rows;
}

Tree failureTree(const validator::lake_race::VerifyFailure& failure, Tree fields) {
  fields["layout"] = layoutTree(failure.layout);
  fields["race"] = std::string(1, letterOf(failure.race));
  fields["assignment"] = failure.order ? slotNumbers(*failure.order) : Tree();
  fields["code"] = failure.code;
  return fields;
}

Tree routedTree(const std::optional<validator::lake_race::RoutedCourse>& course, Tree fields) {
  if (!course) return nullptr;
  fields["layout"] = layoutTree(course->layout);
  fields["race"] = std::string(1, letterOf(course->race));
  fields["assignment"] = slotNumbers(course->order);
  fields["route"] = course->route;
  return fields;
}

Tree routesTree(const validator::lake_race::VerifyTally& tally) {
  Tree races = Tree::fields();
  for (RaceLetter race : allRaces) {
    Tree routes = Tree::list();
    for (const auto& [route, courses] : tally.routes[static_cast<std::size_t>(race)])
      routes.push_back(Tree::list({route, courses}));
    races[std::string(1, letterOf(race))] = std::move(routes);
  }
  return races;
}

Tree partsTree(const validator::lake_race::VerifyTally& tally) {
  Tree parts = Tree::list();
  for (const auto& [slot, failures] : mostInvolved(tally))
    parts.push_back({{"tile", slot.tile},
                     {"side", nameOf(slot.side)},
                     {"turned", slot.turned},
                     {"slot", slot.slot + 1},
                     {"failures", failures}});
  return parts;
}

} // namespace fairway::command::lake_race
