#include "validator/pool/command/pages/finding_marks.h"

#include "validator/core/work_watch.h"
#include "validator/pool/command/judge_document.h"

#include <algorithm>

namespace fairway::command::pool {

namespace {

formats::pool::FindingMark markOf(const validator::Finding& finding) {
  formats::pool::FindingMark mark;
  mark.severity = finding.severity;
  mark.code = finding.code;
  mark.text = finding.name + ": " + finding.message.english();
  mark.spots = finding.spots;
  mark.evidence = finding.evidence;
  return mark;
}

} // namespace

std::vector<formats::pool::FindingMark> findingMarks(const LoadedDocument& loaded,
                                                     const std::vector<std::string>& codes) {
  validator::WorkWatch watch;
  const Judgement judgement = judgePool(loaded.read.document, loaded, Judging{false, watch});
  std::vector<formats::pool::FindingMark> marks;
  for (const validator::Finding& finding : judgement.report.findings) {
    const bool wanted = codes.empty() || std::find(codes.begin(), codes.end(), finding.code) != codes.end();
    if (wanted && finding.counts()) marks.push_back(markOf(finding));
  }
  return marks;
}

} // namespace fairway::command::pool
