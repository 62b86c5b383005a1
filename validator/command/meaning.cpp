#include "validator/command/meaning.h"

#include "formats/document/kind.h"
#include "rules/base/contract.h"

#include <algorithm>

namespace fairway::command {

namespace {

const Game* gameNamed(std::string_view name) {
  const auto all = games();
  const auto found =
      std::find_if(all.begin(), all.end(), [name](const Game* game) { return game->name == name; });
  return found == all.end() ? nullptr : *found;
}

// Of a text with faults too: its own command tells them best.
const Game* gameOfText(const std::string& text) {
  const formats::PartlyRead partly = formats::readDespiteFaults(text, {});
  return partly.read ? gameNamed(partly.read->document.kind->game) : nullptr;
}

std::optional<std::string> textNamed(const std::string& word, std::istream& in,
                                     std::optional<std::string>& piped) {
  if (word == "-" && !piped) {
    const auto text = formats::readText(in, word);
    piped = text ? text.value() : std::string();
  }
  if (word == "-") return piped;
  std::error_code unknown;
  if (!std::filesystem::is_regular_file(word, unknown)) return std::nullopt;
  const auto text = formats::readText(word);
  return text ? std::optional(text.value()) : std::nullopt;
}

} // namespace

const Game& gameOf(const formats::Document& document) {
  FAIRWAY_EXPECTS(document.kind != nullptr);
  const Game* game = gameNamed(document.kind->game);
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

const Game* gameOfCall(std::span<const std::string> words, std::istream& in,
                       std::optional<std::string>& piped) {
  for (const std::string& word : words) {
    const std::optional<std::string> text = textNamed(word, in, piped);
    const Game* game = text ? gameOfText(*text) : nullptr;
    if (game) return game;
  }
  return nullptr;
}

} // namespace fairway::command
