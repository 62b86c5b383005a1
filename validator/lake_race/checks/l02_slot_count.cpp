#include "validator/lake_race/checks/checks.h"
#include "validator/lake_race/study/words.h"

#include <set>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

std::vector<Cell> cellsOf(const std::vector<Slot>& slots) {
  std::vector<Cell> cells;
  for (const Slot& slot : slots) cells.push_back(slot.at);
  return cells;
}

Finding slotFinding(const std::vector<Cell>& cells, Phrase message) {
  Finding finding;
  finding.key = "slots";
  finding.message = std::move(message);
  finding.evidence.push_back({EvidenceKind::Region, cells});
  finding.spots = spotsOf(cells);
  return finding;
}

Phrase wrongNumber(RaceLetter race, const std::vector<Cell>& cells) {
  const Phrase what = countPhrase("Race {1} has {n} slot ({2}), but its buoys 0 to 3 need exactly four.",
                                  "Race {1} has {n} slots ({2}), but its buoys 0 to 3 need exactly four.",
                                  cells.size(), {raceWord(race), cellsPhrase(cells)});
  return joined({what, slotsAdvice(cells.size())}, " ");
}

void judgeRace(const Lake& lake, RaceLetter race, CheckResult& result) {
  const std::vector<Cell> cells = cellsOf(slotsOf(lake, race));
  if (cells.size() != slotsPerRace) result.findings.push_back(slotFinding(cells, wrongNumber(race, cells)));
  std::set<Cell> seen;
  std::vector<Cell> shared;
  for (Cell cell : cells)
    if (!seen.insert(cell).second) shared.push_back(cell);
  if (!shared.empty())
    result.findings.push_back(slotFinding(
        inOrder(shared), phrase("Two slots of race {1} share the cell {2}: two buoys cannot stand "
                                "on one cell. Move one of the slots.",
                                {raceWord(race), cellsPhrase(inOrder(shared))})));
}

} // namespace

CheckResult checkSlotCount(const LakeStudy& study) {
  CheckResult result;
  std::string races;
  for (RaceLetter race : study.letters()) {
    judgeRace(study.lake(), race, result);
    races += races.empty() ? "" : ", ";
    races += letterOf(race);
  }
  if (races.empty())
    result.findings.push_back(slotFinding({}, phrase("The lake has no slots, so no race can be held on it. "
                                                     "Set the four slots of race A.")));
  result.statement = "four slots on different cells for each race: " + races;
  return result;
}

} // namespace fairway::validator::lake_race
