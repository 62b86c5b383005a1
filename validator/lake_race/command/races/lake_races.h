#pragma once

#include "validator/command/load_document.h"
#include "validator/command/results.h"
#include "validator/lake_race/command/races/commands.h"

namespace fairway::command::lake_race {

// What a file brings to the table.
struct LakeRaces {
  std::vector<fairway::lake_race::Course> courses; // of races A, B, C by position
  std::string name;                                // of the board
  fairway::lake_race::MatchOptions options;
  std::optional<formats::DocumentHead> head;          // of a record that is played on
  std::vector<fairway::lake_race::RaceRecord> record; // of that record
};

// Why no table is laid: what is wrong with a document, or a message with its exit status.
struct NoTable {
  formats::Problems problems = {};
  std::string message = {};
  int status = exitFindings;
};

Result<LakeRaces, NoTable> racesFor(const LakeTableOptions& options, const LoadedDocument& loaded);

// Says why. Exit status.
int refuse(const NoTable& why, const std::string& file, const Streams& streams);

} // namespace fairway::command::lake_race
