#include "rules/base/number_text.h"
#include "validator/river/deep/deep_checks.h"
#include "validator/river/study/words.h"

namespace fairway::validator::river {

namespace {

constexpr double leastChance = 0.10;
constexpr double mostChance = 0.95;

} // namespace

CheckResult checkTension(const DeepStudy& study) {
  CheckResult result;
  const double chance = study.study().bestChanceAllSaved().value();
  result.statement = "a lone player's best chance to save all boats is " + percent(chance);
  if (chance >= leastChance && chance <= mostChance) return result;
  Finding finding;
  finding.key = "sections";
  finding.message =
      chance < leastChance
          ? phrase("A lone player's best chance to save all boats is {1}: there is little to hope for. Begin "
                   "further up, use higher numbers, or remove sandbanks and eddies.",
                   {percent(chance)})
          : phrase("A lone player's best chance to save all boats is {1}: there is nothing to fear. Begin "
                   "further down, use lower numbers, or add sandbanks and eddies.",
                   {percent(chance)});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::river
