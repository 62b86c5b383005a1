#include "validator/lake_race/checks/checks.h"
#include "validator/lake_race/study/land_bridge.h"
#include "validator/lake_race/study/words.h"

namespace fairway::validator::lake_race {

namespace {

Finding passageFinding(const LakeStudy& study, const Passage& passage) {
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
      phrase("The water is one cell wide at {1}: without {2} it splits into parts of {3} and {4} cells. A "
             "single boat blocks all others there. Widen the passage, or open a second one.",
             {cellsPhrase(cells), label(worst->cell), worst->large, worst->smaller});
  return finding;
}

} // namespace

CheckResult checkChoke(const LakeStudy& study) {
  CheckResult result;
  for (const Passage& passage : passagesOf(study.water(), study.lake().stagger))
    result.findings.push_back(passageFinding(study, passage));
  result.statement = "no single water cell holds parts of three or more cells together";
  return result;
}

} // namespace fairway::validator::lake_race
