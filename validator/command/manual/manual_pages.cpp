#include "validator/command/manual/manual_words.h"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <utility>

// Manual pages, in the macros of man(7).
namespace fairway::command {

namespace {

// Text as troff prints it: a minus that can be copied, no escapes, no requests at the start of a line.
std::string plain(const std::string& text) {
  std::string out;
  for (const char letter : text) {
    if (letter == '\\')
      out += "\\e";
    else if (letter == '-')
      out += "\\-";
    else
      out += letter;
  }
  return out.starts_with('.') || out.starts_with('\'') ? "\\&" + out : out;
}

std::string bold(const std::string& text) {
  return "\\fB" + plain(text) + "\\fR";
}

std::string italic(const std::string& text) {
  return "\\fI" + plain(text) + "\\fR";
}

std::string header(const ProgramWords& words, const std::string& page, const std::string& help) {
  std::string about = help.substr(0, help.find('\n'));
  if (about.ends_with('.')) about.pop_back();
  const bool acronym = about.size() > 1 && std::isupper(static_cast<unsigned char>(about[1])) != 0;
  if (!about.empty() && !acronym)
    about[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(about[0])));
  return ".TH " + upper(plain(page)) + " 1 \"\" \"Fairway " + words.version +
         "\" \"User Commands\"\n.nh\n.ad l\n" + ".SH NAME\n" + plain(page) + " \\- " + plain(about) + "\n";
}

std::string usage(const CommandWords& command) {
  std::string text = bold("fairway" + (command.name.empty() ? "" : " " + command.name));
  for (const OptionWords& option : command.options)
    if (!option.positional && option.required)
      text += " " + bold(option.names.front()) + " " + italic(option.value);
  text += " [" + italic("OPTIONS") + "]";
  bool follows = false; // another name of the same argument
  for (const OptionWords& option : command.options) {
    if (!option.positional) continue;
    const std::string name = italic(option.names.front()) + (option.many ? "..." : "");
    text += (follows && option.alternative ? "|" : " ") + (option.required ? name : "[" + name + "]");
    follows = option.alternative;
  }
  return text;
}

std::string tagOf(const OptionWords& option) {
  if (option.positional) return italic(option.names.front());
  std::vector<std::string> names;
  for (const std::string& name : option.names) names.push_back(bold(name));
  std::string text = joined(names, ", ");
  if (!option.choices.empty()) {
    std::vector<std::string> choices;
    for (const std::string& choice : option.choices) choices.push_back(bold(choice));
    text += " " + joined(choices, "|");
  } else if (!option.value.empty())
    text += " " + italic(option.value);
  return text;
}

std::string entry(const OptionWords& option) {
  std::vector<std::string> more;
  if (option.required && !option.positional) more.emplace_back("required");
  if (!option.needs.empty()) more.push_back("needs " + option.needs);
  if (!option.range.empty()) more.push_back(option.range);
  if (!option.preset.empty()) more.push_back("default " + option.preset);
  const std::string help = plain(option.help) + (option.help.ends_with('.') ? "" : ".");
  return ".TP\n" + tagOf(option) + "\n" + help + "\n" +
         (more.empty() ? "" : "(" + plain(joined(more, "; ")) + ")\n");
}

// Those of one heading after those of another, in the order of their first.
std::string entries(const CommandWords& command) {
  std::string arguments, text;
  std::vector<std::string> headings;
  for (const OptionWords& option : command.options)
    if (option.positional)
      arguments += entry(option);
    else if (std::find(headings.begin(), headings.end(), option.heading) == headings.end())
      headings.push_back(option.heading);
  if (!arguments.empty()) text += ".SH ARGUMENTS\n" + arguments;
  for (const std::string& heading : headings) {
    text += heading == headings.front() ? ".SH OPTIONS\n" : ".SS " + plain(heading) + "\n";
    for (const OptionWords& option : command.options)
      if (!option.positional && option.heading == heading) text += entry(option);
  }
  return text;
}

// The lines below the options of --help: `Examples:` with indented lines, exit statuses, and what else is
// worth knowing.
std::string footer(const std::string& words) {
  std::istringstream lines(words);
  std::string text, line;
  bool example = false, status = false;
  const auto endExample = [&] {
    if (std::exchange(example, false)) text += ".EE\n";
  };
  while (std::getline(lines, line)) {
    if (line.starts_with("  ")) {
      if (!std::exchange(example, true)) text += ".EX\n";
      text += plain(line.substr(2)) + "\n";
      continue;
    }
    endExample();
    if (line.starts_with("Exit status"))
      text += (std::exchange(status, true) ? ".PP\n" : ".SH EXIT STATUS\n") + plain(line) + "\n";
    else if (line.ends_with(':'))
      text += ".SH " + upper(plain(line.substr(0, line.size() - 1))) + "\n";
    else if (!line.empty())
      text += (text.empty() ? ".SH NOTES\n" : ".PP\n") + plain(line) + "\n";
  }
  endExample();
  return text;
}

std::string descriptionOf(const CommandWords& command) {
  if (command.meanings.empty()) return plain(command.help) + ".\n";
  std::string text = "What it does depends on the document.\n";
  for (const auto& [game, help] : command.meanings) text += ".TP\n" + bold(game) + "\n" + plain(help) + ".\n";
  return text;
}

std::string pageOf(const std::string& command) {
  return "fairway" + (command.empty() ? "" : "-" + command);
}

std::string seeAlso(const ProgramWords& words, const std::string& but) {
  std::vector<std::string> pages;
  if (!but.empty()) pages.push_back(bold(pageOf("")) + "(1)");
  for (const CommandWords& command : words.commands)
    if (command.name != but) pages.push_back(bold(pageOf(command.name)) + "(1)");
  pages.push_back(bold("fairway-editor") + "(1)");
  return ".SH SEE ALSO\n.nh\n" + joined(pages, ",\n") + "\n"; // groff hyphenates again after examples
}

} // namespace

std::string programPage(const ProgramWords& words) {
  const std::string& help = words.program.help;
  const std::size_t first = help.find('\n');
  std::string text = header(words, pageOf(""), help) + ".SH SYNOPSIS\n" + bold("fairway") + " [" +
                     italic("OPTIONS") + "] " + italic("COMMAND") + " ...\n.SH DESCRIPTION\n" +
                     plain(help.substr(0, first)) + "\n.SH COMMANDS\n";
  for (const CommandWords& command : words.commands)
    text += ".TP\n" + bold(command.name) + "\n" + plain(command.help) + ".\nSee " +
            bold(pageOf(command.name)) + "(1).\n";
  text += entries(words.program);
  if (first != std::string::npos) text += footer(help.substr(first + 1));
  return text + footer(words.program.footer) + seeAlso(words, "");
}

std::string commandPage(const ProgramWords& words, const CommandWords& command) {
  return header(words, pageOf(command.name), command.help) + ".SH SYNOPSIS\n" + usage(command) +
         "\n.SH DESCRIPTION\n" + descriptionOf(command) + entries(command) + footer(command.footer) +
         seeAlso(words, command.name);
}

} // namespace fairway::command
