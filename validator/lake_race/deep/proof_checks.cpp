#include "validator/lake_race/deep/proof_checks.h"

#include <algorithm>
#include <array>

namespace fairway::validator::lake_race {

namespace {

constexpr std::array<Check<ProofStudy>, 2> proofChecks{{
    {"T03", checkEveryLake},
    {"T04", checkNeverSplit},
}};

std::string whyNotVerified(VerifyRefusal refusal) {
  return refusal == VerifyRefusal::Letters ? "needs T01" : "stopped";
}

} // namespace

void judgeProof(Judge& judge, const fairway::lake_race::Tileset& set,
                const Result<SetProof, VerifyRefusal>& proof) {
  for (const Check<ProofStudy>& check : proofChecks) {
    if (!proof) {
      judge.leave(check.code, whyNotVerified(proof.fault()));
      continue;
    }
    const ProofStudy study{set, *proof};
    if (proof->sampled() && check.run(study).findings.empty())
      judge.leave(check.code, "only a random sample of the lakes was looked at");
    else
      judge.run<ProofStudy>({&check, 1}, study);
  }
}

} // namespace fairway::validator::lake_race
