#include "validator/river/checks/checks.h"

namespace fairway::validator::river {

CheckResult checkFirstMoves(const RiverStudy& study) {
  CheckResult result;
  const River& river = study.river();
  if (river.start < river.boats) {
    Finding finding;
    finding.key = "start";
    finding.spots = {spotOf(fairway::river::SectionLaid{river.start})};
    finding.evidence.push_back({EvidenceKind::Cut, finding.spots});
    finding.message =
        phrase("Boats begin on section {1}, so waterfall {1} takes those that have not moved; but a player "
               "with {2} boats has had only {1} turns by then. Begin on section {2} or further up.",
               {river.start, river.boats});
    Fix fix;
    fix.text = phrase("begin on section {1}", {river.boats});
    fix.edits.push_back({"start", std::to_string(river.boats)});
    finding.fix = fix;
    result.findings.push_back(std::move(finding));
  }
  result.statement = "each of the " + std::to_string(river.boats) + " boats can move before waterfall " +
                     std::to_string(river.start);
  return result;
}

} // namespace fairway::validator::river
