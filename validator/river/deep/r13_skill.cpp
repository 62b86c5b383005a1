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
  const std::string told = "the best answer to a random player wins " + percent(skill->mean()) + " (" +
                           percent(skill->first) + " in the first seat, " + percent(skill->second) +
                           " in the second)";
  result.statement = told;
  if (skill->mean() >= leastSkill) return result;
  Finding finding;
  finding.key = "sections";
  finding.message = "T" + told.substr(1) +
                    ", less than 60 %: choices hardly matter. More boats, more special "
                    "sections or a die with more wind give more to decide.";
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::river
