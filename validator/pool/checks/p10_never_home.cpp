#include "validator/pool/checks/checks.h"
#include "validator/pool/study/words.h"

#include <algorithm>
#include <set>

namespace fairway::validator::pool {

using namespace fairway::pool;

namespace {

// Without slanted steps an even crocodile never leaves its colour of the chequerboard. It gets home from the
// colour from which an odd number of steps leads to a ladder's square, the last one leading over the ladder.
bool isChequerboardTrap(const PoolStudy& study, const Trap& trap) {
  const Crocodile& crocodile = study.board().crocodile(trap.value);
  if (crocodile.diagonal || crocodile.value % 2 != 0) return false;
  return std::all_of(trap.sides.begin(), trap.sides.end(), [&](Side side) {
    std::set<int> colours;
    for (const Ladder& ladder : laddersOf(study.pool(), side))
      colours.insert((ladder.at.column + ladder.at.row) % 2);
    return colours.size() == 1;
  });
}

Phrase whoAndWhere(const Trap& trap) {
  if (trap.sides.size() == 2)
    return phrase("A {1} never gets home from {2}, even alone in the pool.",
                  {trap.value, squaresPhrase(trap.squares)});
  return phrase("A {1} of {3} never gets home from {2}, even alone in the pool.",
                {trap.value, squaresPhrase(trap.squares), wordFor(trap.sides.front())});
}

} // namespace

CheckResult checkNeverHome(const PoolStudy& study) {
  CheckResult result;
  for (const Trap& trap : trapsOf(study, &HomeTable::neverHome)) {
    Finding finding = findingAt("crocodiles", trap.squares);
    finding.evidence.push_back({EvidenceKind::Region, trap.squares});
    const Phrase advice =
        isChequerboardTrap(study, trap)
            ? phrase(
                  "It goes an even number of steps and so never leaves its colour of the chequerboard, but "
                  "all ladders hang on squares of one colour. Hang one on a square of the other colour.")
            : phrase("Hang a ladder elsewhere, give the number more corners, or the water more room.");
    finding.message = joined({whoAndWhere(trap), advice}, " ");
    result.findings.push_back(std::move(finding));
  }
  result.statement = "alone, every number gets home from every square";
  return result;
}

} // namespace fairway::validator::pool
