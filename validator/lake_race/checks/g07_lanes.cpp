#include "validator/lake_race/checks/checks.h"
#include "validator/lake_race/study/words.h"

#include <algorithm>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

// Only the water on which the race is held: a lane in another pond is not a lane.
std::vector<Cell> onRaceWater(const CourseStudy& study, const std::vector<Cell>& cells) {
  const int body = study.water().bodyOf(study.route()->cells.front());
  std::vector<Cell> kept;
  std::copy_if(cells.begin(), cells.end(), std::back_inserter(kept),
               [&](Cell cell) { return study.water().bodyOf(cell) == body; });
  return kept;
}

// A gate is passed beside its buoy: where that leaves one cell, it is the gate's own and no fault of the
// lake.
std::vector<Cell> besideBuoys(const CourseStudy& study, int gate, const std::vector<Cell>& cells) {
  const Placement& placement = study.placement();
  std::vector<Cell> buoys;
  if (isBuoyGate(gate))
    buoys = {placement.buoys[static_cast<std::size_t>(gate - 1)]};
  else
    buoys = {placement.start, finishCell(study.lake(), placement)};
  std::vector<Cell> beside;
  std::copy_if(cells.begin(), cells.end(), std::back_inserter(beside), [&](Cell cell) {
    return std::any_of(buoys.begin(), buoys.end(), [&](Cell buoy) {
      return distance(toHex(cell, study.lake().stagger), toHex(buoy, study.lake().stagger)) == 1;
    });
  });
  return beside;
}

// Ways that share nothing; failing that, ways that share no more than the gates' own cells.
Lanes lanesBetween(const CourseStudy& study, int gate) {
  const std::vector<Cell> after = onRaceWater(study, study.gateSteps(gate).after);
  const std::vector<Cell> before = onRaceWater(study, study.gateSteps(gate + 1).before);
  Lanes lanes = study.water().lanes(after, before);
  if (!lanes.cut) return lanes;
  std::vector<Cell> own = besideBuoys(study, gate, after);
  for (const Cell cell : besideBuoys(study, gate + 1, before)) own.push_back(cell);
  return study.water().lanes(after, before, own);
}

Finding oneLane(int gate, const Lanes& lanes) {
  Finding finding;
  finding.key = "lake.map";
  finding.spots = {*lanes.cut};
  finding.evidence.push_back({EvidenceKind::Cut, finding.spots});
  for (const std::vector<Cell>& way : lanes.ways) finding.evidence.push_back({EvidenceKind::Path, way});
  finding.message =
      phrase("Between gate {1} and gate {2} every boat comes through {3}, and only one can stop there at a "
             "time. Boats may be passed, so none is blocked; a second way past it gives them more room.",
             {gateWord(gate), gateWord(gate + 1), label(*lanes.cut)});
  return finding;
}

} // namespace

CheckResult checkLanes(const CourseStudy& study) {
  CheckResult result;
  for (int gate = 0; gate + 1 < gateCount; ++gate) {
    const Lanes lanes = lanesBetween(study, gate);
    if (lanes.cut) result.findings.push_back(oneLane(gate, lanes));
    for (const std::vector<Cell>& way : lanes.ways) result.evidence.push_back({EvidenceKind::Path, way});
  }
  result.statement = result.findings.empty()
                         ? "two ways without a common cell lead from each gate to the next"
                         : "some legs have a cell that every boat comes through";
  return result;
}

} // namespace fairway::validator::lake_race
