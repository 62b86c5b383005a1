#include "rules/base/number_text.h"
#include "validator/river/deep/deep_checks.h"
#include "validator/river/solve/two.h"
#include "validator/river/study/words.h"

namespace fairway::validator::river {

namespace {

constexpr double leastSkill = 0.6;

} // namespace

CheckResult checkSkill(const DeepStudy& study) {
  const Skill* skill = study.skill();
  if (!skill) return {};
  CheckResult result;
  const std::string mean = percent(skill->mean()), first = percent(skill->first),
                    second = percent(skill->second);
  result.statement = "the best answer to a random player wins " + mean + " (" + first +
                     " in the first seat, " + second + " in the second)";
  if (skill->mean() >= leastSkill) return result;
  Finding finding;
  finding.key = "sections";
  finding.message = phrase(
      "The best answer to a random player wins {1} ({2} in the first seat, {3} in the second), less than 60 "
      "%: choices hardly matter. More boats, more special sections or a die with more wind give more to "
      "decide.",
      {mean, first, second});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::river
