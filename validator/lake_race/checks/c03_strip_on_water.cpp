#include "validator/lake_race/checks/checks.h"
#include "validator/lake_race/study/words.h"

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

// Cells outside the map have no name that could be found on it: they are counted.
Phrase whatItMeets(const CourseStudy& study, const std::vector<Cell>& faulty) {
  const Lake& lake = study.lake();
  std::vector<Phrase> met;
  std::size_t outside = 0;
  for (Cell cell : faulty) {
    const Phrase what = wordFor(lake.map.at(cell));
    const bool finish = cell == finishCell(lake, study.placement());
    if (lake.map.contains(cell))
      met.push_back(finish ? phrase("{1} (finish buoy, {2})", {label(cell), what})
                           : phrase("{1} ({2})", {label(cell), what}));
    else
      ++outside;
  }
  if (outside > 0)
    met.push_back(countPhrase("{n} cell outside the map", "{n} cells outside the map", outside));
  return joined(met);
}

} // namespace

CheckResult checkStripOnWater(const CourseStudy& study) {
  CheckResult result;
  const Lake& lake = study.lake();
  const std::vector<Cell> strip = stripCells(lake, study.placement());
  result.statement = "the strip " + labels(strip) + " is water, and the finish buoy at " +
                     label(finishCell(lake, study.placement())) + " is on the lake";
  const std::vector<Cell> faulty = faultyStrip(lake, study.placement());
  if (faulty.empty()) return result;
  Finding finding;
  finding.key = "start";
  finding.spots = spotsOf(faulty);
  finding.evidence.push_back({EvidenceKind::Region, faulty});
  std::vector<Cell> line{study.placement().start};
  line.insert(line.end(), strip.begin(), strip.end());
  finding.evidence.push_back({EvidenceKind::Line, line});
  finding.message = phrase("The start/finish strip must be water, with the finish buoy on the lake, but it "
                           "meets {1}. Turn the letter to another side, move the start buoy, or clear these "
                           "cells.",
                           {whatItMeets(study, faulty)});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::lake_race
