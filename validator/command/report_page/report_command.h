#pragma once

#include "validator/command/call/game.h"
#include "validator/command/report_page/report_game.h"

namespace fairway::command {

// Runs a command of `fairway`, and returns its exit status.
using Ask = std::function<int(const std::vector<std::string>& words, const Streams& streams)>;

// Writes a page about documents, or a folder of pages with an index. Exit status.
int runReport(const ReportOptions& options, const Ask& ask, const Streams& streams);

// What a report says of one document.
struct DocumentPart {
  web::ReportPart part;
  std::string picture;  // the board alone, small
  std::string headline; // in a few words
};

// Asks the commands that the document's game names. Otherwise says why not, and gives the exit status.
Result<DocumentPart, int> documentPart(const LoadedDocument& loaded, const ReportOptions& options,
                                       const Ask& ask, const Streams& streams);

} // namespace fairway::command
