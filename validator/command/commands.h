#pragma once

#include "validator/command/terminal/streams.h"

#include <string>
#include <vector>

namespace fairway::command {

struct ExplainOptions {
  std::vector<std::string> codes; // none: the list of all checks
  bool json = false;              // otherwise text
};

int runExplain(const ExplainOptions& options, const Streams& streams);

struct FmtOptions {
  std::vector<std::string> files;   // and folders; `-`: from standard input to standard output
  std::vector<std::string> exclude; // patterns of files to leave out
  bool check = false;               // only say which files are not canonical
  bool diff = false;                // only show what would change
  bool dropComments = false;        // comments outside the head block may go
};

// Rewrites documents in canonical form. A file that cannot be read does not keep the others from being done.
int runFmt(const FmtOptions& options, const Streams& streams);

struct NewOptions {
  std::string kind;      // none: the list of kinds
  std::string out = "-"; // `-`: standard output
};

// Begins a document with its kind's template. A file that exists is left alone.
int runNew(const NewOptions& options, const Streams& streams);

namespace lsp {

// Speaks the Language Server Protocol over standard input and output until the editor says `exit`. Findings,
// fixes and texts are those of `validate` and `fmt`.
int runLanguageServer(const Streams& streams);

} // namespace lsp

} // namespace fairway::command
