#include "validator/lake_race/checks/checks.h"
#include "validator/lake_race/study/land_bridge.h"
#include "validator/lake_race/study/words.h"

namespace fairway::validator::lake_race {

namespace {

Finding strayWater(const std::vector<Cell>& cells, const std::vector<Cell>& bridge, Cell inLake) {
  Finding finding;
  finding.key = "map";
  finding.spots = spotsOf(cells);
  finding.evidence.push_back({EvidenceKind::Region, cells});
  const Phrase what = countPhrase("{n} water cell at {1} is cut off from the rest of the lake (at {2}): no "
                                  "boat can get there.",
                                  "{n} water cells at {1} are cut off from the rest of the lake (at {2}): no "
                                  "boat can get there.",
                                  cells.size(), {cellsPhrase(cells), label(inLake)});
  const Phrase advice =
      bridge.empty()
          ? phrase("Only void lies between: make it land, or paint a way round.")
          : phrase("Turn {1} into water to join them, or fill the gap with land.", {cellsPhrase(bridge)});
  if (!bridge.empty()) finding.evidence.push_back({EvidenceKind::Cut, bridge});
  finding.message = joined({what, advice}, " ");
  return finding;
}

} // namespace

CheckResult checkOneWater(const LakeStudy& study) {
  CheckResult result;
  const std::vector<Body>& bodies = study.water().bodies();
  if (bodies.empty()) {
    Finding finding;
    finding.key = "map";
    finding.message = phrase("The lake has no water at all, so no boat can float. Paint some water.");
    result.findings.push_back(std::move(finding));
    return result;
  }
  if (bodies.size() > 1) {
    const LandBridges bridges(study.lake(), bodies.front().cells);
    for (std::size_t i = 1; i < bodies.size(); ++i)
      result.findings.push_back(
          strayWater(bodies[i].cells, bridges.from(bodies[i].cells.front()), bodies.front().cells.front()));
  }
  result.statement = "all " + counted(bodies.front().cells.size(), "water cell") + " are connected";
  return result;
}

} // namespace fairway::validator::lake_race
