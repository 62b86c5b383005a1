#include "validator/lake_race/checks/checks.h"
#include "validator/lake_race/study/words.h"

#include <algorithm>

namespace fairway::validator {

using namespace lake_race;

namespace {

// Only the water on which the race is held: a lane in another pond is no lane.
std::vector<Cell> onRaceWater(const CourseStudy& study, const std::vector<Cell>& cells) {
  const int body = study.water().bodyOf(study.route()->cells.front());
  std::vector<Cell> kept;
  std::copy_if(cells.begin(), cells.end(), std::back_inserter(kept),
               [&](Cell cell) { return study.water().bodyOf(cell) == body; });
  return kept;
}

Finding oneLane(int gate, const Lanes& lanes) {
  Finding finding;
  finding.key = "lake.map";
  finding.spots = {*lanes.cut};
  finding.evidence.push_back({EvidenceKind::Cut, finding.spots});
  for (const std::vector<Cell>& way : lanes.ways) finding.evidence.push_back({EvidenceKind::Path, way});
  finding.message = phrase("Every way from gate {1} to gate {2} uses the cell {3}: a single boat blocks the "
                           "race there. Open a second way past it.",
                           {gateWord(gate), gateWord(gate + 1), label(*lanes.cut)});
  return finding;
}

} // namespace

CheckResult checkLanes(const CourseStudy& study) {
  CheckResult result;
  for (int gate = 0; gate + 1 < gateCount; ++gate) {
    const std::vector<Cell> after = onRaceWater(study, study.gateSteps(gate).after);
    const std::vector<Cell> before = onRaceWater(study, study.gateSteps(gate + 1).before);
    const Lanes lanes = study.water().lanes(after, before);
    if (lanes.cut) result.findings.push_back(oneLane(gate, lanes));
    for (const std::vector<Cell>& way : lanes.ways) result.evidence.push_back({EvidenceKind::Path, way});
  }
  result.statement = "two ways without a common cell lead from each gate to the next";
  return result;
}

} // namespace fairway::validator
