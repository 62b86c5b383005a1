#include "validator/lake_race/checks/checks.h"
#include "validator/lake_race/study/smallest_opening.h"
#include "validator/lake_race/study/words.h"

#include <map>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

Finding stuck(const CourseStudy& study, const std::vector<Cell>& starts, const Reach& reach) {
  const std::vector<Cell>& region =
      study.water().bodies()[static_cast<std::size_t>(study.water().bodyOf(starts.front()))].cells;
  const std::vector<Cell> opening = smallestOpening(study, reach);
  Finding finding;
  finding.key = isBuoyGate(reach.gate) ? "buoys[" + std::to_string(reach.gate) + "]" : "start";
  finding.spots = spotsOf(starts);
  finding.evidence.push_back({EvidenceKind::Region, region});
  finding.evidence.push_back({EvidenceKind::Line, study.gateLine(reach.gate)});
  const Phrase what = countPhrase("From {1} the race ends before gate {2}: boats reach {n} cell, and no way "
                                  "over them passes the gate in order.",
                                  "From {1} the race ends before gate {2}: boats reach {n} cells, and no way "
                                  "over them passes the gate in order.",
                                  region.size(), {cellsPhrase(starts), gateWord(reach.gate)});
  const Phrase advice =
      opening.empty()
          ? phrase("Opening land does not help: move the buoy, or its neighbours in the course.")
          : phrase("Turning {1} into water opens it; otherwise move the buoy.", {cellsPhrase(opening)});
  if (!opening.empty()) finding.evidence.push_back({EvidenceKind::Cut, opening});
  finding.message = joined({what, advice}, " ");
  return finding;
}

std::string provedBy(const Route& route) {
  std::string text = "from every start cell; the shortest route takes " +
                     counted(static_cast<std::size_t>(route.steps), "step") + " (legs ";
  for (std::size_t i = 0; i < route.legs.size(); ++i)
    text += (i == 0 ? "" : " + ") + std::to_string(route.legs[i]);
  return text + "), from " + label(route.cells.front()) + " to " + label(route.cells.back());
}

} // namespace

// Start cells on one body of water share their fate: START owes nothing, so each reaches all that the others
// do, and the route proves it for the body on which it starts.
CheckResult checkInOrder(const CourseStudy& study) {
  std::map<int, std::vector<Cell>> byBody;
  for (Cell cell : study.startCells()) byBody[study.water().bodyOf(cell)].push_back(cell);
  CheckResult result;
  if (study.route()) byBody.erase(study.water().bodyOf(study.route()->cells.front()));
  for (const auto& [body, cells] : byBody) {
    const Reach reach = reachFrom(study.board(), {study.board().indexOf(cells.front())});
    if (!reach.finishes()) result.findings.push_back(stuck(study, cells, reach));
  }
  if (!result.findings.empty()) return result;
  result.statement = provedBy(*study.route());
  result.evidence.push_back({EvidenceKind::Path, study.route()->cells});
  return result;
}

} // namespace fairway::validator::lake_race
