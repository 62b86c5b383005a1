#pragma once

#include "validator/lake_race/simulation/tally.h"

#include <optional>

namespace fairway::validator::lake_race {

// A figure with the interval that holds it with 99 %.
struct Figure {
  double value = 0;
  double low = 0;
  double high = 0;
};

// What races on a course are like, between perfect boats.
struct CourseCharacter {
  std::optional<Figure>
      skill; // how much more than its share one perfect boat wins among casual ones; if asked for
  std::optional<Figure> luck; // what dice decide; the rest is traffic. None of fewer than two races a batch
  Figure drama;               // the most that the winner was behind the leader
  Figure leadChanges;
  Figure decided; // when the winner's chance came to stay at 0.9 or more, as a share of the way to the win
};

// None where luck was not measured or there are not two whole blocks.
std::optional<CourseCharacter> characterOf(const Tally& tally, int players);

} // namespace fairway::validator::lake_race
