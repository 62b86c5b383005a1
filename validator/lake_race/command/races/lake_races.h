#pragma once

#include "validator/command/files/load_document.h"
#include "validator/command/files/results.h"
#include "validator/lake_race/command/races/commands.h"
#include "validator/lake_race/table/lake_table_game.h"

namespace fairway::command::lake_race {

using validator::lake_race::LakeRaces;

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
