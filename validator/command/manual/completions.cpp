#include "validator/command/manual/manual_words.h"

// Completions for the shells. Each is complete in itself and does not call the program while the user types.
namespace fairway::command {

namespace {

constexpr const char* origin = "made by fairway from its own declarations";

std::string replaced(std::string text, char what, const std::string& by) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
    text.replace(at, 1, by);
  return text;
}

std::string firstLine(const std::string& text) {
  return text.substr(0, text.find('\n'));
}

std::string commandNames(const ProgramWords& words) {
  std::string text;
  for (const CommandWords& command : words.commands) text += (text.empty() ? "" : " ") + command.name;
  return text;
}

// bash: what stands before the word decides, then the command.

std::string bashValues(const CommandWords& command) {
  std::string text;
  for (const OptionWords& option : command.options) {
    if (option.positional || option.kind == ValueKind::None) continue;
    std::vector<std::string> places;
    for (const std::string& name : option.names) places.push_back("'" + command.name + " " + name + "'");
    text += "    " + joined(places, "|") + ") ";
    if (option.kind == ValueKind::Choice)
      text += "_fairway_words '" + joined(option.choices, " ") + "'; ";
    else if (option.kind == ValueKind::Folder)
      text += "compopt -o dirnames 2>/dev/null; ";
    else if (option.kind == ValueKind::File)
      text += "compopt -o default 2>/dev/null; ";
    text += "return ;;\n";
  }
  return text;
}

std::string bashCommand(const CommandWords& command, const std::string& words) {
  std::vector<std::string> names;
  std::string rest = words.empty() ? "" : "_fairway_words '" + words + "'";
  for (const OptionWords& option : command.options) {
    if (!option.positional) {
      names.insert(names.end(), option.names.begin(), option.names.end());
      continue;
    }
    if (option.kind == ValueKind::Choice) rest = "_fairway_words '" + joined(option.choices, " ") + "'";
    if (option.kind == ValueKind::File) rest = "compopt -o default 2>/dev/null";
  }
  return "    '" + command.name + "') if [[ $word == -* ]]; then _fairway_words '" + joined(names, " ") +
         "'; else " + (rest.empty() ? ":" : rest) + "; fi ;;\n";
}

// zsh: specifications of _arguments.

// Inside of single quotes, where brackets and colons mean something to _arguments.
std::string zshText(const std::string& text) {
  std::string out = replaced(text, '\\', "\\\\");
  for (const char special : {'[', ']', ':'}) out = replaced(out, special, std::string("\\") + special);
  return replaced(out, '\'', "'\\''");
}

std::string zshAction(const OptionWords& option) {
  if (option.kind == ValueKind::Choice) return "(" + joined(option.choices, " ") + ")";
  if (option.kind == ValueKind::Folder) return "_files -/";
  return option.kind == ValueKind::File ? "_files" : " ";
}

std::string zshOption(const OptionWords& option) {
  if (option.positional)
    return std::string("'") + (option.many ? "*" : "") + (option.required || option.many ? ":" : "::") +
           zshText(option.names.front()) + ":" + zshAction(option) + "'";
  std::vector<std::string> names;
  for (const std::string& name : option.names)
    names.push_back(name + (option.kind == ValueKind::None ? "" : name.starts_with("--") ? "=" : "+"));
  std::string text = option.many ? "'*'" : "'(" + joined(option.names, " ") + ")'";
  text += names.size() == 1 ? names.front() : "{" + joined(names, ",") + "}";
  text += "'[" + zshText(firstLine(option.help)) + "]";
  if (option.kind != ValueKind::None) text += ":" + zshText(option.value) + ":" + zshAction(option);
  return text + "'";
}

std::string zshArguments(const CommandWords& command, const std::string& indent) {
  std::string text;
  for (const OptionWords& option : command.options) text += " \\\n" + indent + zshOption(option);
  return text;
}

// fish: one line for each thing that can be completed.

std::string fishText(const std::string& text) {
  return "'" + replaced(replaced(text, '\\', "\\\\"), '\'', "\\'") + "'";
}

std::string fishValue(const OptionWords& option) {
  switch (option.kind) {
  case ValueKind::Choice:
    return " -x -a " + fishText(joined(option.choices, " "));
  case ValueKind::Folder:
    return " -x -a '(__fish_complete_directories)'";
  case ValueKind::File:
    return " -r -F";
  case ValueKind::Other:
    return option.positional ? "" : " -x";
  case ValueKind::None:
    break;
  }
  return "";
}

std::string fishOption(const std::string& where, const OptionWords& option) {
  std::string text = "complete -c fairway -n " + where;
  if (option.positional && option.kind == ValueKind::Other) return ""; // nothing can be offered
  for (const std::string& name : option.names)
    if (!option.positional)
      text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
  if (option.positional)
    text += option.kind == ValueKind::File ? " -F" : fishValue(option);
  else
    text += fishValue(option) + " -d " + fishText(firstLine(option.help));
  return text + "\n";
}

} // namespace

std::string bashCompletion(const ProgramWords& words) {
  std::string text = std::string("# bash completion of fairway, ") + origin + R"(.

_fairway_words() { # those that begin like the word
  local found
  while IFS= read -r found; do COMPREPLY+=("$found"); done < <(compgen -W "$1" -- "$word")
}

_fairway() {
  local word=${COMP_WORDS[COMP_CWORD]} at=$((COMP_CWORD - 1)) command='' i
  COMPREPLY=()
  # --format=json is three words: the equals sign parts words.
  if [[ $word == '=' ]]; then word=''; elif [[ ${COMP_WORDS[at]} == '=' ]]; then at=$((at - 1)); fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    if [[ ${COMP_WORDS[i]} != -* ]]; then command=${COMP_WORDS[i]}; break; fi
  done
  case "$command ${COMP_WORDS[at]}" in
)";
  text += bashValues(words.program);
  for (const CommandWords& command : words.commands) text += bashValues(command);
  text += "  esac\n  case $command in\n" + bashCommand(words.program, commandNames(words));
  for (const CommandWords& command : words.commands) text += bashCommand(command, "");
  return text + "  esac\n}\n\ncomplete -F _fairway fairway\n";
}

std::string zshCompletion(const ProgramWords& words) {
  std::string text = std::string("#compdef fairway\n# zsh completion of fairway, ") + origin + R"(.

_fairway() {
  local curcontext="$curcontext" state line
  local -a commands
  typeset -A opt_args
  commands=(
)";
  for (const CommandWords& command : words.commands)
    text += "    '" + command.name + ":" + zshText(firstLine(command.help)) + "'\n";
  text += "  )\n  _arguments -C" + zshArguments(words.program, "    ") +
          " \\\n    '1: :->command' \\\n    '*:: :->arguments'\n" + R"(  case $state in
    command) _describe -t commands 'command' commands ;;
    arguments)
      curcontext="${curcontext%:*:*}:fairway-$words[1]:"
      case $words[1] in
)";
  for (const CommandWords& command : words.commands)
    text += "        " + command.name + ")\n          _arguments" + zshArguments(command, "            ") +
            " ;;\n";
  return text + "      esac ;;\n  esac\n}\n\n_fairway \"$@\"\n";
}

std::string fishCompletion(const ProgramWords& words) {
  std::string text = "# fish completion of fairway, ";
  text.append(origin).append(".\n\ncomplete -c fairway -f\n");
  for (const OptionWords& option : words.program.options) text += fishOption("__fish_use_subcommand", option);
  for (const CommandWords& command : words.commands)
    text += "complete -c fairway -n __fish_use_subcommand -a " + command.name + " -d " +
            fishText(firstLine(command.help)) + "\n";
  for (const CommandWords& command : words.commands) {
    text += "\n";
    for (const OptionWords& option : command.options)
      text += fishOption("'__fish_seen_subcommand_from " + command.name + "'", option);
  }
  return text;
}

} // namespace fairway::command
