#include "validator/lake_race/mend/lake_trials.h"

#include "validator/lake_race/study/words.h"

#include <algorithm>

namespace fairway::validator::lake_race {

Fix openingOf(const std::vector<Cell>& land) {
  Fix fix;
  fix.safe = false; // the land may be meant
  fix.text = phrase("turn {1} into water", {cellsPhrase(land)});
  for (const Cell cell : land)
    fix.edits.push_back({"map[" + std::to_string(cell.row) + "][" + std::to_string(cell.column) + "]", "."});
  return fix;
}

namespace {

bool canBeMended(const Finding& finding) {
  return finding.counts() && (finding.code == "L01" || finding.code == "L04" || finding.code == "L05");
}

} // namespace

bool mayBeMended(const Report& report) {
  return std::any_of(report.findings.begin(), report.findings.end(), canBeMended);
}

void offerFixes(Report& report, const LakeStudy& study, const WorkWatch& watch) {
  if (!mayBeMended(report)) return;
  LakeTrials trials(study, watch);
  if (!trials.due()) return;
  std::vector<Failure> failures; // in the order of their findings
  for (const fairway::lake_race::RaceLetter race : study.letters())
    if (hasCourses(study.lake(), race))
      for (const Failure& failure : failuresOf(study, race)) failures.push_back(failure);
  std::size_t failed = 0;
  for (Finding& finding : report.findings) {
    const std::size_t number = finding.code == "L05" ? failed++ : 0;
    if (!canBeMended(finding)) continue;
    if (finding.code == "L01") finding.fix = joinWater(trials, finding);
    if (finding.code == "L04") finding.fix = widenPassage(trials, finding);
    if (finding.code == "L05" && number < failures.size())
      finding.fix = mendAssignments(trials, finding, failures[number]);
  }
}

} // namespace fairway::validator::lake_race
