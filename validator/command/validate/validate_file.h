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
  std::vector<std::string> fixed;                                // what --fix did
  std::string diff;                                              // what --fix --diff would do
  bool rewritten = false;                                        // and that it did: the file has changed
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

// Reads, resolves and validates; with `fixing` it also mends and rewrites the document. What the choice
// leaves out is neither reported nor mended.
Examined examine(const std::string& file, const std::string& text, const Fixing& fixing,
                 const Judging& judging, const CheckChoice& choice = {});

// The files that the names stand for: folders are searched for *.yaml, in a stable order, each file once.
std::vector<std::string> filesIn(const std::vector<std::string>& names, formats::Problems& problems);

} // namespace fairway::command
