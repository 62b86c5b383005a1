#include "validator/lake_race/deep/proof_checks.h"
#include "validator/lake_race/study/words.h"
#include "validator/lake_race/verify/layouts.h"

namespace fairway::validator::lake_race {

namespace {

Finding splitFinding(const SideProof& proof) {
  Finding finding;
  finding.key = "sides." + std::string(nameOf(proof.side)) + ".tiles";
  finding.message = phrase(
      "The water of {1} of {2} lakes of the {3} side is split. The first is {4}: open the edges of its "
      "tiles.",
      {proof.result.splitTotal, proof.result.lakes, wordFor(proof.side),
       layoutText(proof.result.split.front().layout)});
  return finding;
}

} // namespace

CheckResult checkNeverSplit(const ProofStudy& study) {
  CheckResult result;
  std::uint64_t lakes = 0;
  for (const SideProof& proof : study.proof.sides) {
    lakes += proof.result.lakes;
    if (proof.result.splitTotal > 0) result.findings.push_back(splitFinding(proof));
  }
  result.statement =
      "the water of each of the " + std::to_string(lakes) + " lakes that the set can build is connected";
  return result;
}

} // namespace fairway::validator::lake_race
