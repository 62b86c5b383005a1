#pragma once

#include <string>
#include <utility>
#include <vector>

// What the manual pages and the completions say about the command line: its declarations, as plain words.
namespace fairway::command {

enum class ValueKind { None, Choice, Folder, File, Other }; // Other: numbers, lists, codes

struct OptionWords {
  std::vector<std::string> names; // `-o` and `--output`; a positional's only name is `FILE`
  std::string help;
  std::string value; // what stands behind it, such as `DIR`; empty: a flag, or a positional
  ValueKind kind = ValueKind::None;
  std::vector<std::string> choices;
  std::string range;   // `1 to 18`; empty: none is declared
  std::string preset;  // the default; empty: none
  std::string heading; // the group of --help
  std::string needs;   // the option without which it means nothing; empty: none
  bool positional = false;
  bool alternative = false; // a positional that only some games call so
  bool required = false;
  bool many = false;
};

struct CommandWords {
  std::string name; // empty: the program itself
  std::string help;
  std::string footer;
  std::vector<OptionWords> options;
  // What it does in each game, where that differs: the game's name and the help.
  std::vector<std::pair<std::string, std::string>> meanings{};
};

struct ProgramWords {
  std::string version;
  CommandWords program;
  std::vector<CommandWords> commands;
};

std::string upper(std::string text);
std::string joined(const std::vector<std::string>& words, const std::string& between);

// `fairway par [OPTIONS] COURSE|RIVER`
std::string usageOf(const CommandWords& command);

// What --help shows, wrapped to a width.
std::string helpText(const ProgramWords& words, std::size_t width);
std::string helpText(const CommandWords& command, std::size_t width);

// Manual pages in troff, of the program and of one command.
std::string programPage(const ProgramWords& words);
std::string commandPage(const ProgramWords& words, const CommandWords& command);

std::string bashCompletion(const ProgramWords& words);
std::string zshCompletion(const ProgramWords& words);
std::string fishCompletion(const ProgramWords& words);

// What the command line says where a document of this game is given.
struct GameWords {
  std::string game; // its name
  std::vector<CommandWords> commands;
};

// Words that several games have take the options of all of them; options that not all of them have are listed
// under the games that do.
void joinWords(ProgramWords& words, const std::vector<GameWords>& games);

} // namespace fairway::command
