#pragma once

#include "formats/lake_race/documents.h"
#include "validator/command/call/race_options.h"
#include "validator/command/tables/table_game.h"
#include "validator/lake_race/simulation/race_pilot.h"

// Commands that race or look back at races. Where a file is read `-` is standard input, where one is written
// standard output.
namespace fairway::command::lake_race {

struct RaceOptions {
  std::string course;
  int players = 4;
  std::uint64_t seed = 1;
  std::vector<std::string> pilots; // by seat; none: the simple ones
  BotOptions bots;
  std::string output;
};
// Plays a race between pilots and writes its record, the course inside, so that it needs no other file.
int runRace(const RaceOptions& options, const Streams& streams);

struct ReplayOptions : command::ReplayOptions {
  double sinkPenalty = 60; // for the coach
};
// Referees a record up to its end or its first illegal turn, and prints ranks, damage and points; with the
// coach also what was luck, what was a mistake and what was traffic.
int runReplay(const ReplayOptions& options, const Streams& streams);

struct SimulateOptions : RacePlan {
  std::vector<std::string> files; // one course; of a match a lake, or the courses of its three races
  bool match = false;
  std::string race; // of a lake: its courses of one race only
  BotOptions bots;
  bool ghosts = false; // boats do not meet
  bool skill = false;  // also what a perfect boat gains among casual ones
  int maxDice = 6;
  double sinkPenalty = 60;
};
int runSimulate(const SimulateOptions& options, const Streams& streams);

struct LakeTableOptions : TableOptions {
  bool variant = false;
  std::string race;   // of a lake: one race only; empty: all three as a match
  int assignment = 0; // of that race, from 1; 0: the first that can be raced
};
// A course, a lake or a record at a table.
OpenedTable openTable(const LakeTableOptions& options, const Streams& streams);

using PilotKinds = std::vector<validator::lake_race::PilotKind>; // by seat

// `simulate --match`: options.files are a lake or the courses of races A, B and C.
int runMatches(const SimulateOptions& options, const PilotKinds& pilots, const Streams& streams);

} // namespace fairway::command::lake_race
