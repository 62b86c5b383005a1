#include "validator/river/checks/checks.h"

#include "validator/core/words.h"
#include "validator/river/study/words.h"

#include <algorithm>

namespace fairway::validator::river {

using namespace fairway::river;

namespace {

// What holds boats up: sections that stop them or carry them back.
std::vector<Spot> obstacles(const River& river) {
  std::vector<Spot> spots;
  for (int section = 1; section <= river.length(); ++section) {
    const SectionKind kind = river.at(SectionLaid{section}).kind;
    if (kind == SectionKind::Sandbank || kind == SectionKind::Eddy)
      spots.push_back(spotOf(SectionLaid{section}));
  }
  return spots;
}

Phrase whatStops(const River& river, int most, const std::vector<Spot>& spots) {
  const auto isWind = [](Face face) { return face.isWind(); };
  if (std::all_of(river.die.begin(), river.die.end(), isWind))
    return phrase("The die has no number, so no boat ever reaches the harbour. Give it numbers.");
  if (most == 0 && spots.empty())
    return phrase(
        "No rolls bring even one boat into the harbour: the waterfall is faster than the die. Use higher "
        "numbers, or begin further up.");
  if (most == 0)
    return phrase("No rolls bring even one boat into the harbour: sections {1} hold boats up until the "
                  "waterfall takes them. Remove some of them, or use higher numbers.",
                  {spotsPhrase(spots)});
  return phrase(
      "At most {1} of the {2} boats of a player can come home, whatever is rolled: meanwhile the waterfall "
      "takes the others. Begin further up, use higher numbers, or have fewer boats.",
      {most, river.boats});
}

} // namespace

CheckResult checkAllHome(const RiverStudy& study) {
  CheckResult result;
  const Rescue& rescue = study.rescue();
  const River& river = study.river();
  if (rescue.most < river.boats) {
    Finding finding;
    const std::vector<Spot> stops = rescue.most == 0 ? obstacles(river) : std::vector<Spot>{};
    finding.spots = stops.empty() ? std::vector<Spot>{spotOf(SectionLaid{river.start})} : stops;
    finding.evidence.push_back({EvidenceKind::Cut, finding.spots});
    finding.message = whatStops(river, rescue.most, stops);
    finding.key = stops.empty() ? "start" : "sections[" + std::to_string(stops.front().x) + "]";
    result.findings.push_back(std::move(finding));
    return result;
  }
  result.statement = "these rolls bring all boats of a player home: " + playInWords(rescue.line).english();
  result.evidence.push_back({EvidenceKind::Path, sectionsOf(study.moves(), rescue.line)});
  return result;
}

} // namespace fairway::validator::river
