#include "validator/pool/checks/checks.h"

namespace fairway::validator::pool {

std::span<const Check<PoolStudy>> poolChecks() {
  static constexpr std::array<Check<PoolStudy>, 11> list{{
      {"P01", checkOneWater},
      {"P02", checkLadders},
      {"P03", checkRoom},
      {"P04", checkWay},
      {"P05", checkEvenWays},
      {"P06", checkSymmetry},
      {"P07", checkChoke},
      {"P08", checkPlug},
      {"P09", checkStuck},
      {"P10", checkNeverHome},
      {"P11", checkFirstBite},
  }};
  return list;
}

} // namespace fairway::validator::pool
