#include "validator/pool/checks/checks.h"
#include "validator/pool/study/words.h"

#include <algorithm>

namespace fairway::validator::pool {

using namespace fairway::pool;

CheckResult checkWay(const PoolStudy& study) {
  CheckResult result;
  const PoolBoard& board = study.board();
  for (const Side side : bothSides) {
    const Ways& ways = study.ways(side);
    for (const SquareSet& body : study.bodies()) {
      const std::vector<Square> lost = board.squaresOf(body & board.setOf(ways.none));
      if (lost.empty()) continue;
      Finding finding = findingAt("start." + std::string(nameOf(side)), lost);
      finding.evidence.push_back({EvidenceKind::Region, board.squaresOf(body)});
      finding.message =
          phrase("No way over water leads from {2} to the bar of {1}. Open a way, hang a ladder on that "
                 "water, or keep the start rows off it.",
                 {wordFor(side), squaresPhrase(lost)});
      result.findings.push_back(std::move(finding));
    }
    if (ways.count() == 0) continue;
    const auto farthest = std::find_if(ways.starts.begin(), ways.starts.end(), [&](Square start) {
      return ways.steps[static_cast<std::size_t>(board.numberOf(start))] == ways.longest;
    });
    result.evidence.push_back({EvidenceKind::Path, shortestWay(board, ways.steps, *farthest)});
  }
  result.statement = "every start square has a way to its bar: red's are " +
                     std::to_string(study.ways(Side::Red).shortest) + " to " +
                     std::to_string(study.ways(Side::Red).longest) + " steps long, yellow's " +
                     std::to_string(study.ways(Side::Yellow).shortest) + " to " +
                     std::to_string(study.ways(Side::Yellow).longest);
  return result;
}

} // namespace fairway::validator::pool
