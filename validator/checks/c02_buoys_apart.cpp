#include "validator/checks/checks.h"
#include "validator/study/course_rules.h"
#include "validator/study/words.h"

#include <algorithm>

namespace fairway::validator {

using namespace lake_race;

namespace {

std::string buoyName(std::size_t i) {
  return i == 4 ? "the finish buoy" : "buoy " + std::to_string(i);
}

std::string keyOf(std::size_t i) {
  return i == 0 || i == 4 ? "start" : "buoys[" + std::to_string(i) + "].at";
}

Finding at(Cell cell, const Lake& lake, const Placement& placement) {
  const std::array<Cell, 5> buoys = buoyCells(lake, placement);
  const std::vector<Cell> strip = stripCells(lake, placement);
  Finding finding;
  finding.cells = {cell};
  finding.evidence.push_back({EvidenceKind::Region, {cell}});
  std::string names;
  for (std::size_t i = 0; i < buoys.size(); ++i)
    if (buoys[i] == cell) {
      names += (names.empty() ? "" : " and ") + buoyName(i);
      finding.key = keyOf(i);
    }
  const bool onStrip = std::find(strip.begin(), strip.end(), cell) != strip.end();
  std::string where;
  if (std::count(buoys.begin(), buoys.end(), cell) > 1)
    where = " share the cell " + label(cell);
  else
    where = onStrip ? " stands on the strip at " + label(cell)
                    : " stands on void at " + label(cell) + ", outside the lake";
  names[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(names[0])));
  finding.message = names + where + ". Every buoy needs a cell of the lake to itself, off the strip. Move " +
                    (names.find(" and ") == std::string::npos ? "it" : "one of them") + ".";
  return finding;
}

} // namespace

CheckResult checkBuoysApart(const CourseStudy& study) {
  CheckResult result;
  for (Cell cell : misplacedBuoys(study.lake(), study.placement()))
    result.findings.push_back(at(cell, study.lake(), study.placement()));
  result.statement = "all five buoys stand on cells of their own";
  return result;
}

} // namespace fairway::validator
