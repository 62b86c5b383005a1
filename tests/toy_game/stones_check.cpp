#include "tests/toy_game/stones.h"

#include "validator/core/check.h"
#include "validator/core/words.h"

namespace fairway::toy {

namespace {

constexpr std::array<validator::CatalogueEntry, 1> entries{{{
    "Z01",
    "hops",
    Severity::Warning,
    "stones",
    "validate",
    "",
    "no two neighbours are of the same height",
    "the two stones",
    "Compares each stone with the next.",
    "Level stones make no hop.",
    "Make one of the two higher or lower.",
}}};

} // namespace

const validator::Game& validatorEntry() {
  static const validator::Game game{
      gameId, [] { return std::vector<std::span<const validator::CatalogueEntry>>{entries}; }};
  return game;
}

validator::CheckResult checkHops(const StonesBody& body) {
  validator::CheckResult result;
  for (std::size_t i = 1; i < body.stones.size(); ++i) {
    if (body.stones[i] != body.stones[i - 1]) continue;
    validator::Finding finding;
    const int second = static_cast<int>(i) + 1;
    finding.key = "stones[" + std::to_string(second) + "]";
    finding.spots = {{Spot::Kind::Section, second - 1, 0, 0}, {Spot::Kind::Section, second, 0, 0}};
    finding.evidence.push_back({EvidenceKind::Path, finding.spots});
    finding.message = phrase("Stones {1} are level.", {validator::spotsPhrase(finding.spots)});
    validator::Fix fix;
    fix.text = phrase("make stone {1} higher", {second});
    fix.edits.push_back({finding.key, std::to_string(body.stones[i] % 9 + 1)});
    finding.fix = fix;
    result.findings.push_back(std::move(finding));
  }
  result.statement = "every step is a hop";
  return result;
}

} // namespace fairway::toy
