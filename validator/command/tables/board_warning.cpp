#include "validator/command/tables/board_warning.h"

#include <ostream>

namespace fairway::command {

void warnOfOtherBoard(const LoadedDocument& record, const formats::Document& whole, const Streams& streams) {
  if (!formats::hasOtherBoard(record.read.document, whole)) return;
  streams.err << "fairway: " << record.file
              << ": warning: the board has changed since this race was recorded; its digest is now "
              << *formats::digestOfBoardInside(whole) << '\n';
}

} // namespace fairway::command
