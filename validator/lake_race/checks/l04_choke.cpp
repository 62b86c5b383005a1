#include "validator/lake_race/checks/checks.h"
#include "validator/lake_race/study/words.h"

#include <map>

namespace fairway::validator {

namespace {

constexpr int leastPart = 3;

using CutsByCell = std::map<Cell, CutCell>;

// Cut cells that are neighbours form one narrow passage: takes the passage of the first cell out of the map.
std::vector<CutCell> takePassage(CutsByCell& cuts, Stagger stagger) {
  std::vector<CutCell> passage{cuts.begin()->second};
  cuts.erase(cuts.begin());
  for (std::size_t head = 0; head < passage.size(); ++head)
    for (Direction direction : allDirections) {
      const auto next = cuts.find(neighbour(passage[head].cell, direction, stagger));
      if (next == cuts.end()) continue;
      passage.push_back(next->second);
      cuts.erase(next);
    }
  return passage;
}

Finding passageFinding(const LakeStudy& study, const std::vector<CutCell>& passage) {
  const CutCell* worst = &passage.front(); // parts the most
  Finding finding;
  finding.key = "map";
  std::vector<Cell> cells;
  for (const CutCell& cut : passage) {
    cells.push_back(cut.cell);
    if (cut.smaller > worst->smaller) worst = &cut;
  }
  cells = inOrder(std::move(cells));
  finding.spots = spotsOf(cells);
  finding.evidence.push_back({EvidenceKind::Cut, finding.spots});
  finding.evidence.push_back({EvidenceKind::Region, study.water().partFrom(worst->inSmaller, worst->cell)});
  finding.message =
      phrase("The water is one cell wide at {1}: without {2} it falls into parts of {3} and {4} "
             "cells. A single boat blocks everybody there. Widen the passage, or open a second "
             "one.",
             {cellsPhrase(cells), label(worst->cell), worst->large, worst->smaller});
  return finding;
}

} // namespace

CheckResult checkChoke(const LakeStudy& study) {
  CheckResult result;
  CutsByCell cuts;
  for (const CutCell& cut : study.water().cutCells(leastPart)) cuts.emplace(cut.cell, cut);
  while (!cuts.empty())
    result.findings.push_back(passageFinding(study, takePassage(cuts, study.lake().stagger)));
  result.statement = "no single water cell holds parts of three or more cells together";
  return result;
}

} // namespace fairway::validator
