#include "editor/model/race/board_stamp.h"

#include "editor/model/work/game.h"
#include "formats/document/board_digest.h"
#include "formats/document/kind.h"

namespace fairway::editor::race {

namespace {

// The record with its board inside.
std::optional<formats::Document> wholeOf(const formats::Document& record, const std::filesystem::path& file) {
  const auto subject = gameOf(record).races->subject(record, file);
  if (!subject) return std::nullopt;
  auto whole = (*subject)->selfContained();
  return whole ? std::optional(std::move(*whole)) : std::nullopt;
}

} // namespace

void stampBoard(formats::Document& record, const std::filesystem::path& file) {
  const auto whole = wholeOf(record, file);
  record.head.board = whole ? formats::digestOfBoardInside(*whole) : std::nullopt;
}

bool boardHasChanged(const EditedDocument& record) {
  if (!record.content().head.board) return false;
  const auto whole = wholeOf(record.content(), record.file());
  return whole && formats::hasOtherBoard(record.content(), *whole);
}

std::vector<formats::Document> boardsOf(const EditedDocument& record) {
  const auto whole = wholeOf(record.content(), record.file());
  if (!whole || !whole->kind->boardsInside) return {};
  return whole->kind->boardsInside(whole->body).value_or(std::vector<formats::Document>());
}

} // namespace fairway::editor::race
