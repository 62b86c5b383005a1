#include "validator/lake_race/mend/lake_trials.h"

#include <algorithm>

namespace fairway::validator::lake_race {

namespace {
constexpr std::size_t longestChain = 3; // a longer one is a canal, and the author's to dig
} // namespace

std::optional<Fix> joinWater(LakeTrials& trials, const Finding& finding) {
  const auto cut = std::find_if(finding.evidence.begin(), finding.evidence.end(),
                                [](const Evidence& each) { return each.kind == EvidenceKind::Cut; });
  if (cut == finding.evidence.end() || cut->spots.size() > longestChain) return std::nullopt;
  const std::vector<Cell> chain = cellsOf(cut->spots);
  if (std::any_of(chain.begin(), chain.end(), [&](Cell cell) { return trials.hasSlot(cell); }))
    return std::nullopt;
  const auto after = trials.judged(trials.opened(chain));
  if (!after || after->bodies >= trials.before().bodies) return std::nullopt;
  return openingOf(chain);
}

} // namespace fairway::validator::lake_race
