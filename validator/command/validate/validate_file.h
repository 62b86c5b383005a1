#pragma once

#include "formats/document/problem.h"
#include "validator/command/game.h"
#include "validator/command/validate/check_choice.h"

namespace fairway::command {

// A file that was looked at, and what was found. Whatever could not be read has problems and no report.
struct Examined {
  std::string file; // as it was named
  formats::Problems problems;
  validator::Report report;
  std::function<std::string(const validator::Finding&)> excerpt; // the board beside a finding
  std::vector<std::string> fixed;                                // what --fix does
  std::string diff;                                              // what --fix --diff would do
  std::optional<std::string> mended;       // what --fix writes; the report is then of this text
  std::vector<formats::Problem> positions; // where each finding stands: line and column only
  std::string text;                        // of the file, where there are findings
  Spot::Kind spots = Spot::Kind::Cell;     // the places that its game's findings name

  bool readable() const { return problems.empty(); }
};

struct Fixing {
  bool apply = false;
  bool show = false; // only tell what would change
  bool dropComments = false;
  bool unsafe = false; // also fixes that take something away
};

// Reads, resolves and validates; with `fixing` it also mends the document. It writes nothing: other documents
// that refer to this one may be examined at the same time. What the choice leaves out is neither reported nor
// mended.
Examined examine(const std::string& file, const std::string& text, const Fixing& fixing,
                 const Judging& judging, const CheckChoice& choice = {});

// The files that the names stand for: folders are searched for *.yaml, in a stable order, each file once.
std::vector<std::string> filesIn(const std::vector<std::string>& names, formats::Problems& problems);

} // namespace fairway::command
