#include "validator/river/checks/checks.h"

namespace fairway::validator::river {

using namespace fairway::river;

namespace {

Finding bluntWave(SectionLaid wave, int push, SectionLaid sandbank) {
  Finding finding;
  finding.key = "sections[" + std::to_string(wave.number) + "]";
  finding.spots = {spotOf(wave), spotOf(sandbank)};
  finding.evidence.push_back({EvidenceKind::Path, finding.spots});
  finding.message =
      phrase("The wave on section {1} carries boats {2} sections up, but the sandbank on section {3} lies "
             "within its push and ends it. Lay them further apart, or shorten the push.",
             {wave.number, push, sandbank.number});
  return finding;
}

} // namespace

// Round the ring: the waterfall carries the first section behind the last.
CheckResult checkBluntWave(const RiverStudy& study) {
  CheckResult result;
  const River& river = study.river();
  for (int number = 1; number <= river.length(); ++number) {
    const Section& wave = river.at(SectionLaid{number});
    if (wave.kind != SectionKind::Wave) continue;
    for (int step = 1; step <= wave.push; ++step) {
      const SectionLaid ahead = asLaid(SectionNow{number + step}, Phase{0}, river.length());
      if (river.at(ahead).kind != SectionKind::Sandbank) continue;
      result.findings.push_back(bluntWave(SectionLaid{number}, wave.push, ahead));
      break;
    }
  }
  result.statement = "no sandbank lies within a wave's push";
  return result;
}

} // namespace fairway::validator::river
