#pragma once

#include "rules/base/result.h"
#include "validator/core/table_game.h"

// What a game fills in so that its boards can be raced in a page.
namespace fairway::web {

// How a page wants its table laid. What is missing in the request has these values.
struct Laying {
  Tree board; // as `fairway play` put it into the page; its game knows it
  int players = 4;
  std::optional<int> first; // none: drawn by lot
  std::uint64_t seed = 1;
  bool told = false;              // chance is entered, not drawn
  bool byStep = false;            // pilots and chance act one at a time, so that people can follow
  bool variant = false;           // of the rules, where the game has one
  Tree::List acts;                // that were done before, as `told` has them
  std::vector<std::string> seats; // who plays each seat; the last for all further ones; none: persons

  validator::TableChance chance() const { return {seed, told}; }
};

// A record as a page plays it back: how its table was laid, and what was done at it.
struct RecordedRace {
  int players = 2;
  int first = 1;
  bool variant = false;
  std::vector<table::Event> acts;
};

using OpenedRecord = Result<RecordedRace, table::Refused>;
using OpenedGame = Result<std::unique_ptr<validator::TableGame>, table::Refused>;

// The game of this module, which has but one: web/module/<game>/.
OpenedGame openGame(const Laying& laying);
// The record, as values, of a race on this board: it is legal there.
OpenedRecord openRecord(const Tree& record, const Tree& board);

} // namespace fairway::web
