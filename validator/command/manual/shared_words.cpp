#include "validator/command/manual/manual_words.h"

#include <algorithm>
#include <cctype>
#include <sstream>

namespace fairway::command {

namespace {

using Command = std::pair<std::string, const CommandWords*>; // of a game

const OptionWords* findOption(const CommandWords& command, const OptionWords& wanted) {
  const auto found =
      std::find_if(command.options.begin(), command.options.end(), [&](const OptionWords& option) {
        return option.positional == wanted.positional && option.names.back() == wanted.names.back();
      });
  return found == command.options.end() ? nullptr : &*found;
}

// `For a lake or a river`
std::string headingOf(const std::vector<std::string>& games) {
  std::string text = "For ";
  for (std::size_t i = 0; i < games.size(); ++i)
    text += (i == 0 ? "a " : i + 1 < games.size() ? ", a " : " or a ") + games[i];
  return text;
}

// The option with the choices that it has in any game, under the games that know it if that is not all.
OptionWords joined(const OptionWords& option, const std::vector<Command>& meanings) {
  OptionWords all = option;
  std::vector<std::string> games;
  for (const auto& [game, command] : meanings) {
    const OptionWords* own = findOption(*command, option);
    if (!own) continue;
    games.push_back(game);
    for (const std::string& choice : own->choices)
      if (std::find(all.choices.begin(), all.choices.end(), choice) == all.choices.end())
        all.choices.push_back(choice);
    if (own->preset != option.preset) all.preset.clear(); // it depends
  }
  if (games.size() < meanings.size() && !option.positional) all.heading = headingOf(games);
  all.alternative = option.positional && games.size() < meanings.size();
  return all;
}

// What stands below the options in all games: examples last, below one heading, and of a status that means
// something else in each game, which game it is about.
class Footer {
public:
  void add(const std::string& game, std::string text, bool sameStatus) {
    const std::string status = "Exit status 1:";
    if (const std::size_t at = text.find(status); !sameStatus && at != std::string::npos)
      text.replace(at, status.size(), "Exit status 1 for a " + game + ":");
    std::istringstream lines(text);
    std::string line, heading;
    while (std::getline(lines, line)) {
      if (line == "Example:") line = examples; // together there are several
      if (line.starts_with("  "))
        insert(line, heading);
      else
        insert(heading = line, "");
    }
  }

  std::string text() const {
    std::string text;
    for (const bool examplesNow : {false, true})
      for (const auto& [heading, line] : lines_)
        if ((heading == examples || line == examples) == examplesNow)
          text += (text.empty() ? "" : "\n") + line;
    return text;
  }

private:
  static constexpr const char* examples = "Examples:";

  void insert(const std::string& line, const std::string& heading) {
    if (std::find(lines_.begin(), lines_.end(), std::pair(heading, line)) != lines_.end()) return;
    const auto below = std::find_if(lines_.rbegin(), lines_.rend(), [&](const auto& other) {
      return !heading.empty() && (other.first == heading || other.second == heading);
    });
    lines_.insert(below.base() == lines_.begin() ? lines_.end() : below.base(), {heading, line});
  }

  std::vector<std::pair<std::string, std::string>> lines_; // each with the one that it stands below
};

// The line that says what status 1 means; empty: there is none.
std::string statusIn(const CommandWords& command) {
  const std::size_t begin = command.footer.find("Exit status 1:");
  return begin == std::string::npos ? ""
                                    : command.footer.substr(begin, command.footer.find('\n', begin) - begin);
}

CommandWords joined(const std::vector<Command>& meanings) {
  const CommandWords& first = *meanings.front().second;
  CommandWords all{first.name, first.help, "", {}, {}};
  Footer footer;
  const bool sameStatus = std::all_of(meanings.begin(), meanings.end(), [&](const Command& meaning) {
    return statusIn(*meaning.second) == statusIn(first);
  });
  for (const auto& [game, command] : meanings) {
    footer.add(game, command->footer, sameStatus);
    if (command->help != first.help || !all.meanings.empty()) {
      if (all.meanings.empty()) all.meanings.emplace_back(meanings.front().first, first.help);
      all.meanings.emplace_back(game, command->help);
    }
    for (const OptionWords& option : command->options)
      if (!findOption(all, option)) all.options.push_back(joined(option, meanings));
  }
  all.footer = footer.text();
  return all;
}

} // namespace

void joinWords(ProgramWords& words, const std::vector<GameWords>& games) {
  for (CommandWords& command : words.commands) {
    std::vector<Command> meanings;
    for (const GameWords& game : games)
      for (const CommandWords& own : game.commands)
        if (own.name == command.name) meanings.emplace_back(game.game, &own);
    if (meanings.size() > 1) command = joined(meanings);
  }
}

std::string upper(std::string text) {
  for (char& letter : text) letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
  return text;
}

std::string joined(const std::vector<std::string>& words, const std::string& between) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : between) + word;
  return text;
}

} // namespace fairway::command
