// The river in a page.
#include "formats/games.h"
#include "rules/table/reading.h"
#include "validator/river/table/river_table_game.h"
#include "web/module/board_document.h"

namespace fairway {

std::span<const formats::Game* const> formats::games() {
  static const std::array list{&formats::river::game()};
  return list;
}

} // namespace fairway

namespace fairway::web {

OpenedGame openGame(const Laying& laying) {
  const Tree* document = laying.board.find("document");
  if (!document) return table::notARequest("a board has a \"document\"");
  auto body = bodyIn<formats::river::RiverBody>(*document);
  if (!body) return body.fault();
  if (laying.players > body->river.players) return table::notARequest("this river is for fewer players");
  DocumentInfo info;
  info.name = table::textIn(laying.board, "name");
  const int first = laying.first.value_or(table::drawnFirst(laying.seed, laying.players));
  return std::unique_ptr<validator::TableGame>(std::make_unique<validator::river::RiverTableGame>(
      validator::river::RiverRace{{info, body->river}, std::nullopt, {laying.players, first, {}}},
      laying.chance()));
}

} // namespace fairway::web
