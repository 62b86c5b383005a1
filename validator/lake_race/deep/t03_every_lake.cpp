#include "validator/lake_race/deep/proof_checks.h"
#include "validator/lake_race/study/words.h"
#include "validator/lake_race/verify/changes.h"
#include "validator/lake_race/verify/layouts.h"
#include "validator/lake_race/verify/tally.h"

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

Phrase firstFailure(const VerifyFailure& failure) {
  return failure.order
             ? phrase("The first is in race {1} on the lake {2}, with buoys 0 to 3 on slots {3}: {4}.",
                      {raceWord(failure.race), layoutText(failure.layout), slotsText(*failure.order),
                       failure.code})
             : phrase("The first are all of race {1} on the lake {2}: {3}.",
                      {raceWord(failure.race), layoutText(failure.layout), failure.code});
}

// Of the change that leaves the fewest failures. A designer may want another, so it is not safe.
std::optional<Fix> bestFix(const SideProof& proof, const TilesetSide& side) {
  if (!proof.trial || proof.trial->changes.empty()) return std::nullopt;
  const SetChange& change = proof.trial->changes.front().change;
  return Fix{.safe = false,
             .urgent = false,
             .text = changePhrase(change, side),
             .edits = {editOf(proof.side, change)}};
}

// The slot that takes part most often is where to look.
void pointOut(Finding& finding, const SideProof& proof, const TilesetSide& side) {
  finding.key = "sides." + std::string(nameOf(proof.side)) + ".tiles";
  const auto involved = mostInvolved(proof.result);
  if (involved.empty()) return;
  const LaidSlot& most = involved.front().first;
  finding.key += "." + most.tile + ".slots[" + std::to_string(most.slot + 1) + "]";
  finding.spots.push_back(side.find(most.tile)->slots[static_cast<std::size_t>(most.slot)].at);
  finding.evidence.push_back({EvidenceKind::Region, finding.spots});
  finding.message =
      joined({finding.message, phrase("Look at slot {1} of {2} first: it takes part in {3} of them.",
                                      {most.slot + 1, most.tile, involved.front().second})},
             " ");
}

Finding findingOf(const SideProof& proof, const TilesetSide& side) {
  Finding finding;
  const VerifyResult& result = proof.result;
  finding.message = joined({phrase("{1} of {2} courses of the {3} side cannot be raced.",
                                   {result.failuresTotal(), result.courses, wordFor(proof.side)}),
                            firstFailure(result.failures.front())},
                           " ");
  pointOut(finding, proof, side);
  finding.fix = bestFix(proof, side);
  return finding;
}

} // namespace

CheckResult checkEveryLake(const ProofStudy& study) {
  CheckResult result;
  std::uint64_t courses = 0, lakes = 0;
  for (const SideProof& proof : study.proof.sides) {
    courses += proof.result.courses;
    lakes += proof.result.lakes;
    if (proof.result.failuresTotal() > 0)
      result.findings.push_back(findingOf(proof, study.set.sides.at(proof.side)));
  }
  result.statement = "all " + std::to_string(courses) + " courses of the " + std::to_string(lakes) +
                     " lakes that the set can build can be raced";
  return result;
}

} // namespace fairway::validator::lake_race
