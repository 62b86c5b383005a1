#include "validator/lake_race/checks/checks.h"
#include "validator/lake_race/study/words.h"

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

Phrase sameLetters(const Tile& tile, BoardSide side) {
  return phrase(
      "Tile {1} ({2}) has two slots {3}: two buoys of one race always lie close together. Change one "
      "of the letters.",
      {tile.name, wordFor(side), raceWord(tile.slots[0].race)});
}

Phrase wrongNumber(const Tile& tile, BoardSide side) {
  return countPhrase(
      "Tile {1} ({2}) has {n} slot instead of two, so the buoys are not spread evenly over the "
      "board. Move slots between tiles until each has two.",
      "Tile {1} ({2}) has {n} slots instead of two, so the buoys are not spread evenly over the "
      "board. Move slots between tiles until each has two.",
      tile.slots.size(), {tile.name, wordFor(side)});
}

} // namespace

CheckResult checkTileLetters(const Tileset& set) {
  CheckResult result;
  for (const auto& [boardSide, side] : set.sides)
    for (const Tile& tile : side.tiles) {
      const bool two = tile.slots.size() == 2;
      if (two && tile.slots[0].race != tile.slots[1].race) continue;
      Finding finding;
      for (const Slot& slot : tile.slots) finding.spots.push_back(slot.at);
      finding.key = "sides." + std::string(nameOf(boardSide)) + ".tiles." + tile.name +
                    (tile.slots.empty() ? "" : ".slots");
      finding.message = two ? sameLetters(tile, boardSide) : wrongNumber(tile, boardSide);
      finding.evidence.push_back({EvidenceKind::Region, finding.spots});
      result.findings.push_back(std::move(finding));
    }
  result.statement = "every tile side has two slots, of different letters";
  return result;
}

} // namespace fairway::validator::lake_race
