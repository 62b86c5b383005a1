#pragma once

#include "rules/lake_race/play/referee.h"
#include "validator/lake_race/coach/coached_race.h"

namespace fairway::validator::lake_race {

// A boat over the races of a match that could be coached.
struct CoachedSeat {
  int seat = 1;
  int wins = 0;
  double adjusted = 0; // races won without luck
  double carried = 0;
  double luck = 0;
  double mistakes = 0;
  double traffic = 0;
};

struct CoachedMatch {
  // Those that the referee came to. None: the race has no legal grid or no par, or more dice than the box
  // has.
  std::vector<std::optional<CoachedRace>> races;
  std::vector<CoachedSeat> seats;
};

// Up to the end of the record or its illegal turn, as the referee said. None when stopped.
std::optional<CoachedMatch> coachMatch(const fairway::lake_race::MatchOptions& options,
                                       const std::vector<fairway::lake_race::RecordedRaceOnCourse>& races,
                                       const fairway::lake_race::Replay& replay, double sinkPenalty,
                                       WorkWatch& watch);

} // namespace fairway::validator::lake_race
