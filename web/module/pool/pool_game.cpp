// The crocodile pool in a page.
#include "formats/games.h"
#include "rules/pool/play/referee.h"
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
  if (laying.players != 2) return table::notARequest("a pool is played by two");
  return std::unique_ptr<validator::TableGame>(std::make_unique<validator::pool::PoolTableGame>(
      validator::pool::PoolGame{{board->info, board->body.pool}}, laying.chance(), laying.seats));
}

OpenedRecord openRecord(const Tree& values, const Tree& board) {
  const auto pool = documentIn<formats::pool::PoolBody>(board.find("document"));
  if (!pool) return pool.fault();
  const auto document = documentIn<formats::pool::RecordBody>(&values);
  if (!document) return document.fault();
  const fairway::pool::GameRecord& record = document->body.record;
  const fairway::pool::PoolBoard played(pool->body.pool);
  if (const auto fault = fairway::pool::Replay(played, record).fault())
    return illegalRecord(fault->turn, fault->message);
  return RecordedRace{2, 1, false, actsOf(played, record)};
}

} // namespace fairway::web
