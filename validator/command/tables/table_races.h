#pragma once

#include "validator/command/tables/bots.h"

namespace fairway::command {

// Who sits where, and the pilots of those who are none; or the exit status.
struct Seated {
  std::vector<std::string> names;
  table::Seating seating;
};

Result<Seated, int> seated(const TableOptions& options, TableGame& game, const Streams& streams,
                           const std::string& option, const Bots* bots = nullptr);

} // namespace fairway::command
