#include "rules/base/number_text.h"
#include "validator/river/deep/deep_checks.h"
#include "validator/river/study/words.h"

namespace fairway::validator::river {

namespace {

constexpr double leastRounds = 8;
constexpr double mostRounds = 30;

} // namespace

CheckResult checkLength(const DeepStudy& study) {
  CheckResult result;
  const double rounds = study.flow().rounds;
  const std::string number = withDecimals(rounds, 1);
  result.statement = "two perfect players need " + number + " rounds";
  if (rounds >= leastRounds && rounds <= mostRounds) return result;
  Finding finding;
  finding.key = "sections";
  finding.message =
      rounds < leastRounds
          ? phrase("Two perfect players need {1} rounds, less than 8: a few rolls decide. Make the river "
                   "longer, "
                   "begin further down, or give players more boats.",
                   {number})
          : phrase("Two perfect players need {1} rounds, more than 30: the game drags on. Make the river "
                   "shorter, use higher numbers, or give players fewer boats.",
                   {number});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::river
