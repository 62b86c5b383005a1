#pragma once

#include "validator/command/call/game.h"

// Words such as `par` mean something in several games. Which of them a call means, the document that it names
// decides.
namespace fairway::command {

struct Meaning {
  const Game* game;
  const GameCommand* command;
};

// The words of all games, each once, in the order of the games' lists.
std::vector<std::string_view> gameWords();

// What a word means, one entry for each game that has it.
std::vector<Meaning> meaningsOf(std::string_view word);

} // namespace fairway::command
