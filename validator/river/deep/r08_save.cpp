#include "rules/base/number_text.h"
#include "validator/river/deep/deep_checks.h"
#include "validator/river/study/words.h"

#include <algorithm>

namespace fairway::validator::river {

using namespace fairway::river;

// The heat strip: sections as laid, from the safest to the most dangerous at the start.
CheckResult checkSave(const DeepStudy& study) {
  const RiverStudy& river = study.study();
  const int sections = study.river().length();
  std::vector<std::pair<double, int>> chances;
  std::string listed;
  for (int section = 1; section <= sections; ++section) {
    const double chance = river.saveChance(Phase{0}, SectionNow{section});
    chances.emplace_back(-chance, section);
    listed += (listed.empty() ? "" : ", ") + percent(chance, 0);
  }
  std::sort(chances.begin(), chances.end());
  const LoneFlow flow = flowAlone(river.alone(), Phase{0});
  const Bounds points = river.points();
  CheckResult result;
  result.statement = "one player alone can expect " + withDecimals(points.value(), 2) + " points and saves " +
                     withDecimals(flow.saved, 2) + " boats";
  Finding finding;
  finding.key = "sections";
  for (const auto& [chance, section] : chances) finding.spots.push_back(spotOf(SectionLaid{section}));
  finding.evidence.push_back({EvidenceKind::Region, finding.spots});
  finding.message = phrase(
      "One player alone can expect {1} points and saves {2} of {3} boats. A lone boat's chance to be saved, "
      "from section 1 up: {4}. Nothing needs to be done.",
      {withDecimals(points.value(), 2), withDecimals(flow.saved, 2), study.river().boats, listed});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::river
