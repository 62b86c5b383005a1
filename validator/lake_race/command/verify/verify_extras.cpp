#include "validator/lake_race/command/verify/verify_extras.h"

#include "rules/base/number_text.h"
#include "validator/core/words.h"

namespace fairway::command::lake_race {

using namespace fairway::lake_race;
using namespace validator::lake_race;

namespace {

// `turn the letter of slot 1 (A) of heron from E to W`, `turn 0305 of heron into water`
std::string changeText(const SetChange& change, const TilesetSide& side) {
  if (!change.slot)
    return "turn " + label(change.cell) + " of " + (change.tile.empty() ? "the frame" : change.tile) +
           " into water";
  const Slot& slot = side.find(change.tile)->slots[*change.slot];
  return "turn the letter of slot " + std::to_string(*change.slot + 1) + " (" + letterOf(slot.race) +
         ") of " + change.tile + " from " + std::string(nameOf(slot.letter)) + " to " +
         std::string(nameOf(change.letter));
}

Tree changesTree(const std::vector<TriedChange>& changes, const Tileset& set, BoardSide side) {
  Tree trees = Tree::list();
  for (const TriedChange& tried : changes) {
    const KeyEdit edit = editOf(side, tried.change);
    trees.push_back({{"text", changeText(tried.change, set.sides.at(side))},
                     {"edit", {{"key", edit.key}, {"value", edit.value}}},
                     {"failures_total", tried.failuresTotal}});
  }
  return trees;
}

Tree quartilesTree(const std::vector<double>& values) {
  if (values.empty()) return nullptr;
  return {{"quartiles", validator::lake_race::quartilesOf(values)}};
}

Tree deepTree(const DeepSample& deep) {
  Tree verdicts = Tree::fields();
  for (std::size_t i = 0; i < deep.verdicts.size(); ++i)
    verdicts[nameOf(static_cast<validator::Fairness>(i))] = deep.verdicts[i];
  return {{"courses", deep.courses()},
          {"par", quartilesTree(deep.pars)},
          {"start_spread", quartilesTree(deep.startSpreads)},
          {"verdicts", verdicts}};
}

std::string changesText(const std::vector<TriedChange>& changes, const Tileset& set, BoardSide side) {
  if (changes.empty()) return "  no single change helps\n";
  std::string text = "  single changes that leave the fewest failures, tried on all these lakes:\n";
  for (const TriedChange& tried : changes)
    text += "    " + changeText(tried.change, set.sides.at(side)) + ": " +
            (tried.failuresTotal == 0
                 ? "nothing fails"
                 : validator::counted(static_cast<std::size_t>(tried.failuresTotal), "failure") + " left") +
            "\n";
  return text;
}

std::string halfText(const std::string& what, const std::vector<double>& values, int decimals) {
  const auto quartiles = validator::lake_race::quartilesOf(values);
  return "  half of these courses have a " + what + " between " + withDecimals(quartiles[0], decimals) +
         " and " + withDecimals(quartiles[2], decimals) + " turns; the median is " +
         withDecimals(quartiles[1], decimals) + "\n";
}

std::string deepText(const DeepSample& deep) {
  std::string text = "  " + validator::counted(deep.courses(), "random course") + " solved and raced:";
  for (std::size_t i = 0; i < deep.verdicts.size(); ++i)
    text += (i == 0 ? " " : ", ") + std::to_string(deep.verdicts[i]) + " " +
            std::string(nameOf(static_cast<validator::Fairness>(i)));
  text += "\n";
  if (deep.courses() > 0)
    text += halfText("par", deep.pars, 1) + halfText("start spread", deep.startSpreads, 2);
  return text;
}

} // namespace

void addExtras(Tree& json, const VerifyExtras& extras, const Tileset& set, BoardSide side) {
  if (extras.changes) json["changes"] = changesTree(*extras.changes, set, side);
  if (extras.deep) json["deep"] = deepTree(*extras.deep);
}

std::string extrasText(const VerifyExtras& extras, const Tileset& set, BoardSide side) {
  return (extras.changes ? changesText(*extras.changes, set, side) : "") +
         (extras.deep ? deepText(*extras.deep) : "");
}

} // namespace fairway::command::lake_race
