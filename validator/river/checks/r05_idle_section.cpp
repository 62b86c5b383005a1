#include "validator/river/checks/checks.h"

#include "rules/base/number_text.h"
#include "validator/river/study/words.h"

#include <cmath>

namespace fairway::validator::river {

using namespace fairway::river;

namespace {

constexpr double aDifference = 1e-6;

bool differ(double a, double b) {
  return std::fabs(a - b) >= aDifference;
}

// Whether any value of one player differs between the two rivers: the points, the best chance to save all
// boats, or the save chance of some section in some phase.
bool tellsApart(const RiverStudy& a, const RiverStudy& b) {
  if (!b.ends() || differ(a.points().value(), b.points().value())) return true;
  if (differ(a.bestChanceAllSaved().value(), b.bestChanceAllSaved().value())) return true;
  for (int phase = 0; phase < a.river().length(); ++phase)
    for (int section = 1; section <= a.river().length(); ++section)
      if (differ(a.saveChance(Phase{phase}, SectionNow{section}),
                 b.saveChance(Phase{phase}, SectionNow{section})))
        return true;
  return false;
}

River madeCalm(River river, SectionLaid section) {
  river.sections[static_cast<std::size_t>(section.number - 1)] = Section{};
  return river;
}

} // namespace

Finding idleSection(SectionLaid section, SectionKind kind, const Phrase& what) {
  Finding finding;
  finding.key = "sections[" + std::to_string(section.number) + "]";
  finding.spots = {spotOf(section)};
  finding.evidence.push_back({EvidenceKind::Region, finding.spots});
  finding.message =
      phrase("Section {1} ({2}) makes no difference: {3}. Move it, change its push, or make it calm.",
             {section.number, wordFor(kind), what});
  Fix fix;
  fix.safe = false;
  fix.text = phrase("make section {1} calm", {section.number});
  fix.edits.push_back({finding.key, "calm"});
  finding.fix = fix;
  return finding;
}

// A lee shelters only from other players: it is judged by two of them, with --deep.
CheckResult checkIdleSection(const RiverStudy& study) {
  CheckResult result;
  const River& river = study.river();
  for (int number = 1; number <= river.length(); ++number) {
    const SectionLaid section{number};
    const SectionKind kind = river.at(section).kind;
    if (kind == SectionKind::Calm || kind == SectionKind::Lee) continue;
    const RiverStudy calm(madeCalm(river, section));
    if (tellsApart(study, calm)) continue;
    result.findings.push_back(idleSection(
        section, kind,
        phrase("one player alone expects {1} points with it and {2} without",
               {withDecimals(study.points().value(), 6), withDecimals(calm.points().value(), 6)})));
  }
  result.statement = "every sandbank, wave and eddy changes what can be expected";
  return result;
}

} // namespace fairway::validator::river
