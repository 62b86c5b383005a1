#pragma once

#include "rules/base/result.h"
#include "rules/table/answers.h"

#include <span>

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
  std::vector<std::string> seats; // who plays each seat; the last for all further ones; none: persons
};

// A table at which a race is played.
class PageTable {
public:
  PageTable() = default;
  PageTable(const PageTable&) = delete;
  PageTable& operator=(const PageTable&) = delete;
  virtual ~PageTable() = default;

  virtual table::Answers& answers() = 0;
};

using OpenedTable = Result<std::unique_ptr<PageTable>, table::Refused>;

struct PageGame {
  std::string_view name; // as documents have it behind `game:`
  OpenedTable (*open)(const Laying& laying);
};

// The games of this module: web/module/games.cpp.
std::span<const PageGame> pageGames();

} // namespace fairway::web
