#include "validator/command/call/meaning.h"

#include "formats/document/kind.h"
#include "rules/base/contract.h"

#include <algorithm>

namespace fairway::command {

const Game& gameOf(const formats::Document& document) {
  FAIRWAY_EXPECTS(document.kind != nullptr);
  const Game* game = entryFor(document.kind->game, games());
  FAIRWAY_EXPECTS(game != nullptr);
  return *game;
}

std::vector<std::string_view> gameWords() {
  std::vector<std::string_view> words;
  for (const Game* game : games())
    for (const GameCommand& command : game->commands)
      if (std::find(words.begin(), words.end(), command.word) == words.end()) words.push_back(command.word);
  return words;
}

std::vector<Meaning> meaningsOf(std::string_view word) {
  std::vector<Meaning> meanings;
  for (const Game* game : games())
    for (const GameCommand& command : game->commands)
      if (command.word == word) meanings.push_back({game, &command});
  return meanings;
}

} // namespace fairway::command
