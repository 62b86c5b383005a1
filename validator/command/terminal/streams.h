#pragma once

#include <iosfwd>

namespace fairway::command {

class KnownDocuments;

enum class Colour : unsigned char { Auto, Always, Never };

// Where a command reads and writes: results go to `out`, messages for people to `err`. Both are for people
// and programs that read text; files that are written to standard output go to `files` as they are.
struct Streams {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  bool outIsTerminal = false;            // colour is welcome (unless NO_COLOR says otherwise)
  bool errIsTerminal = false;            // a progress bar is welcome
  const KnownDocuments* known = nullptr; // what was read before the command began; null: nothing
  Colour colour = Colour::Auto;
  bool quiet = false;            // no notes on what was done, and no progress bar
  std::ostream* files = nullptr; // null: `out`
};

// Exit statuses. Scripts rely on these.
enum ExitStatus : int {
  exitDone = 0,       // done and nothing wrong
  exitFindings = 1,   // done, and something is wrong with what was looked at
  exitWrongCall = 2,  // the call itself is wrong
  exitUnreadable = 3, // a file cannot be read or written, or is not a valid document
};

} // namespace fairway::command
