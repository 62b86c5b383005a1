#include "validator/lake_race/deep/deep_checks.h"

#include <algorithm>

namespace fairway::validator::lake_race {

CheckResult checkRoughStart(const DeepStudy& study) {
  CheckResult result;
  const fairway::lake_race::CourseBoard& board = study.par().board();
  for (const ParReport::StartCell& start : study.report().startCells) {
    if (!start.strip) continue;
    // A boat is placed with any heading, so the longest run counts: what is longer than it crashes.
    int longest = 0;
    for (const Direction heading : allDirections)
      longest = std::max(longest, board.run(board.indexOf(start.cell), heading));
    if (longest >= fairway::lake_race::maxDie) continue;
    Finding finding;
    finding.key = "start";
    finding.spots = {start.cell};
    finding.evidence.push_back({EvidenceKind::Region, {start.cell}});
    finding.message =
        andTryToMend(phrase("A boat on {1} that rolls a {2} in its first turn is damaged on every heading: "
                            "the longest way over water is {3}. Open the water in front of the strip.",
                            {label(start.cell), longest + 1, longest}),
                     "clean");
    result.findings.push_back(std::move(finding));
  }
  result.statement = "from every strip cell a first roll of 1, 2 or 3 has room";
  return result;
}

} // namespace fairway::validator::lake_race
