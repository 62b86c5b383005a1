#include "validator/command/manual/manual.h"

#include "rules/base/version.h"
#include "validator/command/files/beginnings.h"
#include "validator/command/files/results.h"
#include "validator/command/manual/manual_words.h"
#include "validator/core/catalogue.h"

#include <CLI/CLI.hpp>

#include <cctype>
#include <filesystem>
#include <ostream>
#include <utility>

namespace fairway::command {

namespace {

// What the checks of an option say of its values.
std::vector<std::string> checksOf(CLI::Option& option) {
  std::vector<std::string> checks;
  try {
    for (int i = 0;; ++i) checks.push_back(option.get_validator(i)->get_description());
  } catch (const CLI::OptionNotFound&) { // the only way to learn how many there are
  }
  return checks;
}

// `{text,json}`, as a check for members describes itself.
std::vector<std::string> membersIn(const std::string& check) {
  if (check.size() < 3 || check.front() != '{' || check.back() != '}') return {};
  return CLI::detail::split(check.substr(1, check.size() - 2), ',');
}

// Whether a type is what CLI11 calls all text: then nothing more is declared.
bool isAnyText(const std::string& type) {
  return type == "TEXT";
}

bool isNumber(const std::string& type) {
  return type == "INT" || type == "UINT" || type == "FLOAT";
}

// Without what its checks add.
std::string typeOf(const CLI::Option& option) {
  const std::string full = option.get_type_name();
  return full.substr(0, full.find(':'));
}

ValueKind kindOf(const OptionWords& words, CLI::Option& option, const std::string& type, bool readsFiles) {
  if (option.get_type_size() == 0 || option.get_expected_max() == 0) return ValueKind::None;
  if (!words.choices.empty()) return ValueKind::Choice;
  if (type == "DIR") return ValueKind::Folder;
  const bool list = option.get_delimiter() != '\0';
  const bool named = !isAnyText(type) && type.find('.') == std::string::npos; // `PART.json` is a file
  if (named || list || !words.range.empty() || (words.positional && !readsFiles)) return ValueKind::Other;
  return ValueKind::File;
}

// What may stand for an argument whose values are names of ours.
std::vector<std::string> knownValues(const std::string& argument) {
  std::vector<std::string> values;
  if (argument == "KIND")
    for (const Beginning& beginning : beginnings()) values.push_back(beginning.name);
  if (argument == "CODE")
    for (const validator::CatalogueEntry& entry : validator::catalogue()) values.emplace_back(entry.code);
  return values;
}

OptionWords wordsOf(CLI::Option& option, bool readsFiles) {
  OptionWords words;
  for (const std::string& name : option.get_snames()) words.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) words.names.push_back("--" + name);
  words.positional = option.get_positional();
  if (words.positional) words.names = {option.get_single_name()};
  if (words.positional) words.choices = knownValues(words.names.front());
  words.help = option.get_description();
  const std::string type = typeOf(option);
  if (const std::vector<std::string> members = membersIn(type); !members.empty()) words.choices = members;
  for (const std::string& check : checksOf(option))
    if (std::vector<std::string> members = membersIn(check); !members.empty())
      words.choices = std::move(members);
    else if (check != type && !check.empty())
      words.range = check;
  words.kind = kindOf(words, option, type, readsFiles);
  if (words.kind != ValueKind::None && !words.positional) words.value = valueName(option);
  if (words.kind != ValueKind::None) words.preset = option.get_default_str();
  words.heading = option.get_group();
  words.required = option.get_required();
  for (const CLI::Option* other : option.get_needs()) words.needs = other->get_name();
  words.many = words.kind != ValueKind::None && option.get_expected_max() > 1;
  return words;
}

CommandWords wordsOf(CLI::App& app, const std::string& name) {
  CommandWords words{name, app.get_description(), app.get_footer(), {}};
  // Commands that read documents have --root; others take no files as arguments.
  const bool readsFiles = app.get_option_no_throw("--root") != nullptr;
  for (CLI::Option* option : app.get_options([](const CLI::Option*) { return true; }))
    if (!option->get_group().empty()) words.options.push_back(wordsOf(*option, readsFiles)); // none: hidden
  return words;
}

} // namespace

// A better name than its type.
std::string valueName(const CLI::Option& option) {
  const std::string type = typeOf(option);
  if (isNumber(type)) return "N";
  if (!isAnyText(type)) return type;
  return option.get_lnames().empty() ? "FILE" : upper(option.get_lnames().front());
}

ProgramWords wordsOf(CLI::App& app) {
  ProgramWords words{versionText(), wordsOf(app, ""), {}};
  for (CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    if (!command->get_group().empty()) words.commands.push_back(wordsOf(*command, command->get_name()));
  return words;
}

int writeManual(const ProgramWords& words, const std::string& folder, const Streams& streams) {
  std::vector<std::pair<std::string, std::string>> files{{"man1/fairway.1", programPage(words)},
                                                         {"bash/fairway", bashCompletion(words)},
                                                         {"zsh/_fairway", zshCompletion(words)},
                                                         {"fish/fairway.fish", fishCompletion(words)}};
  for (const CommandWords& command : words.commands)
    files.emplace_back("man1/fairway-" + command.name + ".1", commandPage(words, command));
  for (const auto& [name, content] : files) {
    const std::filesystem::path file = std::filesystem::path(folder) / name;
    std::filesystem::create_directories(file.parent_path());
    if (const int status = writeResult(file.string(), content, streams); status != exitDone) return status;
  }
  return exitDone;
}

} // namespace fairway::command
