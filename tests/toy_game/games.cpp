#include "formats/lake_race/game.h"
#include "tests/toy_game/stones.h"
#include "validator/lake_race/command/game.h"
#include "validator/lake_race/game.h"

// The lists of a program with one game more: in each a line.

std::span<const fairway::formats::Game* const> fairway::formats::games() {
  static const std::array list{
      &lake_race::lakeRace(),
      &toy::formatsEntry(),
  };
  return list;
}

std::span<const fairway::validator::Game* const> fairway::validator::games() {
  static const std::array list{
      &lake_race::lakeRace(),
      &toy::validatorEntry(),
  };
  return list;
}

std::span<const fairway::command::Game* const> fairway::command::games() {
  static const std::array list{
      &lake_race::lakeRace(),
      &toy::commandEntry(),
  };
  return list;
}
