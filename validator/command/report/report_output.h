#pragma once

#include "formats/document/locate.h"
#include "validator/command/terminal/streams.h"
#include "validator/core/report.h"

#include <functional>

namespace fairway::command {

// A file that was looked at, and what was found. A file that could not be read has problems and no report.
struct Examined {
  std::string file; // as it was named
  formats::Problems problems;
  validator::Report report;
  std::function<std::string(const validator::Finding&)> excerpt; // the board beside a finding
  std::vector<std::string> fixed;                                // what --fix does
  std::string diff;                                              // what --fix --diff would do
  std::optional<std::string> mended;              // what --fix writes; the report is then of this text
  std::vector<formats::Problem> positions;        // where each finding stands: line and column only
  std::shared_ptr<const formats::Locator> places; // of what is in the file
  std::string_view board;                         // the key of its map; empty: it has none
  Spot::Kind spots = Spot::Kind::Cell;            // the places that its game's findings name
  bool leftOut = false;                           // --select and --ignore leave none of its checks

  bool readable() const { return problems.empty(); }
};

// For people: findings as compilers write them, a piece of map beside each, and what was proved.
// Quiet: errors and warnings that count, and nothing else.
void writeText(const std::vector<Examined>& all, bool quiet, const Streams& streams);

// The stable shape of formats.md, schema fairway-report-1.
std::string reportJson(const std::vector<Examined>& all);

// SARIF 2.1.0, for code-review tools.
std::string reportSarif(const std::vector<Examined>& all);

} // namespace fairway::command
