#include "validator/pool/checks/checks.h"
#include "validator/pool/study/words.h"

#include <algorithm>

namespace fairway::validator::pool {

using namespace fairway::pool;

namespace {

// Whether the larger mean is at most 5 % above the smaller: in whole numbers, so that no rounding decides.
bool meansAreClose(const Ways& a, const Ways& b) {
  const std::int64_t first = std::int64_t{a.sum} * b.count();
  const std::int64_t second = std::int64_t{b.sum} * a.count();
  return 20 * std::max(first, second) <= 21 * std::min(first, second);
}

Evidence shortestPath(const PoolStudy& study, const Ways& ways) {
  const auto nearest = std::find_if(ways.starts.begin(), ways.starts.end(), [&](Square start) {
    return ways.steps[static_cast<std::size_t>(study.board().numberOf(start))] == ways.shortest;
  });
  return {EvidenceKind::Path, shortestWay(study.board(), ways.steps, *nearest)};
}

} // namespace

CheckResult checkEvenWays(const PoolStudy& study) {
  CheckResult result;
  const Ways& red = study.ways(Side::Red);
  const Ways& yellow = study.ways(Side::Yellow);
  if (red.count() == 0 || yellow.count() == 0) { // P03 reports it
    result.statement = "a side has no start squares to compare";
    return result;
  }
  result.statement = "the shortest ways have " + std::to_string(red.shortest) + " and " +
                     std::to_string(yellow.shortest) + " steps, the mean ways " + numberText(red.mean()) +
                     " and " + numberText(yellow.mean());
  result.evidence = {shortestPath(study, red), shortestPath(study, yellow)};
  if (red.shortest == yellow.shortest && meansAreClose(red, yellow)) return result;
  Finding finding = findingAt("start", {});
  finding.evidence = std::move(result.evidence);
  for (const Evidence& way : finding.evidence) finding.spots.push_back(way.spots.front());
  finding.message =
      phrase("The sides have unequal ways to their bars: red's shortest has {1} steps and its mean {2}, "
             "yellow's {3} "
             "and {4}. Shortest ways should be equal, and means within 5 %. Move ladders or start rows.",
             {red.shortest, numberText(red.mean()), yellow.shortest, numberText(yellow.mean())});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::pool
