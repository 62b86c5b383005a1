#pragma once

namespace fairway::validator::lake_race {

// The lengths of several routes in three numbers.
struct RouteSpread {
  int min = 0;
  int max = 0;
  double mean = 0;
};

} // namespace fairway::validator::lake_race
