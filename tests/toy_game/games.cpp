#include "formats/games.h"
#include "tests/toy_game/stones.h"
#include "validator/command_games.h"
#include "validator/games.h"

// The lists of a program with one game more: in each a line.

std::span<const fairway::formats::Game* const> fairway::formats::games() {
  static const std::array list{
      &lake_race::game(),
      &toy::formatsEntry(),
  };
  return list;
}

std::span<const fairway::validator::Game* const> fairway::validator::games() {
  static const std::array list{
      &lake_race::game(),
      &toy::validatorEntry(),
  };
  return list;
}

std::span<const fairway::command::Game* const> fairway::command::games() {
  static const std::array list{
      &lake_race::game(),
      &toy::commandEntry(),
  };
  return list;
}
