// The card regatta in a page.
#include "formats/games.h"
#include "rules/regatta/play/referee.h"
#include "validator/regatta/table/regatta_table_game.h"
#include "web/module/board_document.h"

namespace fairway {

std::span<const formats::Game* const> formats::games() {
  static const std::array list{&formats::regatta::game()};
  return list;
}

} // namespace fairway

namespace fairway::web {

OpenedGame openGame(const Laying& laying) {
  auto board = documentIn<formats::regatta::RegattaBody>(laying.board.find("document"));
  if (!board) return board.fault();
  const auto* deck = std::get_if<fairway::regatta::Deck>(&board->body.deck);
  if (!deck) return table::notARequest("the board has no deck inside");
  fairway::regatta::RaceRecord record;
  record.players = laying.players;
  record.first = laying.first.value_or(fairway::regatta::drawnFirst(laying.seed, laying.players));
  record.until = laying.variant ? fairway::regatta::Until::All : fairway::regatta::Until::First;
  const std::string name = board->info.name.value_or("A regatta");
  return std::unique_ptr<validator::TableGame>(std::make_unique<validator::regatta::RegattaTableGame>(
      validator::regatta::RegattaRace{board->body.course, *deck, name, std::nullopt, std::move(record)},
      laying.chance()));
}

OpenedRecord openRecord(const Tree& values, const Tree& board) {
  const auto regatta = documentIn<formats::regatta::RegattaBody>(board.find("document"));
  if (!regatta) return regatta.fault();
  const auto document = documentIn<formats::regatta::RecordBody>(&values);
  if (!document) return document.fault();
  const auto* deck = std::get_if<fairway::regatta::Deck>(&regatta->body.deck);
  if (!deck) return table::notARequest("the board has no deck inside");
  const fairway::regatta::RaceRecord& record = document->body.record;
  const fairway::regatta::Board sailed(regatta->body.course, *deck);
  if (const auto illegal = fairway::regatta::replay(sailed, record).illegal)
    return illegalRecord(illegal->turn, illegal->message);
  return RecordedRace{record.players, record.first, record.until == fairway::regatta::Until::All,
                      actsOf(record)};
}

} // namespace fairway::web
