#pragma once

#include "formats/document/board_digest.h"
#include "formats/document/reader.h"
#include "formats/document/references.h"
#include "validator/command/terminal/streams.h"

#include <map>

namespace fairway::command {

// A document as it was read, with its text: what turns out to be wrong later can then name its place, also
// where the document came from a pipe, which does not come again.
struct LoadedDocument {
  std::string file; // `-`: standard input
  std::string text;
  formats::ReadDocument read;

  // Loads what the document refers to, and the document itself without reading it again. The document must
  // outlive it.
  formats::Loader loader() const&;
  formats::Loader loader() const&& = delete;
  formats::Problem problem(const std::string& key, std::string message) const;
};

// Loads what documents refer to.
formats::Loader referenceLoader();

// Texts that stand for files, whatever those hold: what editors have open and have not saved. It holds for
// the whole program. Nothing: there are none.
using OpenTextFinder = std::function<const std::string*(const std::filesystem::path&)>;
void setOpenTexts(OpenTextFinder find);

// While one lives, references are kept to a folder: for the documents of strangers. An empty name allows what
// was allowed before, which is all at first. It holds for the whole program, as its working folder does.
class RootGuard {
public:
  explicit RootGuard(const std::string& folder);
  RootGuard(const RootGuard&) = delete;
  RootGuard& operator=(const RootGuard&) = delete;
  ~RootGuard();

private:
  std::optional<std::filesystem::path> previous_;
};

// Reads a document (`-`: standard input), but nothing that it refers to, unless it is known already.
Result<LoadedDocument, formats::Problems> loadDocument(const std::string& file, const Streams& streams);

// Documents that were read to learn which game a call is about. The command takes them from here: nothing is
// read twice, and standard input could not be.
class KnownDocuments {
public:
  struct Known {
    const formats::Kind* kind; // also of a text with faults; null: it cannot be recognised
    Result<LoadedDocument, formats::Problems> document;
  };

  // Reads a file, unless it is known. Null: there is no such file, or it is a pipe, which only the command
  // itself reads.
  const Known* read(const std::string& file, std::istream& in);
  const Known* find(const std::string& file) const;

private:
  std::map<std::string, Known> files_;
};

// That a document is not of the kind that a command needs, and which command would take it or make one.
formats::Problems otherKind(const LoadedDocument& loaded, std::string_view wanted);

// The body of the kind that a command needs, or a problem that says so.
template <class Wanted>
Result<Wanted, formats::Problems> bodyAs(const LoadedDocument& loaded, std::string_view kind) {
  if (const auto* wanted = loaded.read.document.as<Wanted>()) return *wanted;
  return otherKind(loaded, kind);
}

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
