#include "validator/pool/deep/deep_checks.h"

namespace fairway::validator::pool {

namespace {

constexpr std::array<Check<DeepStudy>, 4> checks{{
    {"P12", checkSides},
    {"P13", checkEndless},
    {"P14", checkLength},
    {"P15", checkOpener},
}};

std::nullopt_t leave(Judge& judge, const std::string& why) {
  for (const Check<DeepStudy>& check : checks) judge.leave(check.code, why);
  return std::nullopt;
}

} // namespace

std::optional<PoolFigures> judgeDeep(Judge& judge, const PoolStudy& study, WorkWatch& watch,
                                     std::uint64_t seed) {
  SimulationOptions options;
  options.seed = seed;
  options.placement = placementOf("", study.pool());
  if (!judge.ready("P12")) return leave(judge, "the pool cannot be played");
  if (const auto why = whyNotPlayed(study.pool(), options.placement))
    return leave(judge, "the pool cannot be played: " + why->english());
  auto games = simulate(study.board(), options, watch);
  if (!games) return leave(judge, "stopped");
  judge.run<DeepStudy>(checks, DeepStudy(study, *games, options));
  return PoolFigures{std::move(*games), options};
}

} // namespace fairway::validator::pool
