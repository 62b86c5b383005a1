#pragma once

#include "validator/command/manual/manual_words.h"

#include <utility>

namespace fairway::command {

// What the command line says where a document of this game is given.
struct GameWords {
  std::string game; // its name
  std::vector<CommandWords> commands;
};

// Words that several games have take the options of all of them; options that not all of them know are told
// under the games that do.
void joinWords(ProgramWords& words, const std::vector<GameWords>& games);

} // namespace fairway::command
