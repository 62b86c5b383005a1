#include "formats/games.h"
#include "web/module/games.h"

#include <array>

// The lists of the module: a game whose boards can be raced in a page adds a line to each.
namespace fairway {

std::span<const formats::Game* const> formats::games() {
  static const std::array list{&formats::lake_race::game()};
  return list;
}

std::span<const web::PageGame> web::pageGames() {
  static const std::array list{web::lake_race::pageGame()};
  return list;
}

} // namespace fairway
