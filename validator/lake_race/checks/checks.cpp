#include "validator/lake_race/checks/checks.h"

namespace fairway::validator::lake_race {

std::span<const Check<fairway::lake_race::Tileset>> tilesetChecks() {
  static constexpr std::array<Check<fairway::lake_race::Tileset>, 2> list{{
      {"T01", checkLetterCount},
      {"T02", checkTileLetters},
  }};
  return list;
}

std::span<const Check<LakeStudy>> lakeChecks() {
  static constexpr std::array<Check<LakeStudy>, 7> list{{
      {"L01", checkOneWater},
      {"L02", checkSlotCount},
      {"L03", checkSlotOnLake},
      {"L04", checkChoke},
      {"L05", checkAssignments},
      {"L06", checkEvenCourses},
      {"L07", checkIslands},
  }};
  return list;
}

std::span<const Check<CourseStudy>> courseChecks() {
  static constexpr std::array<Check<CourseStudy>, 12> list{{
      {"C01", checkBuoysOnSlots},
      {"C02", checkBuoysApart},
      {"C03", checkStripOnWater},
      {"C04", checkStartRoom},
      {"G01", checkGateOpen},
      {"G02", checkInOrder},
      {"G03", checkFullCircle},
      {"G04", checkShorterArrow},
      {"G05", checkCrossedPath},
      {"G06", checkGatesApart},
      {"G07", checkLanes},
      {"C05", checkStartEasiest},
  }};
  return list;
}

} // namespace fairway::validator::lake_race
