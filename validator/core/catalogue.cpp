#include "validator/core/catalogue.h"

#include "validator/core/game.h"

#include <algorithm>
#include <array>
#include <vector>

namespace fairway::validator {

namespace {

constexpr std::array ofEveryDocument{
    CatalogueEntry{"X01", "stale-waiver", Severity::Warning, "any", "validate", "",
                   marked("every waiver matches a finding"), "the waiver",
                   marked("Compares the document's `waive` list with the findings. Waivers of checks that "
                          "were not run this time, or could not be judged, are left alone."),
                   marked("A waiver that matches nothing hides the next finding of that kind."),
                   marked("Delete the waiver, or correct its code or cells.")},
};

} // namespace

std::span<const CatalogueEntry> catalogue() {
  static const std::vector<CatalogueEntry> all = [] {
    std::vector<CatalogueEntry> entries;
    for (const Game* game : games())
      for (std::span<const CatalogueEntry> family : game->catalogue())
        entries.insert(entries.end(), family.begin(), family.end());
    entries.insert(entries.end(), ofEveryDocument.begin(), ofEveryDocument.end());
    return entries;
  }();
  return all;
}

const CatalogueEntry* findEntry(std::string_view code) {
  const std::span<const CatalogueEntry> all = catalogue();
  const auto found = std::find_if(all.begin(), all.end(),
                                  [code](const CatalogueEntry& entry) { return entry.code == code; });
  return found == all.end() ? nullptr : &*found;
}

std::vector<std::string_view> neededCodes(const CatalogueEntry& entry) {
  std::vector<std::string_view> codes;
  for (std::string_view rest = entry.needs; !rest.empty();) {
    const std::size_t blank = std::min(rest.find(' '), rest.size());
    codes.push_back(rest.substr(0, blank));
    rest.remove_prefix(std::min(blank + 1, rest.size()));
  }
  return codes;
}

std::string explanation(const CatalogueEntry& entry) {
  std::string text;
  const auto paragraph = [&text](std::string_view title, std::string_view body) {
    text.append("\n").append(title).append("\n  ").append(body).append("\n");
  };
  text.append(entry.code).append(" ").append(entry.name).append(" (").append(nameOf(entry.severity));
  text.append("; ").append(entry.kind).append("; run by fairway ").append(entry.command).append(")\n");
  text.append("Claim: ").append(entry.claim).append(".\n");
  paragraph("What it proves", entry.proves);
  paragraph("Why it matters", entry.why);
  paragraph("How to mend it", entry.mend);
  paragraph("What a finding shows", entry.evidence);
  if (!entry.needs.empty()) paragraph("Judged only when these hold", entry.needs);
  return text;
}

std::string catalogueMarkdown() {
  std::string text;
  for (const CatalogueEntry& entry : catalogue()) {
    text.append("### ").append(entry.code).append(" ").append(entry.name).append("\n\n");
    text.append("*").append(nameOf(entry.severity)).append("* · ").append(entry.kind).append(" · `fairway ");
    text.append(entry.command).append("`");
    if (!entry.needs.empty()) text.append(" · needs ").append(entry.needs);
    text.append("\n\n**Claim:** ").append(entry.claim).append(".\n\n");
    text.append(entry.proves).append("\n\n**Why it matters.** ").append(entry.why);
    text.append("\n\n**How to mend it.** ").append(entry.mend);
    text.append("\n\n**Evidence:** ").append(entry.evidence).append(".\n\n");
  }
  return text;
}

} // namespace fairway::validator
