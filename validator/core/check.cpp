#include "validator/core/check.h"

#include "rules/base/contract.h"
#include "validator/core/catalogue.h"
#include "validator/core/words.h"

#include <algorithm>

namespace fairway::validator {

namespace {

const Outcome* outcomeOf(const Report& report, std::string_view code) {
  const auto found = std::find_if(report.outcomes.begin(), report.outcomes.end(),
                                  [code](const Outcome& outcome) { return outcome.code == code; });
  return found == report.outcomes.end() ? nullptr : &*found;
}

// A waiver without places covers every finding of its code; otherwise one place in common is enough.
bool covers(const Waiver& waiver, const Finding& finding) {
  if (waiver.code != finding.code) return false;
  return waiver.spots.empty() || std::any_of(waiver.spots.begin(), waiver.spots.end(), [&](const Spot& spot) {
           return std::find(finding.spots.begin(), finding.spots.end(), spot) != finding.spots.end();
         });
}

std::size_t placeOf(std::string_view code) {
  return static_cast<std::size_t>(findEntry(code) - catalogue().data());
}

// Whether documents of the kind are ever judged by the check.
bool fits(const CatalogueEntry& entry, std::string_view kind) {
  return entry.kind == "any" || entry.kind == kind;
}

Phrase whyStale(const Waiver& waiver, const std::string& kind) {
  const CatalogueEntry* entry = findEntry(waiver.code);
  if (!entry)
    return joined({phrase("The waiver names {1}, which is not a check.", {waiver.code}),
                   phrase("Correct its code (`fairway explain` lists them all).")},
                  " ");
  if (!fits(*entry, kind))
    return phrase("The waiver names {1}, which is not a check of a {2}. Move it to the {3}, or delete it.",
                  {waiver.code, kind, std::string(entry->kind)});
  if (waiver.spots.empty())
    return phrase(
        "The waiver of {1} matches no finding: what it waived is mended or has moved. Delete the waiver.",
        {waiver.code});
  return phrase(
      "The waiver of {1} at {2} matches no finding: what it waived is mended or has moved. Delete the "
      "waiver.",
      {waiver.code, spotsPhrase(waiver.spots)});
}

Finding staleWaiver(const Waiver& waiver, std::size_t place, const std::string& kind) {
  Finding finding;
  finding.key = "waive[" + std::to_string(place + 1) + "]";
  finding.spots = waiver.spots;
  if (!waiver.spots.empty()) finding.evidence.push_back({EvidenceKind::Region, waiver.spots});
  finding.message = whyStale(waiver, kind);
  return finding;
}

Finding unknownSeverity(const std::string& code) {
  Finding finding;
  finding.key = "severity." + code;
  finding.message = joined({phrase("A severity is set for {1}, which is not a check.", {code}),
                            phrase("Correct the code (`fairway explain` lists them all).")},
                           " ");
  return finding;
}

} // namespace

// Where an earlier check failed: its name. The cause is never repeated.
std::optional<std::string> Judge::obstacleTo(std::string_view code) const {
  const CatalogueEntry* entry = findEntry(code);
  FAIRWAY_EXPECTS(entry != nullptr);
  for (std::string_view needed : neededCodes(*entry)) {
    const Outcome* outcome = outcomeOf(report_, needed);
    if (!outcome || outcome->verdict == Verdict::Holds) continue;
    return outcome->verdict == Verdict::Found ? "needs " + std::string(needed) : outcome->statement;
  }
  return std::nullopt;
}

// False, with an outcome that says so, where an earlier check failed.
bool Judge::canBeJudged(std::string_view code) {
  const bool can = ready(code);
  if (!can) leave(code, {});
  return can;
}

void Judge::leave(std::string_view code, std::string why) {
  std::string cause = obstacleTo(code).value_or(std::move(why));
  report_.outcomes.push_back(
      {std::string(code), std::string(findEntry(code)->name), Verdict::NotJudged, std::move(cause), {}});
}

const Waiver* Judge::waiverFor(const Finding& finding) {
  const Waiver* first = nullptr;
  for (const Waiver& waiver : info_.waivers)
    if (covers(waiver, finding)) {
      used_.push_back(&waiver);
      if (!first) first = &waiver;
    }
  return first;
}

void Judge::take(std::string_view code, CheckResult result) {
  const CatalogueEntry& entry = *findEntry(code);
  const auto asked = info_.severity.find(std::string(code));
  for (Finding& finding : result.findings) {
    finding.code = entry.code;
    finding.name = entry.name;
    finding.severity = asked == info_.severity.end() ? entry.severity : asked->second;
    if (const Waiver* waiver = waiverFor(finding)) finding.waived = waiver->why;
  }
  // Information is not a fault: a check that only informs holds. A waived finding is one: to accept it does
  // not make true what the checks that need this one rely on, so they are not judged either (CHECKS.md says
  // so).
  const bool faulty = !result.findings.empty() && entry.severity != Severity::Info;
  report_.outcomes.push_back({std::string(code), std::string(entry.name),
                              faulty ? Verdict::Found : Verdict::Holds, std::move(result.statement),
                              std::move(result.evidence)});
  for (Finding& finding : result.findings)
    if (finding.severity == Severity::Ignore)
      ++report_.ignored;
    else
      report_.findings.push_back(std::move(finding));
}

Report Judge::finish(Tree facts, std::string headline) {
  CheckResult waivers;
  for (std::size_t i = 0; i < info_.waivers.size(); ++i) {
    const Waiver& waiver = info_.waivers[i];
    const CatalogueEntry* entry = findEntry(waiver.code);
    const Outcome* outcome = outcomeOf(report_, waiver.code);
    const bool judged =
        !entry || !fits(*entry, report_.kind) || (outcome && outcome->verdict != Verdict::NotJudged);
    const bool used = std::find(used_.begin(), used_.end(), &waiver) != used_.end();
    if (judged && !used) waivers.findings.push_back(staleWaiver(waiver, i, report_.kind));
  }
  for (const auto& [code, severity] : info_.severity)
    if (!findEntry(code)) waivers.findings.push_back(unknownSeverity(code));
  waivers.statement = info_.waivers.empty() ? "nothing is waived" : "every waiver matches a finding";
  take("X01", std::move(waivers));

  const auto byCode = [](const auto& a, const auto& b) { return placeOf(a.code) < placeOf(b.code); };
  std::stable_sort(report_.findings.begin(), report_.findings.end(), byCode);
  std::stable_sort(report_.outcomes.begin(), report_.outcomes.end(), byCode);
  report_.facts = std::move(facts);
  report_.headline = std::move(headline);
  return std::move(report_);
}

} // namespace fairway::validator
