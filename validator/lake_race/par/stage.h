#pragma once

#include "rules/lake_race/gates/progress.h"

#include <algorithm>

namespace fairway::validator::lake_race {

// How far a boat has come, numbered in course order: its gate and, for the buoys' gates, what it owes there,
// where the last of the three means 2 or more.
using Stage = int;

inline constexpr int owedLevels = 3;
inline constexpr Stage stageCount = 2 + 3 * owedLevels;
inline constexpr Stage finishedStage = stageCount;

inline Stage stageOf(fairway::lake_race::Progress progress) {
  if (progress.finished()) return finishedStage;
  if (progress.gate == 0) return 0;
  if (!fairway::lake_race::isBuoyGate(progress.gate)) return stageCount - 1;
  return 1 + owedLevels * (progress.gate - 1) + std::min<int>(progress.owed, owedLevels - 1);
}

constexpr int gateOf(Stage stage) {
  if (stage == finishedStage) return fairway::lake_race::gateCount;
  return (stage + owedLevels - 1) / owedLevels;
}

constexpr fairway::lake_race::Progress progressAt(Stage stage) {
  const int gate = gateOf(stage);
  const int owed = fairway::lake_race::isBuoyGate(gate) ? stage - (1 + owedLevels * (gate - 1)) : 0;
  return {static_cast<std::uint8_t>(gate), static_cast<std::uint16_t>(owed)};
}

// The stages of one gate are solved together: [first, last).
constexpr Stage firstStage(int gate) {
  return gate == 0 ? 0 : 1 + owedLevels * (gate - 1);
}
constexpr Stage lastStage(int gate) {
  return fairway::lake_race::isBuoyGate(gate) ? firstStage(gate) + owedLevels : firstStage(gate) + 1;
}

} // namespace fairway::validator::lake_race
