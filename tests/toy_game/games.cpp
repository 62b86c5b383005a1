#include "formats/games.h"
#include "tests/toy_game/stones.h"
#include "validator/command_games.h"
#include "validator/games.h"

// The lists of a program with one game more: one entry in each.

std::span<const fairway::formats::Game* const> fairway::formats::games() {
  return listOf<Game, lake_race::game, toy::formatsEntry>();
}

std::span<const fairway::validator::Game* const> fairway::validator::games() {
  return listOf<Game, lake_race::game, toy::validatorEntry>();
}

std::span<const fairway::command::Game* const> fairway::command::games() {
  return listOf<Game, lake_race::game, toy::commandEntry>();
}
