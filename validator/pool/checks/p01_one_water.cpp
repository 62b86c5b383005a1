#include "validator/pool/checks/checks.h"
#include "validator/pool/study/words.h"

namespace fairway::validator::pool {

CheckResult checkOneWater(const PoolStudy& study) {
  CheckResult result;
  const std::vector<SquareSet>& bodies = study.bodies();
  if (bodies.empty()) {
    Finding finding = findingAt("map", {});
    finding.message = phrase("The pool has no water at all, so no tile can float. Paint some water.");
    result.findings.push_back(std::move(finding));
    return result;
  }
  for (std::size_t i = 1; i < bodies.size(); ++i) {
    const std::vector<Square> squares = study.board().squaresOf(bodies[i]);
    Finding finding = findingAt("map", squares);
    finding.evidence.push_back({EvidenceKind::Region, squares});
    finding.message = countPhrase("{n} water square at {1} is cut off from the rest of the pool: hardly any "
                                  "tile gets in or out. Join it "
                                  "to the rest by a side, or make it deck.",
                                  "{n} water squares at {1} are cut off from the rest of the pool: hardly "
                                  "any tile gets in or out. Join "
                                  "them to the rest by a side, or make them deck.",
                                  squares.size(), {squaresPhrase(squares)});
    result.findings.push_back(std::move(finding));
  }
  result.statement =
      "all " + counted(static_cast<std::size_t>(bodies.front().count()), "water square") + " are connected";
  return result;
}

} // namespace fairway::validator::pool
