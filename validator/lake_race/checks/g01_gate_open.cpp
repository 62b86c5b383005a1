#include "validator/lake_race/checks/checks.h"
#include "validator/lake_race/study/words.h"

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

std::vector<Cell> landOn(const CourseStudy& study, const std::vector<Cell>& line) {
  std::vector<Cell> land;
  for (Cell cell : line)
    if (study.lake().map.at(cell) == Terrain::Land) land.push_back(cell);
  return land;
}

Phrase whyClosed(int gate, const std::string& at, const std::vector<Cell>& land) {
  if (!land.empty())
    return phrase("Gate {1} at {2} can never be passed: no step over water crosses its line, which "
                  "runs over land at {3}. Open the land along the line, or move the buoy.",
                  {gateWord(gate), at, cellsPhrase(land)});
  if (isBuoyGate(gate))
    return phrase("Gate {1} at {2} can never be passed: no step over water crosses its line, which "
                  "leaves the lake at once. Move the buoy, or its neighbours in the course.",
                  {gateWord(gate), at});
  return phrase("Gate {1} at {2} can never be passed: one side of the strip has no water beside it. Clear "
                "land there, or move the start buoy.",
                {gateWord(gate), at});
}

Finding closed(const CourseStudy& study, int gate) {
  const std::vector<Cell> line = study.gateLine(gate);
  const std::vector<Cell> land = landOn(study, line);
  Finding finding;
  finding.key = isBuoyGate(gate) ? "buoys[" + std::to_string(gate) + "]" : "start";
  finding.spots = {isBuoyGate(gate) ? study.placement().buoys[static_cast<std::size_t>(gate - 1)]
                                    : study.placement().start};
  finding.evidence.push_back({EvidenceKind::Line, line});
  if (!land.empty()) finding.evidence.push_back({EvidenceKind::Cut, land});
  finding.message = whyClosed(gate, label(finding.spots.front()), land);
  return finding;
}

} // namespace

CheckResult checkGateOpen(const CourseStudy& study) {
  CheckResult result;
  for (int gate = 0; gate < gateCount; ++gate)
    if (study.gateSteps(gate).before.empty()) result.findings.push_back(closed(study, gate));
  result.statement = "each of the five gates can be passed by some step over water";
  return result;
}

} // namespace fairway::validator::lake_race
