// The river in a page.
#include "formats/games.h"
#include "rules/river/play/referee.h"
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
  auto board = documentIn<formats::river::RiverBody>(laying.board.find("document"));
  if (!board) return board.fault();
  if (laying.players > board->body.river.players)
    return table::notARequest("this river is for fewer players");
  const int first = laying.first.value_or(table::drawnFirst(laying.seed, laying.players));
  return std::unique_ptr<validator::TableGame>(std::make_unique<validator::river::RiverTableGame>(
      validator::river::RiverRace{
          {board->info, board->body.river}, std::nullopt, {laying.players, first, {}}},
      laying.chance()));
}

OpenedRecord openRecord(const Tree& values, const Tree& board) {
  const auto river = documentIn<formats::river::RiverBody>(board.find("document"));
  if (!river) return river.fault();
  const auto document = documentIn<formats::river::RecordBody>(&values);
  if (!document) return document.fault();
  const fairway::river::Record& record = document->body.record;
  if (const auto fault = fairway::river::whyNotOn(river->body.river, record))
    return table::Refused{"record", fault->message};
  const fairway::river::RiverBoard raced(river->body.river);
  if (const auto illegal = fairway::river::replay(raced, record).illegal)
    return illegalRecord(illegal->turn, illegal->message);
  return RecordedRace{record.players, record.first, false, actsOf(record)};
}

} // namespace fairway::web
