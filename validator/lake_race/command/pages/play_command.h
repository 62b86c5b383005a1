#pragma once

#include "validator/command/play_page.h"

namespace fairway::command::lake_race {

struct LakePlayOptions : PlayOptions {
  std::string race;   // of a lake: one race only; empty: all three as a match
  int assignment = 0; // of that race, from 1; 0: the first that can be raced
};

// `fairway play`: a page on which a course or a lake is raced. Exit status.
int runPlay(const LakePlayOptions& options, const Streams& streams);

} // namespace fairway::command::lake_race
