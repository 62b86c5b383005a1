#include "validator/river/checks/checks.h"

#include "validator/core/words.h"

#include <algorithm>

namespace fairway::validator::river {

CheckResult checkNoDoom(const RiverStudy& study) {
  CheckResult result;
  const int sections = study.river().length();
  Finding finding;
  int doomed = 0;
  for (int phase = 0; phase < sections; ++phase) {
    std::vector<Spot> spots;
    for (int section = 1; section <= sections; ++section)
      if (study.isDoomed(Phase{phase}, SectionNow{section}))
        spots.push_back(spotOf(SectionNow{section}, Phase{phase}, sections));
    doomed += static_cast<int>(spots.size());
    for (const Spot& spot : spots)
      if (std::find(finding.spots.begin(), finding.spots.end(), spot) == finding.spots.end())
        finding.spots.push_back(spot);
    if (!spots.empty()) finding.evidence.push_back({EvidenceKind::Region, spots});
  }
  result.statement = "a lone boat can be saved from every section in every phase";
  if (doomed == 0) return result;
  std::sort(finding.spots.begin(), finding.spots.end(),
            [](const Spot& a, const Spot& b) { return a.x < b.x; });
  finding.key = "sections[" + std::to_string(finding.spots.front().x) + "]";
  finding.message = countPhrase("A lone boat on section {1} is lost in some phase, whatever is rolled: its "
                                "player can only watch. Move what "
                                "stops it, or use higher numbers.",
                                "A lone boat on sections {1} is lost in some phase, whatever is rolled: its "
                                "player can only watch. Move what "
                                "stops it, or use higher numbers.",
                                finding.spots.size(), {spotsPhrase(finding.spots)});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::river
