#pragma once

#include "rules/base/game_id.h"
#include "validator/command/call/declare.h"
#include "validator/command/files/load_document.h"
#include "validator/core/report.h"
#include "validator/core/work_watch.h"

#include <span>

namespace fairway::command {

// What a document's game says of it: why it cannot be judged, or the report.
struct Judgement {
  formats::Problems problems;
  validator::Report report;
  std::function<std::string(const validator::Finding&)>
      excerpt; // the board round a finding, as text; none: no board
};

struct Judging {
  bool deep = false;           // also the checks that compute for a while
  validator::WorkWatch& watch; // once it wants to stop, the report may be empty and is of no use
};

// A word of the command line and what declares its options. Words may mean something in several games: the
// document that a call names decides.
struct GameCommand {
  std::string_view word;
  void (*declare)(CLI::App& app, Run& run);
};

struct ReportGame;

// A game as the command line sees it.
struct Game {
  GameId id;
  // The document may be another than the one loaded, with some of its keys set anew.
  Judgement (*judge)(const formats::Document& document, const LoadedDocument& loaded, const Judging& judging);
  std::span<const GameCommand> commands;
  const ReportGame* report = nullptr; // null: `report` does not know its documents
};

// The games of this program. The list itself is in validator/command_games.cpp, and is linked to programs,
// not to libraries: a test can play with others.
std::span<const Game* const> games();

const Game& gameOf(const formats::Document& document);

} // namespace fairway::command
