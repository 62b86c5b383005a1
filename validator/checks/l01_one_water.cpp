#include "validator/checks/checks.h"
#include "validator/study/land_bridge.h"
#include "validator/study/words.h"

namespace fairway::validator {

namespace {

Finding strayWater(const std::vector<Cell>& cells, const std::vector<Cell>& bridge, Cell inLake) {
  Finding finding;
  finding.key = "map";
  finding.cells = cells;
  finding.evidence.push_back({EvidenceKind::Region, cells});
  finding.message = counted(cells.size(), "water cell") + " at " + labels(cells) +
                    (cells.size() == 1 ? " is" : " are") + " cut off from the rest of the lake (at " +
                    label(inLake) + "): no boat can get there. ";
  if (bridge.empty()) {
    finding.message += "Only void lies between: make it land, or paint a way round.";
  } else {
    finding.evidence.push_back({EvidenceKind::Cut, bridge});
    finding.message += "Turn " + labels(bridge) + " into water to join them, or fill the gap with land.";
  }
  return finding;
}

} // namespace

CheckResult checkOneWater(const LakeStudy& study) {
  CheckResult result;
  const std::vector<Body>& bodies = study.water().bodies();
  if (bodies.empty()) {
    Finding finding;
    finding.key = "map";
    finding.message = "The lake has no water at all, so no boat can float. Paint some water.";
    result.findings.push_back(std::move(finding));
    return result;
  }
  if (bodies.size() > 1) {
    const LandBridges bridges(study.lake(), bodies.front().cells);
    for (std::size_t i = 1; i < bodies.size(); ++i)
      result.findings.push_back(
          strayWater(bodies[i].cells, bridges.from(bodies[i].cells.front()), bodies.front().cells.front()));
  }
  result.statement = "all " + counted(bodies.front().cells.size(), "water cell") + " hang together";
  return result;
}

} // namespace fairway::validator
