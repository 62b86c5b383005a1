#include "validator/checks/checks.h"
#include "validator/study/words.h"

namespace fairway::validator {

using namespace lake_race;

CheckResult checkTileLetters(const Tileset& set) {
  CheckResult result;
  for (const auto& [boardSide, side] : set.sides)
    for (const Tile& tile : side.tiles) {
      const bool two = tile.slots.size() == 2;
      if (two && tile.slots[0].race != tile.slots[1].race) continue;
      Finding finding;
      for (const Slot& slot : tile.slots) finding.cells.push_back(slot.at);
      finding.key = "sides." + std::string(nameOf(boardSide)) + ".tiles." + tile.name +
                    (tile.slots.empty() ? "" : ".slots");
      finding.message =
          "Tile " + tile.name + " (" + std::string(nameOf(boardSide)) + ") " +
          (two ? "has two slots " + std::string(1, letterOf(tile.slots[0].race)) +
                     ": two buoys of one race always lie close together. Change one of the letters."
               : "has " + counted(tile.slots.size(), "slot") +
                     " instead of two, so the buoys are not spread evenly over the board. Move slots between "
                     "tiles "
                     "until each has two.");
      finding.evidence.push_back({EvidenceKind::Region, finding.cells});
      result.findings.push_back(std::move(finding));
    }
  result.statement = "every tile side has two slots, of different letters";
  return result;
}

} // namespace fairway::validator
