#include "validator/regatta/checks/checks.h"

namespace fairway::validator::regatta {

std::span<const Check<Deck>> deckChecks() {
  static constexpr std::array<Check<Deck>, 7> list{{
      {"D01", checkDeckSize},
      {"D02", checkMirror},
      {"D03", checkHeadings},
      {"D04", checkSmooth},
      {"D05", checkHands},
      {"D06", checkCircles},
      {"D07", checkDeal},
  }};
  return list;
}

std::span<const Check<CourseStudy>> tableChecks() {
  static constexpr std::array<Check<CourseStudy>, 5> list{{
      {"S01", checkOnTable},
      {"S02", checkApart},
      {"S04", checkFullCircle},
      {"S08", checkRoom},
      {"S15", checkPaper},
  }};
  return list;
}

std::span<const Check<CourseStudy>> waterChecks() {
  static constexpr std::array<Check<CourseStudy>, 6> list{{
      {"S03", checkStartRoom},
      {"S05", checkGateOpen},
      {"S06", checkInOrder},
      {"S07", checkTrap},
      {"S09", checkOtherSide},
      {"S11", checkDeadEnds},
  }};
  return list;
}

} // namespace fairway::validator::regatta
