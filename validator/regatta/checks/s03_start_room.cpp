#include "validator/regatta/checks/checks.h"
#include "validator/regatta/study/words.h"

namespace fairway::validator::regatta {

CheckResult checkStartRoom(const CourseStudy& study) {
  constexpr std::size_t needed = 4;
  const StartBoats& start = study.startBoats();
  CheckResult result;
  result.statement = "room for " + counted(start.boats.size(), "boat") + " behind the line, heading " +
                     std::to_string(start.heading.degrees());
  if (start.boats.size() >= needed) {
    result.evidence.push_back({EvidenceKind::Region, spotsOf(start.boats)});
    return result;
  }
  Finding finding;
  finding.key = "line";
  finding.spots = {spotOf(study.course().left), spotOf(study.course().right)};
  finding.evidence.push_back({EvidenceKind::Region, spotsOf(start.boats)});
  finding.message =
      countPhrase("There is room for {n} boat behind the line, and four may take part. Lay the white "
                  "buoys further apart, or clear the water behind the line.",
                  "There is room for {n} boats behind the line, and four may take part. Lay the white "
                  "buoys further apart, or clear the water behind the line.",
                  start.boats.size());
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::regatta
