#include "validator/lake_race/checks/checks.h"
#include "validator/lake_race/study/words.h"

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

std::optional<Finding> judgeLetter(BoardSide boardSide, const TilesetSide& side, RaceLetter race) {
  std::size_t count = 0;
  std::string places;
  Finding finding;
  for (const Tile& tile : side.tiles)
    for (const Slot& slot : tile.slots)
      if (slot.race == race) {
        ++count;
        finding.spots.push_back(slot.at);
        places += (places.empty() ? "" : ", ") + tile.name + " " + label(slot.at);
      }
  if (count == slotsPerRace) return std::nullopt;
  finding.key = "sides." + std::string(nameOf(boardSide)) + ".tiles";
  const Phrase what =
      places.empty() ? phrase("The {1} side has 0 slots {2}, and a race needs exactly four.",
                              {wordFor(boardSide), raceWord(race)})
                     : countPhrase("The {1} side has {n} slot {2} ({3}), and a race needs exactly four.",
                                   "The {1} side has {n} slots {2} ({3}), and a race needs exactly four.",
                                   count, {wordFor(boardSide), raceWord(race), places});
  finding.message = joined({what, slotsAdvice(count)}, " ");
  finding.evidence.push_back({EvidenceKind::Region, finding.spots});
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

} // namespace fairway::validator::lake_race
