// The crocodile pool in a page.
#include "formats/games.h"
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
  auto board = documentIn<formats::pool::PoolBody>(laying.board.find("document"));
  if (!board) return board.fault();
  if (laying.players != 2) return table::notARequest("two play");
  return std::unique_ptr<validator::TableGame>(std::make_unique<validator::pool::PoolTableGame>(
      validator::pool::PoolGame{{board->info, board->body.pool}}, laying.chance(), laying.seats));
}

} // namespace fairway::web
