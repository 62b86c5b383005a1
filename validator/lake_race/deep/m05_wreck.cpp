#include "rules/base/number_text.h"
#include "validator/lake_race/deep/deep_checks.h"

#include <algorithm>

namespace fairway::validator::lake_race {

namespace {

constexpr double worthDrawing = 0.01;

// The heat map, as far as it can be drawn with one finding: where crashes happen at all.
Evidence heatOf(const ParReport& report) {
  Evidence heat;
  for (const ParReport::CellShare& crash : report.crashes)
    if (crash.expected >= worthDrawing) heat.spots.push_back(crash.cell);
  return heat;
}

} // namespace

CheckResult checkWreck(const DeepStudy& study) {
  CheckResult result;
  for (const DeepStudy::Wreck& wreck : study.wrecks()) {
    Finding finding;
    finding.key = "lake";
    finding.spots = {wreck.cell};
    finding.evidence = {{EvidenceKind::Region, finding.spots}, heatOf(study.report())};
    finding.message = andTryToMend(
        phrase("{1} of perfect races crash at {2}: even a perfect player takes damage there. Widen the water "
               "round it (`fairway par` lists all places, `fairway export --heat` draws them).",
               {percent(wreck.races), label(wreck.cell)}),
        "clean");
    result.findings.push_back(std::move(finding));
  }
  double worst = 0;
  for (const ParReport::CellShare& crash : study.report().crashes) worst = std::max(worst, crash.expected);
  result.statement =
      "at no cell more than " + percent(std::min(worst, DeepStudy::mostCrashes)) + " of perfect races crash";
  return result;
}

} // namespace fairway::validator::lake_race
