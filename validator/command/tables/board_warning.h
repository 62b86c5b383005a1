#pragma once

#include "formats/document/board_digest.h"
#include "validator/command/files/load_document.h"

namespace fairway::command {

// Says on standard error that the board of a record is not the one that it was raced on.
void warnOfOtherBoard(const LoadedDocument& record, const formats::Document& whole, const Streams& streams);

// The same of a record with what it names, which `subjectOf` of its game follows. Faults of those documents
// are for the command itself to report.
template <auto subjectOf>
void warnOfOtherBoard(const LoadedDocument& record, const Streams& streams) {
  if (!record.read.document.head.board) return;
  const auto subject = subjectOf(record.read.document, record.file, record.loader());
  if (!subject) return;
  if (const auto whole = subject->selfContained()) warnOfOtherBoard(record, *whole, streams);
}

} // namespace fairway::command
