#pragma once

#include "formats/export/subject.h"
#include "validator/command/files/load_document.h"
#include "web/report/report.h"

// What a game adds to `fairway report`. A report has no figures of its own: it asks other commands and lays
// out what they answer as JSON, so that both always agree.
namespace fairway::command {

struct ReportOptions {
  std::vector<std::string> files; // and folders
  std::vector<std::string> exclude;
  std::string out;
  std::optional<std::int64_t> races; // none: as many as each command thinks right
  std::uint64_t seed = 1;
  bool quick = false; // only what is known at once
};

// A command and its options; the document is named behind them.
using Question = std::vector<std::string>;

struct Answer {
  Question question;
  Tree json;       // nothing: there was no answer
  std::string why; // then what the command said
};

// A simulation with the report's races and seed.
Question simulationAsked(const ReportOptions& options);

// What sections are made from.
struct Reported {
  const LoadedDocument& loaded;
  const std::vector<Answer>& answers;
  const formats::PaintOptions& look; // of the board's picture
  web::ReportBoard& board;           // may get layers that rows of tables show
};

// Records of all games are reported in the same way; all else is the game's.
struct ReportGame {
  // The document with all it refers to, as pictures need it.
  Result<std::shared_ptr<const formats::Subject>, formats::Problems> (*subject)(const LoadedDocument& loaded);
  std::vector<Question> (*questions)(const formats::Document& document, const ReportOptions& options);
  std::vector<web::ReportSection> (*sections)(const Reported& reported); // what the answers say, laid out
};

// The subject of a game, by the game's function for it.
template <auto subjectOf>
Result<std::shared_ptr<const formats::Subject>, formats::Problems>
reportedSubject(const LoadedDocument& loaded) {
  return formats::sharedSubject<subjectOf>(loaded.read.document, loaded.file, loaded.loader());
}

} // namespace fairway::command
