#pragma once

#include "validator/command/call/game.h"
#include "validator/command/report/report_output.h"
#include "validator/command/validate/check_choice.h"

namespace fairway::command {

struct Fixing {
  bool apply = false;
  bool show = false; // only show what would change
  bool dropComments = false;
  bool unsafe = false; // also fixes that take something away
};

// Reads, resolves and validates; with `fixing` it also mends the document. It writes nothing: other documents
// that refer to this one may be examined at the same time. What the choice leaves out is neither reported nor
// mended.
Examined examine(const std::string& file, const std::string& text, const Fixing& fixing,
                 const Judging& judging, const CheckChoice& choice = {});

} // namespace fairway::command
