#include "rules/base/number_text.h"
#include "validator/river/deep/deep_checks.h"
#include "validator/river/study/fairest.h"
#include "validator/river/study/words.h"

#include <cmath>

namespace fairway::validator::river {

using namespace fairway::river;

namespace {

std::string written(const Section& section) {
  if (!hasPush(section.kind) && !section.fixed && !section.name) return std::string(nameOf(section.kind));
  std::string text = "{kind: " + std::string(nameOf(section.kind));
  if (hasPush(section.kind)) text += ", push: " + std::to_string(section.push);
  if (section.fixed) text += ", fixed: true";
  if (!section.name) return text + "}";
  // Double quotes take any text, with these three written otherwise.
  std::string name;
  for (char c : *section.name) {
    if (c == '"' || c == '\\') name += '\\';
    if (c == '\n')
      name += "\\n";
    else
      name += c;
  }
  return text + ", name: \"" + name + "\"}";
}

std::string written(const std::vector<Section>& sections) {
  std::string text;
  for (const Section& section : sections) text += (text.empty() ? "[" : ", ") + written(section);
  return text + "]";
}

// The sections that lie elsewhere in another order.
std::vector<Spot> moved(const River& from, const River& to) {
  std::vector<Spot> spots;
  for (int number = 1; number <= from.length(); ++number)
    if (!alike(from.at(SectionLaid{number}), to.at(SectionLaid{number})))
      spots.push_back(spotOf(SectionLaid{number}));
  return spots;
}

bool isFair(const Bounds& win) {
  return win.lower >= 0.5 - fairnessMargin && win.upper <= 0.5 + fairnessMargin;
}

} // namespace

CheckResult checkSeatsTwo(const DeepStudy& study) {
  CheckResult result;
  const Bounds win = study.two().start(Phase{0});
  result.statement = "the first of two perfect players wins " + percent(win.value());
  if (isFair(win)) return result;
  Finding finding;
  finding.key = "sections";
  PartWatch part(study.watch(), 0.3, 0.7);
  const auto best = fairestOrder(study.river(), part);
  const bool better =
      best && best->win && std::fabs(best->win->value() - 0.5) < std::fabs(win.value() - 0.5) - tieWithin;
  if (better) {
    finding.spots = moved(study.river(), best->river);
    finding.evidence.push_back({EvidenceKind::Region, finding.spots});
    finding.message = phrase(
        "The first of two perfect players wins {1} (a tie as a half), more than 2 points off a half. The "
        "fairest order of its sections is {2} with {3}: lay it, or take turns to go first.",
        {percent(win.value()), orderOf(best->river), percent(best->win->value())});
    Fix fix;
    fix.text = phrase("lay the fairest order, {1}", {orderOf(best->river)});
    fix.edits.push_back({"sections", written(best->river.sections)});
    finding.fix = fix;
  } else {
    finding.message = phrase("The first of two perfect players wins {1} (a tie as a half), more than 2 "
                             "points off a half. No order "
                             "of its sections is fairer: take turns to go first.",
                             {percent(win.value())});
  }
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::river
