#pragma once

#include "validator/core/work_watch.h"
#include "validator/lake_race/par/par.h"
#include "validator/lake_race/simulation/character.h"

namespace fairway::validator::lake_race {

struct SkillOptions {
  int players = 4; // two or more
  std::int64_t races = 10000;
  std::uint64_t seed = 1;
  int mostTurns = 4000; // of all boats of a race together
};

// What a perfect boat gains by its skill: the points above 1/players that it wins among casual boats, without
// the luck of the dice. In a block of races it sits on every seat once. No figure where there are not two
// blocks of races that end.
struct SkillRaces {
  std::int64_t races = 0;
  std::int64_t abandoned = 0;
  std::optional<Figure> skill;
};

// None when the watch wanted to stop. There must be a start cell for every boat.
std::optional<SkillRaces> raceForSkill(const Par& par, const SkillOptions& options, WorkWatch& watch);

} // namespace fairway::validator::lake_race
