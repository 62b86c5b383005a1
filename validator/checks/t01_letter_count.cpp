#include "validator/checks/checks.h"
#include "validator/study/words.h"

namespace fairway::validator {

using namespace lake_race;

namespace {

constexpr std::size_t slotsPerLetter = 4;

std::optional<Finding> judgeLetter(BoardSide boardSide, const TilesetSide& side, RaceLetter race) {
  std::size_t count = 0;
  std::string places;
  Finding finding;
  for (const Tile& tile : side.tiles)
    for (const Slot& slot : tile.slots)
      if (slot.race == race) {
        ++count;
        finding.cells.push_back(slot.at);
        places += (places.empty() ? "" : ", ") + tile.name + " " + label(slot.at);
      }
  if (count == slotsPerLetter) return std::nullopt;
  finding.key = "sides." + std::string(nameOf(boardSide)) + ".tiles";
  finding.message = "The " + std::string(nameOf(boardSide)) + " side has " + counted(count, "slot") + " " +
                    letterOf(race) + (places.empty() ? "" : " (" + places + ")") +
                    ", and a race needs exactly four. " +
                    (count < slotsPerLetter ? "Add " + counted(slotsPerLetter - count, "slot")
                                            : "Take " + counted(count - slotsPerLetter, "slot") + " away") +
                    ".";
  finding.evidence.push_back({EvidenceKind::Region, finding.cells});
  return finding;
}

} // namespace

CheckResult checkLetterCount(const Tileset& set) {
  CheckResult result;
  for (const auto& [boardSide, side] : set.sides)
    for (RaceLetter race : allRaces)
      if (std::optional<Finding> finding = judgeLetter(boardSide, side, race))
        result.findings.push_back(std::move(*finding));
  result.statement = "each of A, B and C has four slots on every side";
  return result;
}

} // namespace fairway::validator
