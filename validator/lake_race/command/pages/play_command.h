#pragma once

#include "validator/command/streams.h"

#include <string>

namespace fairway::command::lake_race {

struct PlayOptions {
  std::string file;
  std::string out;
  std::string race;   // of a lake: one race only; empty: all three as a match
  int assignment = 0; // of that race, from 1; 0: the first that can be raced
};

// `fairway play`: a page on which a course or a lake is raced. Exit status.
int runPlay(const PlayOptions& options, const Streams& streams);

} // namespace fairway::command::lake_race
