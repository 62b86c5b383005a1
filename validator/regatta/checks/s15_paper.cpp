#include "validator/regatta/checks/checks.h"
#include "validator/regatta/study/words.h"

namespace fairway::validator::regatta {

namespace {

std::vector<Spot> outlineOf(const std::pair<Vec, Vec>& part) {
  const auto [least, most] = part;
  return {spotOf(least), spotOf(Vec{most.x, least.y}), spotOf(most), spotOf(Vec{least.x, most.y}),
          spotOf(least)};
}

} // namespace

CheckResult checkPaper(const CourseStudy& study) {
  CheckResult result;
  for (const PaperSheets& sheets : study.sheets()) {
    const std::string table = counted(static_cast<std::size_t>(sheets.table), "sheet"),
                      cards = std::to_string(sheets.cards);
    if (!result.statement.empty()) result.statement += "; ";
    result.statement +=
        sheets.paper + ": " + table + " for the table at true size, " + cards + " for the cards";
    Finding finding;
    finding.key = "table";
    for (const auto& part : sheets.parts) finding.evidence.push_back({EvidenceKind::Line, outlineOf(part)});
    finding.message =
        phrase("At true size the table takes {1} sheets of {2}, and the cards take {3}, printed "
               "on both sides. Nothing needs to be done.",
               {sheets.table, sheets.paper, sheets.cards});
    if (result.findings.empty()) result.findings.push_back(std::move(finding));
  }
  if (study.sheets().empty()) result.statement = "the sheets were not counted";
  return result;
}

} // namespace fairway::validator::regatta
