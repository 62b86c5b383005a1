#include "validator/lake_race/checks/checks.h"
#include "validator/lake_race/study/words.h"

namespace fairway::validator::lake_race {

CheckResult checkStartRoom(const CourseStudy& study) {
  CheckResult result;
  const std::vector<Cell>& cells = study.startCells();
  result.statement = counted(cells.size(), "start cell");
  if (cells.size() >= leastStartCells) return result;
  Finding finding;
  finding.key = "start";
  finding.spots = spotsOf(cells);
  finding.evidence.push_back({EvidenceKind::Region, cells});
  finding.message = countPhrase(
      "There is room for {n} boat at the start, and six may take part: the strip and the two rows "
      "behind it have too little water. Clear the land there, or let the race start to the other "
      "side.",
      "There is room for {n} boats at the start, and six may take part: the strip and the two "
      "rows behind it have too little water. Clear the land there, or let the race start to the "
      "other side.",
      cells.size());
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::lake_race
