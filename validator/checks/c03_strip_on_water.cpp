#include "validator/checks/checks.h"
#include "validator/study/course_rules.h"
#include "validator/study/words.h"

namespace fairway::validator {

using namespace lake_race;

CheckResult checkStripOnWater(const CourseStudy& study) {
  CheckResult result;
  const Lake& lake = study.lake();
  const std::vector<Cell> strip = stripCells(lake, study.placement());
  result.statement = "the strip " + labels(strip) + " is water, and the finish buoy at " +
                     label(finishCell(lake, study.placement())) + " is on the lake";
  const std::vector<Cell> faulty = faultyStrip(lake, study.placement());
  if (faulty.empty()) return result;
  std::string cells;
  for (Cell cell : faulty) {
    const char* what = lake.map.at(cell) == Terrain::Land ? "land" : "void";
    const bool finish = cell == finishCell(lake, study.placement());
    cells += (cells.empty() ? "" : ", ") + label(cell) + (finish ? " (finish buoy, " : " (") + what + ")";
  }
  Finding finding;
  finding.key = "start";
  finding.cells = faulty;
  finding.evidence.push_back({EvidenceKind::Region, faulty});
  std::vector<Cell> line{study.placement().start};
  line.insert(line.end(), strip.begin(), strip.end());
  finding.evidence.push_back({EvidenceKind::Line, line});
  finding.message = "The start/finish strip must be water, with the finish buoy on the lake, but it meets " +
                    cells + ". Turn the letter to another side, move the start buoy, or clear these cells.";
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator
