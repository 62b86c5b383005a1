#include "validator/pool/checks/checks.h"
#include "validator/pool/study/words.h"

namespace fairway::validator::pool {

using namespace fairway::pool;

namespace {

std::optional<Phrase> whatIsWrong(const Pool& pool, const Ladder& ladder) {
  if (!pool.map.isWater(ladder.at))
    return phrase(
        "The ladder at {1} does not hang on water, so no tile can climb it. Move it to a water square.",
        {label(ladder.at)});
  const Square beyond = neighbour(ladder.at, ladder.side);
  if (!pool.map.isWater(beyond)) return std::nullopt;
  return phrase(
      "Beyond the ladder at {1} lies water, at {2}, where its bar should be. Hang it on another side, "
      "or make the square beyond it deck.",
      {label(ladder.at), label(beyond)});
}

} // namespace

CheckResult checkLadders(const PoolStudy& study) {
  CheckResult result;
  const Pool& pool = study.pool();
  for (const Side side : bothSides) {
    if (study.board().ladderSquares(side).any()) continue;
    Finding finding = findingAt("ladders", {});
    finding.message =
        phrase("No ladder leads from water into the bar of {1}, so {1} can never arrive. Hang one on a "
               "water square at the far end.",
               {wordFor(side)});
    result.findings.push_back(std::move(finding));
  }
  for (std::size_t i = 0; i < pool.ladders.size(); ++i) {
    const Ladder& ladder = pool.ladders[i];
    const std::optional<Phrase> wrong = whatIsWrong(pool, ladder);
    if (!wrong) continue;
    Finding finding = findingAt("ladders[" + std::to_string(i + 1) + "]", {ladder.at});
    finding.evidence.push_back({EvidenceKind::Region, {Spot(ladder.at)}});
    finding.message = *wrong;
    result.findings.push_back(std::move(finding));
  }
  result.statement = counted(pool.ladders.size(), "ladder") + ", all on water, with no water beyond";
  return result;
}

} // namespace fairway::validator::pool
