#include "validator/checks/checks.h"
#include "validator/study/words.h"

#include <set>

namespace fairway::validator {

using namespace lake_race;

namespace {

constexpr std::size_t slotsPerRace = 4;

std::vector<Cell> cellsOf(const std::vector<Slot>& slots) {
  std::vector<Cell> cells;
  for (const Slot& slot : slots) cells.push_back(slot.at);
  return cells;
}

Finding slotFinding(std::vector<Cell> cells, std::string message) {
  Finding finding;
  finding.key = "slots";
  finding.message = std::move(message);
  finding.evidence.push_back({EvidenceKind::Region, cells});
  finding.cells = std::move(cells);
  return finding;
}

void judgeRace(const Lake& lake, RaceLetter race, CheckResult& result) {
  const std::vector<Cell> cells = cellsOf(slotsOf(lake, race));
  const std::string race1(1, letterOf(race));
  if (cells.size() != slotsPerRace)
    result.findings.push_back(
        slotFinding(cells, "Race " + race1 + " has " + counted(cells.size(), "slot") + " (" + labels(cells) +
                               "), but its buoys 0 to 3 need exactly four. " +
                               (cells.size() < slotsPerRace
                                    ? "Add " + counted(slotsPerRace - cells.size(), "slot")
                                    : "Take " + counted(cells.size() - slotsPerRace, "slot") + " away") +
                               "."));
  std::set<Cell> seen;
  std::vector<Cell> shared;
  for (Cell cell : cells)
    if (!seen.insert(cell).second) shared.push_back(cell);
  if (!shared.empty())
    result.findings.push_back(slotFinding(
        inOrder(shared), "Two slots of race " + race1 + " share the cell " + labels(inOrder(shared)) +
                             ": two buoys cannot stand on one cell. Move one of the slots."));
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
    result.findings.push_back(slotFinding({},
                                          "The lake has no slots, so no race can be held on it. Set the four "
                                          "slots of race A."));
  result.statement = "four slots on different cells for each of the races " + races;
  return result;
}

} // namespace fairway::validator
