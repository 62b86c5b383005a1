// The crocodile pool in a page.
#include "formats/games.h"
#include "rules/table/reading.h"
#include "validator/pool/table/pool_table_game.h"
#include "web/module/board_document.h"

namespace fairway {

std::span<const formats::Game* const> formats::games() {
  static const std::array list{&formats::pool::game()};
  return list;
}

} // namespace fairway

namespace fairway::web {

OpenedGame openGame(const Laying& laying) {
  const Tree* document = laying.board.find("document");
  if (!document) return table::notARequest("a board has a \"document\"");
  auto body = bodyIn<formats::pool::PoolBody>(*document);
  if (!body) return body.fault();
  if (laying.players != 2) return table::notARequest("two play");
  DocumentInfo info;
  info.name = table::textIn(laying.board, "name");
  return std::unique_ptr<validator::TableGame>(std::make_unique<validator::pool::PoolTableGame>(
      validator::pool::PoolGame{{info, body->pool}}, laying.chance(), laying.seats));
}

} // namespace fairway::web
