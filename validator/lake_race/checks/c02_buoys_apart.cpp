#include "validator/lake_race/checks/checks.h"
#include "validator/lake_race/study/words.h"

#include <algorithm>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

Phrase buoyName(std::size_t i) {
  return i == 4 ? phrase("the finish buoy") : phrase("buoy {1}", {i});
}

// The same at the head of a sentence. That is never the finish buoy: outside the lake it is C03's, and where
// it shares a cell it comes last.
Phrase buoyAtHead(std::size_t i) {
  return phrase("Buoy {1}", {i});
}

// "Buoy 1 and buoy 2 and the finish buoy"
Phrase together(const std::vector<Phrase>& names) {
  Phrase all = names.front();
  for (std::size_t i = 1; i < names.size(); ++i) all = phrase("{1} and {2}", {all, names[i]});
  return all;
}

std::string keyOfPlace(std::size_t i) {
  return i == 0 || i == 4 ? "start" : "buoys[" + std::to_string(i) + "].at";
}

Finding at(Cell cell, const Lake& lake, const Placement& placement) {
  const std::array<Cell, 5> buoys = buoyCells(lake, placement);
  const std::vector<Cell> strip = stripCells(lake, placement);
  Finding finding;
  finding.spots = {cell};
  finding.evidence.push_back({EvidenceKind::Region, {cell}});
  std::vector<Phrase> names;
  for (std::size_t i = 0; i < buoys.size(); ++i)
    if (buoys[i] == cell) {
      names.push_back(names.empty() ? buoyAtHead(i) : buoyName(i));
      finding.key = keyOfPlace(i);
    }
  const bool onStrip = std::find(strip.begin(), strip.end(), cell) != strip.end();
  if (names.size() > 1)
    finding.message = phrase("{1} share the cell {2}. Every buoy needs a cell of the lake to itself, off the "
                             "strip. Move one of them.",
                             {together(names), label(cell)});
  else if (onStrip)
    finding.message = phrase("{1} stands on the strip at {2}. Every buoy needs a cell of the lake to itself, "
                             "off the strip. Move it.",
                             {names.front(), label(cell)});
  else
    finding.message = phrase("{1} stands on void at {2}, outside the lake. Every buoy needs a cell of the "
                             "lake to itself, off the strip. Move it.",
                             {names.front(), label(cell)});
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

} // namespace fairway::validator::lake_race
