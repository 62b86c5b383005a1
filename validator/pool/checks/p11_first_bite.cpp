#include "validator/pool/checks/checks.h"
#include "validator/pool/study/words.h"

#include "rules/pool/play/legal.h"
#include "rules/pool/play/placing.h"

namespace fairway::validator::pool {

using namespace fairway::pool;

namespace {

SquareSet freeIn(const PoolStudy& study, bool inSetup) {
  SquareSet taken;
  if (inSetup)
    for (const Side side : bothSides) taken |= study.board().setOf((*study.pool().setup)[side]);
  return study.board().water().without(taken);
}

Finding biteFinding(const PoolStudy& study, const FirstBite& bite, bool inSetup) {
  Finding finding = findingAt(inSetup ? "setup.red" : "start", {bite.from});
  const SquareSet free = freeIn(study, inSetup);
  for (const FirstBite::Bite& one : bite.bites) {
    const auto way =
        oneWay(study.board(), Side::Red, one.value, bite.from, study.board().numberOf(one.at), free);
    if (way) finding.evidence.push_back({EvidenceKind::Path, way->squares});
  }
  const int tiles = study.pool().tiles();
  finding.message =
      inSetup
          ? phrase("Red's first reveal at {1} bites with {2} of {3} tiles, more than a third: the side that "
                   "begins bites before the other has moved. Move the setup's tiles apart.",
                   {label(bite.from), bite.tiles, tiles})
          : phrase(
                "A red tile placed at {1} can bite a yellow start square at once with {2} of {3} tiles, more "
                "than half. Move the start rows apart.",
                {label(bite.from), bite.tiles, tiles});
  return finding;
}

} // namespace

CheckResult checkFirstBite(const PoolStudy& study) {
  CheckResult result;
  const int tiles = study.pool().tiles();
  const std::optional<FirstBite>& setup = study.biteInSetup();
  const FirstBite& any = study.biteAnywhere();
  if (setup && 3 * setup->tiles > tiles) result.findings.push_back(biteFinding(study, *setup, true));
  if (2 * any.tiles > tiles) result.findings.push_back(biteFinding(study, any, false));
  result.statement = "red's best first reveal bites with " + std::to_string(any.tiles) + " of " +
                     counted(static_cast<std::size_t>(tiles), "tile") + " in any placement";
  if (setup) result.statement += ", with " + std::to_string(setup->tiles) + " in the setup";
  return result;
}

} // namespace fairway::validator::pool
