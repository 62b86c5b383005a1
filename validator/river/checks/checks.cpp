#include "validator/river/checks/checks.h"

namespace fairway::validator::river {

// What a check needs stands before it; R05 last, since with --deep it is judged with the lees.
std::span<const Check<RiverStudy>> quickChecks(bool deep) {
  static constexpr std::array<Check<RiverStudy>, 7> checks{{
      {"R01", checkAllHome},
      {"R02", checkEnds},
      {"R03", checkNoDoom},
      {"R04", checkFirstMoves},
      {"R06", checkBluntWave},
      {"R07", checkDocksFall},
      {"R05", checkIdleSection},
  }};
  return std::span(checks).first(deep ? checks.size() - 1 : checks.size());
}

} // namespace fairway::validator::river
