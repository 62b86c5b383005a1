#include "validator/river/deep/deep_checks.h"

namespace fairway::validator::river {

namespace {

constexpr std::array<Check<DeepStudy>, 3> aloneChecks{{
    {"R08", checkSave},
    {"R09", checkTension},
    {"R14", checkEveryOrder},
}};

constexpr std::array<Check<DeepStudy>, 4> twoChecks{{
    {"R05", checkIdleLee},
    {"R10", checkLength},
    {"R11", checkSeatsTwo},
    {"R13", checkSkill},
}};

constexpr std::array<Check<DeepStudy>, 1> raceChecks{{
    {"R12", checkSeats},
}};

void leave(Judge& judge, std::span<const Check<DeepStudy>> checks, const std::string& why) {
  for (const Check<DeepStudy>& check : checks) judge.leave(check.code, why);
}

} // namespace

RiverFigures judgeDeep(Judge& judge, const RiverStudy& study, WorkWatch& watch, std::uint64_t seed) {
  DeepStudy deep(study, watch, {seed});
  judge.run<DeepStudy>(aloneChecks, deep, watch);
  if (!judge.ready("R11"))
    leave(judge, twoChecks, "the game may never end");
  else if (deep.isTooLarge())
    leave(judge, twoChecks,
          "two players have " + std::to_string(statesOfTwo(study.river(), Goal::Win)) +
              " states, too many to be solved");
  else if (!deep.solveTwo())
    leave(judge, twoChecks, "stopped");
  else
    judge.run<DeepStudy>(twoChecks, deep, watch);
  if (study.river().players < 3)
    leave(judge, raceChecks, "this river is for two players only");
  else
    judge.run<DeepStudy>(raceChecks, deep, watch);
  return deep.figures();
}

} // namespace fairway::validator::river
