#include "validator/command/call/call_errors.h"

#include "formats/text/problem.h"
#include "formats/yaml/suggest.h"
#include "validator/command/manual/manual.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <filesystem>
#include <ostream>
#include <vector>

namespace fairway::command {

namespace {

std::vector<std::string> commandNames(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(command->get_name());
  return names;
}

std::vector<std::string> optionNames(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::Option* option : app.get_options())
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  return names;
}

std::string nearest(const std::string& word, const std::vector<std::string>& known) {
  const std::vector<std::string_view> views(known.begin(), known.end());
  return std::string(formats::yaml::nearest(word, views));
}

// A document without a command is shown the command that most people want first; `version` is an option.
std::string unknownCommand(const CLI::App& app, const std::string& word) {
  std::error_code unseen;
  if (std::filesystem::exists(word, unseen))
    return "a command is missing before '" + word + "', such as validate: `fairway validate " + word + "`";
  const std::string text = "there is no command '" + word + "'; ";
  if (const std::string guess = nearest(word, commandNames(app)); !guess.empty())
    return text + "did you mean '" + guess + "'?";
  if (const std::string guess = nearest("--" + word, optionNames(app)); !guess.empty())
    return text + "did you mean " + guess + "?";
  return text + "`fairway --help` lists them all";
}

// A word that no option and no argument of the command takes.
std::string unknownWord(const CLI::App& command, const std::string& word, const Elsewhere& elsewhere) {
  const std::string& name = command.get_name();
  if (word.size() < 2 || word[0] != '-') return "unexpected argument '" + word + "' for " + name;
  const std::string option = word.substr(0, word.find('='));
  if (std::string others = elsewhere(name, option); !others.empty()) return others;
  std::vector<std::string> known = optionNames(command);
  std::erase(known, "--help"); // a guess at what is not known is no help
  const std::string guess = nearest(option, known);
  return name + " has no option " + option + (guess.empty() ? "" : "; did you mean " + guess + "?");
}

const CLI::App& calledCommand(const CLI::App& app) {
  const auto called = app.get_subcommands(); // those that were given
  return called.empty() ? app : *called.back();
}

// `FILE and -o OUTPUT`
std::string missingWords(const CLI::App& command) {
  std::vector<std::string> missing;
  for (const CLI::Option* option : command.get_options())
    if (option->get_required() && option->count() == 0)
      missing.push_back(option->get_positional() ? option->get_single_name()
                        : option->get_snames().empty()
                            ? "--" + option->get_lnames().front()
                            : "-" + option->get_snames().front() + " " + valueName(*option));
  // What comes without a dash is what the command is about.
  std::stable_partition(missing.begin(), missing.end(), [](const auto& name) { return name[0] != '-'; });
  std::string text;
  for (std::size_t i = 0; i < missing.size(); ++i)
    text += (i == 0 ? "" : i + 1 == missing.size() ? " and " : ", ") + missing[i];
  return text.empty() ? "" : text + (missing.size() == 1 ? " is missing" : " are missing");
}

// `--unsafe needs --fix`, `--diff cannot be used with --check`: the first option of the call of which that is
// so. The parser has words of its own, which change with its version.
std::string optionsAtOdds(const CLI::App& command) {
  for (const CLI::Option* option : command.get_options()) {
    if (option->count() == 0) continue;
    for (const CLI::Option* needed : option->get_needs())
      if (needed->count() == 0) return option->get_name() + " needs " + needed->get_name();
    for (const CLI::Option* excluded : option->get_excludes())
      if (excluded->count() > 0) return option->get_name() + " cannot be used with " + excluded->get_name();
  }
  return "";
}

// What the parser says, in our words.
std::string inOurWords(const CLI::App& command, const CLI::ParseError& error) {
  const std::string text = error.what();
  const auto orTheirs = [&text](std::string ours) { return ours.empty() ? text : ours; };
  if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) return orTheirs(missingWords(command));
  if (dynamic_cast<const CLI::RequiresError*>(&error) != nullptr ||
      dynamic_cast<const CLI::ExcludesError*>(&error) != nullptr)
    return orTheirs(optionsAtOdds(command));
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr && text.ends_with(" missing"))
    return text.substr(0, text.find(':')) + " needs a value";
  return text;
}

std::string whatIsWrong(const CLI::App& app, const CLI::ParseError& error, const Elsewhere& elsewhere,
                        const std::string& firstWord) {
  const std::vector<std::string> known = commandNames(app);
  const bool isCommand = std::find(known.begin(), known.end(), firstWord) != known.end();
  if (!firstWord.empty() && firstWord[0] != '-' && !isCommand) return unknownCommand(app, firstWord);
  if (firstWord.empty() || &calledCommand(app) == &app) {
    if (firstWord.empty()) return "a command is missing";
    const std::string option = firstWord.substr(0, firstWord.find('='));
    const std::string guess = nearest(option, optionNames(app));
    return "there is no option " + option +
           (guess.empty() ? "; see `fairway --help`" : "; did you mean " + guess + "?");
  }
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr)
    if (const auto left = app.remaining(true); !left.empty())
      return unknownWord(calledCommand(app), left.front(), elsewhere);
  return inOurWords(calledCommand(app), error);
}

} // namespace

bool namesNoCommand(const CLI::App& app, int argc, const char* const* argv) {
  const std::vector<std::string> known = commandNames(app);
  return argc > 1 && argv[1][0] != '-' && std::find(known.begin(), known.end(), argv[1]) == known.end();
}

int refuseWords(const CLI::App& app, const CLI::ParseError& error, const Elsewhere& elsewhere, int argc,
                const char* const* argv, const Streams& streams) {
  const std::string firstWord = argc > 1 ? argv[1] : "";
  streams.err << "fairway: " << formats::asLine(whatIsWrong(app, error, elsewhere, firstWord)) << '\n';
  if (firstWord.empty())
    streams.err << "Run `fairway --help` for a list of commands, or begin with `fairway new lake -o "
                   "pond.lake.yaml`.\n";
  if (const CLI::App& command = calledCommand(app); &command != &app)
    streams.err << "Run `fairway " << command.get_name() << " --help` for its options.\n";
  return exitWrongCall;
}

} // namespace fairway::command
