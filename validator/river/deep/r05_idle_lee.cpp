#include "rules/base/number_text.h"
#include "validator/river/checks/checks.h"
#include "validator/river/deep/deep_checks.h"
#include "validator/river/study/words.h"

#include <cmath>

namespace fairway::validator::river {

using namespace fairway::river;

namespace {

constexpr double aChance = 1e-6;

// The first player's win on a river, solved afresh.
std::optional<double> winOn(const River& river, WorkWatch& watch) {
  const FleetMoves moves(river);
  const Endless endless(moves);
  const auto two = Two::solve(moves, endless, {}, watch);
  return two ? std::optional(two->start(Phase{0}).value()) : std::nullopt;
}

} // namespace

// A lee shelters only from other players, so two of them judge it.
CheckResult checkIdleLee(const DeepStudy& study) {
  CheckResult result = checkIdleSection(study.study());
  const River& river = study.river();
  const double win = study.two().start(Phase{0}).value();
  for (int number = 1; number <= river.length(); ++number) {
    if (river.at(SectionLaid{number}).kind != SectionKind::Lee) continue;
    River calm = river;
    calm.sections[static_cast<std::size_t>(number - 1)] = Section{};
    PartWatch part(study.watch(), 0.2, 0.3);
    const auto without = winOn(calm, part);
    if (!without) return result;
    if (std::fabs(win - *without) >= aChance) continue;
    result.findings.push_back(
        idleSection(SectionLaid{number}, SectionKind::Lee,
                    phrase("the first of two perfect players wins {1} with it and {2} without",
                           {percent(win, 4), percent(*without, 4)})));
  }
  result.statement = "every special section changes what can be expected";
  return result;
}

} // namespace fairway::validator::river
