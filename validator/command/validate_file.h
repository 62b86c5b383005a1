#pragma once

#include "formats/document/problem.h"
#include "formats/lake_race/documents.h"
#include "validator/lake_race/validator.h"

#include <filesystem>
#include <map>

namespace fairway::command {

// A file that was looked at, and what was found. Whatever could not be read has problems and no report.
struct Examined {
  std::string file; // as it was named
  formats::Problems problems;
  validator::Report report;
  std::optional<lake_race::Lake> lake;     // for the map beside a finding
  std::map<Cell, char> marks;              // buoys and slots on that map
  std::vector<std::string> fixed;          // what --fix did
  std::vector<formats::Problem> positions; // where each finding stands: line and column only

  bool readable() const { return problems.empty(); }
};

struct Fixing {
  bool apply = false;
  bool dropComments = false;
};

// Reads, resolves and validates; with `fixing` it also mends and rewrites the document. `more` are further
// checks of courses, those of `--deep`.
Examined examine(const std::string& file, const std::string& text, const Fixing& fixing,
                 const validator::MoreChecks& more = {});

// The files that the names stand for: folders are searched for *.yaml, in a stable order, each file once.
std::vector<std::string> filesIn(const std::vector<std::string>& names, formats::Problems& problems);

} // namespace fairway::command
