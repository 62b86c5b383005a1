#include "formats/document/board_digest.h"

#include "formats/document/document_text.h"
#include "formats/document/kind.h"
#include "rules/base/sha256.h"

namespace fairway::formats {

std::optional<std::string> digestOfBoardInside(const Document& record) {
  if (!record.kind->boardsInside) return std::nullopt;
  const auto boards = record.kind->boardsInside(record.body);
  if (!boards) return std::nullopt;
  std::string text;
  for (const Document& board : *boards) text += writeDocument(board);
  std::string digest = "sha256-";
  for (const std::uint8_t byte : sha256(text)) {
    constexpr std::string_view digits = "0123456789abcdef";
    digest += {digits[byte >> 4], digits[byte & 15]};
  }
  return digest;
}

bool hasOtherBoard(const Document& record, const Document& whole) {
  if (!record.head.board) return false;
  const auto digest = digestOfBoardInside(whole);
  return digest && *digest != *record.head.board;
}

} // namespace fairway::formats
