#include "validator/command/manual/manual_words.h"
#include "validator/command/terminal/terminal.h"

#include <algorithm>
#include <sstream>

// --help, from the same words as the manual pages, for a terminal.
namespace fairway::command {

namespace {

constexpr std::size_t leftWidth = 28; // of what an option is called

// Two columns; what is too long for the left one has a line of its own.
std::string row(const std::string& left, const std::string& right, std::size_t width) {
  const std::size_t room = width > leftWidth + 24 ? width - leftWidth : 24;
  std::istringstream lines(wrapped(right, room));
  std::string text = "  " + left, line;
  bool first = text.size() < leftWidth;
  if (!first) text += "\n";
  while (std::getline(lines, line)) {
    text += std::string(first ? leftWidth - text.size() : leftWidth, ' ') + line + "\n";
    first = false;
  }
  return right.empty() ? text + "\n" : text;
}

std::string nameOf(const OptionWords& option) {
  if (option.positional) return option.names.front();
  const std::string value = option.choices.empty() ? option.value : joined(option.choices, "|");
  return joined(option.names, ", ") + (option.kind == ValueKind::None ? "" : " " + value);
}

std::string about(const OptionWords& option) {
  std::vector<std::string> more;
  if (option.required && !option.positional) more.emplace_back("required");
  if (!option.needs.empty()) more.push_back("needs " + option.needs);
  if (!option.range.empty()) more.push_back(option.range);
  if (!option.preset.empty()) more.push_back("default " + option.preset);
  return option.help + (more.empty() ? "" : " (" + joined(more, "; ") + ")");
}

std::string entries(const CommandWords& command, std::size_t width) {
  std::string arguments, text;
  std::vector<std::string> headings;
  for (const OptionWords& option : command.options)
    if (option.positional)
      arguments += row(nameOf(option), about(option), width);
    else if (std::find(headings.begin(), headings.end(), option.heading) == headings.end())
      headings.push_back(option.heading);
  if (!arguments.empty()) text += "\nArguments:\n" + arguments;
  for (const std::string& heading : headings) {
    text += "\n" + heading + ":\n";
    for (const OptionWords& option : command.options)
      if (!option.positional && option.heading == heading) text += row(nameOf(option), about(option), width);
  }
  return text;
}

// Examples are left as they are: they are there to be copied.
std::string below(const std::string& footer, std::size_t width) {
  std::istringstream lines(footer);
  std::string text, line;
  while (std::getline(lines, line)) text += line.starts_with("  ") ? line + "\n" : wrapped(line, width);
  return text.empty() ? "" : "\n" + text;
}

} // namespace

std::string usageOf(const CommandWords& command) {
  std::string text = "fairway" + (command.name.empty() ? "" : " " + command.name);
  for (const OptionWords& option : command.options)
    if (!option.positional && option.required) text += " " + option.names.front() + " " + option.value;
  text += " [OPTIONS]";
  std::string last;
  for (const OptionWords& option : command.options) {
    if (!option.positional) continue;
    const std::string name = option.names.front() + (option.many ? "..." : "");
    // Each game calls its document by its own name.
    text += (option.alternative && !last.empty() ? "|" : " ") + (option.required ? name : "[" + name + "]");
    last = option.alternative ? name : "";
  }
  return text;
}

std::string helpText(const CommandWords& command, std::size_t width) {
  std::string text = wrapped("Usage: " + usageOf(command), width, 4) + "\n";
  if (command.meanings.empty())
    text += wrapped(command.help + ".", width);
  else
    text += "What it does depends on the document:\n";
  for (const auto& [game, help] : command.meanings) text += row(game, help, width);
  return text + entries(command, width) + below(command.footer, width);
}

std::string helpText(const ProgramWords& words, std::size_t width) {
  std::string text =
      wrapped(words.program.help, width) + "\nUsage: fairway COMMAND [OPTIONS] FILE...\n\nCommands:\n";
  for (const CommandWords& command : words.commands) text += row(command.name, command.help, width);
  return text + entries(words.program, width) + below(words.program.footer, width);
}

} // namespace fairway::command
