#include "validator/lake_race/deep/deep_checks.h"

#include "rules/base/number_text.h"
#include "rules/lake_race/route/course_rules.h"

#include <cstdint>

namespace fairway::validator::lake_race {

namespace {

constexpr std::array<Check<DeepStudy>, 5> parChecks{{
    {"M01", checkSafeFinish},
    {"M02", checkRoughStart},
    {"M03", checkPar},
    {"M04", checkStartSpread},
    {"M05", checkWreck},
}};

constexpr std::array<Check<DeepStudy>, 3> fairnessChecks{{
    {"F01", checkSeats},
    {"F02", checkSinkings},
    {"F03", checkRunaway},
}};
constexpr std::array whyUndecided{whySeatsUndecided, whySinkingsUndecided, whyRunawayUndecided};
static_assert(whyUndecided.size() == fairnessChecks.size());

void leave(Judge& judge, std::span<const Check<DeepStudy>> checks, const std::string& why) {
  for (const Check<DeepStudy>& check : checks) judge.leave(check.code, why);
}

bool canBeRaced(const CourseStudy& course) {
  return course.gatesDefined() && !fairway::lake_race::whyNotRaceable(course.lake(), course.placement()) &&
         course.route().has_value();
}

std::string inGibibytes(std::uint64_t bytes) {
  return withDecimals(static_cast<double>(bytes) / (1 << 30), 1);
}

std::string whyNotSolved(ParRefusal refusal, const CourseStudy& course) {
  switch (refusal) {
  case ParRefusal::NoRoute:
    return "the gates cannot be passed in order";
  case ParRefusal::TooLarge:
    return "the lake is too large to be solved: that would take " +
           inGibibytes(bytesToSolve(course.board(), ParOptions().maxDice)) + " GiB of memory, and " +
           inGibibytes(Par::maxBytes()) + " are allowed";
  case ParRefusal::Stopped:
    break;
  }
  return "stopped";
}

std::string solveOrSayWhyNot(const Judge& judge, const CourseStudy& course, DeepStudy& study) {
  if (!judge.ready("M01") || !canBeRaced(course)) return "the course cannot be raced";
  const auto refusal = study.solve();
  return refusal ? whyNotSolved(*refusal, course) : std::string();
}

void judgeFairness(Judge& judge, DeepStudy& study) {
  const std::size_t starts = study.course().startCells().size();
  if (starts < DeepStudy::racingBoats)
    leave(judge, fairnessChecks, "four boats, but only " + std::to_string(starts) + " start cells");
  else if (!study.race())
    leave(judge, fairnessChecks, "stopped");
  else
    for (std::size_t i = 0; i < fairnessChecks.size(); ++i) {
      const std::span<const Check<DeepStudy>> check(&fairnessChecks[i], 1);
      if (const std::string why = whyUndecided[i](study); !why.empty())
        leave(judge, check, why);
      else
        judge.run<DeepStudy>(check, study);
    }
}

} // namespace

std::optional<DeepFigures> judgeDeep(Judge& judge, const CourseStudy& course, WorkWatch& watch,
                                     std::uint64_t seed) {
  DeepStudy study(course, watch, {}, seed);
  if (const std::string obstacle = solveOrSayWhyNot(judge, course, study); !obstacle.empty()) {
    leave(judge, parChecks, obstacle);
    leave(judge, fairnessChecks, obstacle);
    return std::nullopt;
  }
  judge.run<DeepStudy>(parChecks, study);
  judgeFairness(judge, study);
  return std::move(study).figures();
}

void judgeSolved(Judge& judge, const CourseStudy& course, WorkWatch& watch, const ParHints& hints) {
  DeepStudy study(course, watch, hints);
  if (const std::string obstacle = solveOrSayWhyNot(judge, course, study); !obstacle.empty())
    return leave(judge, parChecks, obstacle);
  judge.run<DeepStudy>(parChecks, study);
}

Phrase andTryToMend(Phrase finding, const char* goal) {
  return joined({std::move(finding), phrase("`fairway suggest --goal {1}` looks for small edits that help.",
                                            {std::string(goal)})},
                " ");
}

Phrase racesCounted(const Tally& tally) {
  if (tally.abandoned > 0)
    return phrase("{1} races of four equal boats ({2} more never ended and are not counted)",
                  {tally.ended(), tally.abandoned});
  return phrase("{1} races of four equal boats", {tally.ended()});
}

Phrase bySeat(const std::vector<Estimate>& seats) {
  std::vector<Phrase> texts;
  for (std::size_t i = 0; i < seats.size(); ++i)
    texts.push_back(phrase("seat {1}: {2} ({3} to {4})",
                           {i + 1, percent(seats[i].share), percent(seats[i].low), percent(seats[i].high)}));
  return joined(std::move(texts));
}

} // namespace fairway::validator::lake_race
