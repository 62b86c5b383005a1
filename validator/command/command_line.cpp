#include "validator/command/command_line.h"

#include "formats/document/game.h"
#include "formats/document/kind.h"
#include "formats/picture/drawing.h"
#include "rules/base/version.h"
#include "system/build_text.h"
#include "validator/command/call/call_errors.h"
#include "validator/command/call/declare.h"
#include "validator/command/call/meaning.h"
#include "validator/command/call/number_option.h"
#include "validator/command/commands.h"
#include "validator/command/files/load_document.h"
#include "validator/command/files/results.h"
#include "validator/command/manual/manual.h"
#include "validator/command/manual/manual_words.h"
#include "validator/command/terminal/people_text.h"
#include "validator/command/terminal/terminal.h"
#include "validator/command/validate/validate_command.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <ostream>
#include <sstream>
#include <utility>

// Each command has a function that declares its options and says what to run; the work itself is in the
// command's own file.
namespace fairway::command {

namespace {

ProgramWords wordsOfAllGames();

constexpr const char* description =
    "Designs and proves courses for board games raced on water.\n"
    "Exit status: 0 nothing wrong, 1 findings, 2 wrong usage, 3 a file "
    "cannot be read or written, or is not a valid document, 130 stopped by Ctrl-C.";

constexpr const char* firstSteps =
    "`fairway COMMAND --help` lists its options and shows examples; `--help river` only those for a river.\n"
    "Examples:\n"
    "  fairway new lake -o pond.lake.yaml\n"
    "  fairway validate pond.lake.yaml\n"
    "  fairway export up-the-river.river.yaml -o river.png\n"
    "  fairway print hotel-lido.pool.yaml -o lido.pdf\n"
    "  fairway simulate harbour.regatta.yaml\n"
    "  fairway explain L04";

void declareNew(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("new", "Create a document from a template that explains itself");
  const auto options = std::make_shared<NewOptions>();
  command->add_option("KIND", options->kind, "The kind of document; without it, the kinds are listed");
  command
      ->add_option("-o,--output", options->out,
                   "The document to write, which must not exist yet; - writes to standard output")
      ->capture_default_str();
  command->footer("Examples:\n  fairway new\n  fairway new lake -o my-pond.lake.yaml\n"
                  "  fairway new river -o my-brook.river.yaml");
  onCall(*command, run, options, runNew);
}

void declareFmt(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("fmt", "Rewrite documents in canonical form");
  const auto options = std::make_shared<FmtOptions>();
  command
      ->add_option("FILE", options->files,
                   "Documents and folders (*.yaml and *.yml in them); - reads standard input and writes to "
                   "standard output")
      ->required();
  declareExclude(*command, options->exclude);
  CLI::Option* check = command->add_flag(
      "--check", options->check, "Only list the files that are not canonical; exit with 1 if there are any");
  command->add_flag("--diff", options->diff, "Only show what would change; exit with 1 if anything would")
      ->excludes(check);
  command->add_flag("--drop-comments", options->dropComments,
                    "Drop comments that are not at the head of the document");
  command->footer(
      "Examples:\n  fairway fmt two-herons.lake.yaml\n  fairway fmt --check --exclude broken samples/\n  "
      "fairway fmt --diff up-the-river.river.yaml");
  onCall(*command, run, options, runFmt);
}

void declareValidate(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("validate", "Check documents and show what is wrong with them");
  const auto options = std::make_shared<ValidateOptions>();
  command
      ->add_option("FILE", options->files,
                   "Documents and folders (*.yaml and *.yml in them); - is standard input")
      ->required();
  command
      ->add_option_function<std::string>(
          "--format",
          [options](const std::string& format) {
            options->format = format == "json"    ? ReportFormat::Json
                              : format == "sarif" ? ReportFormat::Sarif
                                                  : ReportFormat::Text;
          },
          "text, json or sarif")
      ->check(oneOf({"text", "json", "sarif"}));
  declareExclude(*command, options->exclude);
  command->add_flag(
      "--deep", options->deep,
      "Also run the checks that take a while: they solve what the document describes and play it "
      "many times");
  command->add_flag("--strict", options->strict, "Exit with 1 for warnings too");
  command->add_flag("-q,--quiet", options->quiet, "In text reports, show errors and warnings only");
  command->add_flag("--watch", options->watch,
                    "Validate again whenever a file changes, or one that it refers to, until Ctrl-C");
  command
      ->add_option("--select", options->select, "Run only these checks: codes, names, or prefixes such as G")
      ->type_name("CODE,...")
      ->delimiter(',')
      ->allow_extra_args(false);
  command->add_option("--ignore", options->ignore, "Skip these checks; takes precedence over --select")
      ->type_name("CODE,...")
      ->delimiter(',')
      ->allow_extra_args(false);
  command->add_flag("--fix", options->fix, "Apply safe fixes, which remove nothing, and rewrite the files");
  command->add_flag("--unsafe", options->unsafe,
                    "With --fix: also fixes that change what you may want to keep, such as the board");
  command->add_flag("--diff", options->diff,
                    "With --fix: only show what would change; exit with 1 if anything would");
  command->add_flag("--drop-comments", options->dropComments,
                    "With --fix: drop comments that are not at the head of the document");
  command->footer("Exit status 1: errors were found (with --strict: warnings too).\n"
                  "Examples:\n  fairway validate two-herons-a.course.yaml\n"
                  "  fairway validate --deep two-herons-a.course.yaml\n"
                  "  fairway validate --select G,C05 --ignore full-circle --exclude broken samples/\n"
                  "  fairway validate --fix --diff two-herons-a.course.yaml\n"
                  "  fairway validate --strict --format sarif --exclude broken samples/ > findings.sarif");
  onCall(*command, run, [options](const Streams& streams) {
    return options->watch ? watchAndValidate(*options, streams) : runValidate(*options, streams);
  });
}

void declareExplain(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand(
      "explain", "Explain what a check proves, why it matters and how to mend what it finds");
  const auto options = std::make_shared<ExplainOptions>();
  command->add_option("CODE", options->codes, "Codes or names of checks; without any, all are listed");
  command
      ->add_option_function<std::string>(
          "--format", [options](const std::string& format) { options->json = format == "json"; },
          "text or json")
      ->check(oneOf({"text", "json"}));
  command->footer("Examples:\n  fairway explain\n  fairway explain G03\n  fairway explain --format json");
  onCall(*command, run, options, runExplain);
}

std::vector<std::string> gameNames() {
  std::vector<std::string> names;
  for (const Game* game : games()) names.emplace_back(game->id.name);
  return names;
}

void declareCompletion(CLI::App& app, Run& run) {
  CLI::App* command =
      app.add_subcommand("completion", "Write completions of commands and options for a shell");
  const auto shell = std::make_shared<std::string>();
  command->add_option("SHELL", *shell, "bash, zsh or fish")
      ->required()
      ->check(oneOf({"bash", "zsh", "fish"}));
  command->footer(
      "Examples:\n  fairway completion bash > ~/.local/share/bash-completion/completions/fairway\n"
      "  fairway completion zsh > ~/.zfunc/_fairway\n"
      "  fairway completion fish > ~/.config/fish/completions/fairway.fish");
  command->callback([shell, &run] {
    run = [shell](const Streams& streams) {
      const ProgramWords words = wordsOfAllGames();
      return writeResult("-",
                         *shell == "bash"  ? bashCompletion(words)
                         : *shell == "zsh" ? zshCompletion(words)
                                           : fishCompletion(words),
                         streams);
    };
  });
}

void declareLanguageServer(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("lsp", "Serve text editors: findings, help and fixes as you type");
  command->footer(
      "Speaks the Language Server Protocol over standard input and output; docs/editors.md says how "
      "editors start it.\n"
      "Exit status 0 after shutdown and exit, 1 if the input ends without them, 3 after a message without "
      "a proper head.\n"
      "Examples:\n  fairway lsp\n  fairway lsp --root .");
  onCall(*command, run, lsp::runLanguageServer);
}

// Calls of it are turned into calls for --help before they are parsed; this declares that it exists.
void declareHelp(CLI::App& app) {
  CLI::App* command = app.add_subcommand("help", "Show how to use a command, or list all commands");
  command->add_option("COMMAND", "The command; without it, all are listed");
  const std::string game = "Only what the command does in this game: " + anyOf(gameNames());
  command->add_option("GAME", game);
  command->footer("Examples:\n  fairway help\n  fairway help validate\n  fairway help print river");
  command->callback([] { throw CLI::CallForHelp(); });
}

// All that a call can mean. Where a word means something in several games, it is declared as the one that is
// asked for.
void declareCommands(CLI::App& app, Run& run, const Game* asked) {
  declareValidate(app, run);
  declareExplain(app, run);
  declareFmt(app, run);
  declareNew(app, run);
  declareReport(app, run);
  for (const std::string_view word : gameWords()) {
    const std::vector<Meaning> meanings = meaningsOf(word);
    const auto found = std::find_if(meanings.begin(), meanings.end(),
                                    [&](const Meaning& meaning) { return meaning.game == asked; });
    (found == meanings.end() ? meanings.front() : *found).command->declare(app, run);
  }
  declareLanguageServer(app, run);
  declareCompletion(app, run);
  declareHelp(app);
}

bool takesDocuments(const std::string& command) {
  return command != "explain" && command != "new" && command != "help" && command != "completion";
}

// What all commands take.
struct CommonOptions {
  std::string root;
  Colour colour = Colour::Auto;
  bool quiet = false;
};

std::string whyNoFolder(const std::string& name) {
  std::error_code unknown;
  return std::filesystem::is_directory(name, unknown) ? "" : "there is no folder '" + name + "'";
}

void declareCommon(CLI::App& command, CommonOptions& options) {
  // Nearly all commands read documents, and those may name others.
  if (takesDocuments(command.get_name()))
    command.add_option("--root", options.root, "Refuse references that lead out of this folder")
        ->type_name("DIR")
        ->check(CLI::Validator(whyNoFolder, "", "folder"));
  if (command.get_option_no_throw("--quiet") == nullptr)
    command.add_flag("-q,--quiet", options.quiet, "Show no progress and no notes, only results and errors");
  command
      .add_option_function<std::string>(
          "--color",
          [&options](const std::string& when) {
            options.colour = when == "always"  ? Colour::Always
                             : when == "never" ? Colour::Never
                                               : Colour::Auto;
          },
          "auto, always or never; auto: on terminals, unless NO_COLOR is set")
      ->check(oneOf({"auto", "always", "never"}))
      ->default_str("auto");
}

// The command line where a document of this game is given; null: of any.
struct CommandLine {
  explicit CommandLine(const Game* game) {
    // Words of our own: the parser's are others in other versions of it.
    app.set_help_flag("-h,--help", "Print this help message and exit");
    app.set_version_flag("-V,--version",
                         std::string("fairway ") + versionText() + "\n" + std::string(system::buildText()),
                         "Display program version information and exit");
    app.require_subcommand(1);
    app.footer(firstSteps);
    app.get_formatter()->column_width(32);
    declareCommands(app, run, game);
    for (CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
      if (command->get_name() != "help") declareCommon(*command, common);
  }

  CLI::App app{description, "fairway"};
  Run run;
  CommonOptions common;
};

// `a lake, a tileset or a course`: the documents of a game, but for records, which all games have.
void addKinds(const Game& game, std::vector<std::string>& names) {
  if (const formats::Game* known = entryFor(game.id, formats::games()))
    for (const formats::Kind& kind : known->kinds)
      if (kind.name != "record") names.push_back("a " + std::string(kind.name));
}

std::vector<std::string> longNames(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options())
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  return names;
}

// Why a game does not know an option that the word has in other games, and what it has instead; empty: no
// game has it.
std::string optionOfOthers(const Game* game, const std::string& word, const std::string& option) {
  std::vector<std::string> kinds;
  std::vector<std::string> known; // options of those who have it
  for (const Meaning& meaning : meaningsOf(word)) {
    CommandLine line(meaning.game);
    const CLI::App* command = line.app.get_subcommand(word);
    if (meaning.game == game || command->get_option_no_throw(option) == nullptr) continue;
    addKinds(*meaning.game, kinds);
    const std::vector<std::string> names = longNames(*command);
    known.insert(known.end(), names.begin(), names.end());
  }
  if (kinds.empty() || game == nullptr) return "";
  CommandLine own(game);
  std::vector<std::string> instead;
  for (const std::string& name : longNames(*own.app.get_subcommand(word)))
    if (std::find(known.begin(), known.end(), name) == known.end()) instead.push_back(name);
  std::vector<std::string> ours;
  addKinds(*game, ours);
  return option + " is for " + anyOf(kinds) +
         (instead.empty() ? ", not for " + anyOf(ours) : "; " + anyOf(ours) + " takes " + anyOf(instead));
}

// The command that was called as this game has it, or the list of all.
int writeHelp(CLI::App& app, const Streams& streams) {
  const ProgramWords words = wordsOf(app);
  const auto called = app.get_subcommands();
  const auto found =
      std::find_if(words.commands.begin(), words.commands.end(), [&](const CommandWords& command) {
        return !called.empty() && command.name == called.back()->get_name();
      });
  streams.out << (found == words.commands.end() ? helpText(words, terminalWidth())
                                                : helpText(*found, terminalWidth()));
  return exitDone;
}

int runAs(const Game* game, int argc, const char* const* argv, const Streams& streams) {
  CommandLine line(game);
  CLI::App& app = line.app;
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const bool asked = error.get_exit_code() == 0; // --help, --version
    // Help for an unknown word would be help for something else.
    if (!asked || namesNoCommand(app, argc, argv)) {
      const auto elsewhere = [game](const std::string& command, const std::string& option) {
        return optionOfOthers(game, command, option);
      };
      return refuseWords(app, error, elsewhere, argc, argv, streams);
    }
    if (dynamic_cast<const CLI::CallForHelp*>(&error) != nullptr) return writeHelp(app, streams);
    app.exit(error, streams.out, streams.err); // --version
    return exitDone;
  }
  const RootGuard guard(line.common.root);
  Streams asked = streams;
  asked.colour = line.common.colour;
  asked.quiet = line.common.quiet;
  try {
    return line.run(asked);
  } catch (const formats::DrawingMissing&) {
    return refuseCall(
        app.get_subcommands().front()->get_name() +
            ": this build of Fairway draws neither pictures nor pages; the one for Debian, or one "
            "that is built from the sources, does: " FAIRWAY_HOMEPAGE,
        asked);
  }
}

ProgramWords wordsOfAllGames() {
  CommandLine any(nullptr);
  ProgramWords words = wordsOf(any.app);
  std::vector<GameWords> byGame;
  for (const Game* game : games()) {
    CommandLine line(game);
    byGame.push_back({std::string(game->id.name), wordsOf(line.app).commands});
    std::erase_if(byGame.back().commands, [&](const CommandWords& command) { // words that it does not have
      const std::vector<Meaning> meanings = meaningsOf(command.name);
      return std::none_of(meanings.begin(), meanings.end(),
                          [&](const Meaning& meaning) { return meaning.game == game; });
    });
  }
  joinWords(words, byGame);
  return words;
}

// The game of the first document that an argument of the call names, where the command is declared as this
// game has it; null: there is none. Files that options name, such as the one to write, decide nothing.
const Game* gameNamed(const Game* declared, int argc, const char* const* argv, KnownDocuments& documents,
                      std::istream& in) {
  CommandLine line(declared);
  try {
    line.app.parse(argc, argv);
  } catch (const CLI::ParseError&) {
    // What is wrong is said when the call is parsed as its own game has it.
  }
  const CLI::App* command = line.app.get_subcommand(argv[1]);
  std::vector<std::string> names;
  for (const CLI::Option* option : std::as_const(*command).get_options())
    if (option->get_positional())
      names.insert(names.end(), option->results().begin(), option->results().end());
  const std::vector<std::string> others = command->remaining(); // behind options that only other games have
  names.insert(names.end(), others.begin(), others.end());
  for (const std::string& name : names) {
    const KnownDocuments::Known* known = documents.read(name, in);
    if (known && known->kind) return entryFor(known->kind->game, games());
  }
  return nullptr;
}

// Which of the games that have the word a call means. Only the game knows which words are values of options,
// and only the document says which game it is: so the call is parsed as the first game has it, and once more
// as the game has it whose document was found then.
const Game* gameOfCall(const std::vector<Meaning>& meanings, int argc, const char* const* argv,
                       KnownDocuments& documents, std::istream& in) {
  const Game* first = gameNamed(meanings.front().game, argc, argv, documents, in);
  if (!first || first == meanings.front().game) return first;
  const Game* second = gameNamed(first, argc, argv, documents, in);
  return second ? second : first;
}

// Of the games that have the word, the first whose options are those of the call; else the first of all.
const Game* gameWithOptions(const std::vector<Meaning>& meanings, const std::vector<std::string>& words) {
  const auto knowsAll = [&](const Meaning& meaning) {
    CommandLine line(meaning.game);
    const CLI::App* command = line.app.get_subcommand(words.front());
    return std::all_of(words.begin() + 1, words.end(), [&](const std::string& word) {
      return !word.starts_with("--") ||
             command->get_option_no_throw(word.substr(0, word.find('='))) != nullptr;
    });
  };
  const auto found = std::find_if(meanings.begin(), meanings.end(), knowsAll);
  return found == meanings.end() ? nullptr : found->game;
}

// A document was refused: if its game does not have the word at all, which ones it has.
void tellOtherWords(const Game& game, const std::string& word, std::ostream& err) {
  std::string others;
  for (const GameCommand& command : game.commands) {
    if (command.word == word) return;
    others.append(others.empty() ? "" : ", ").append(command.word);
  }
  err << "`fairway " << word
      << "` does not work on documents of this game. These commands do: validate, fmt, " << others << ".\n";
}

// A call for help: `print --help river` and `help print river`, with or without the game.
struct HelpCall {
  std::string command; // empty: all commands are listed
  std::string game;    // empty: all games
};

std::optional<HelpCall> helpCalled(const std::vector<std::string>& words) {
  if (words.empty()) return std::nullopt;
  if (words[0] == "help" && words.size() <= 3 &&
      std::none_of(words.begin() + 1, words.end(), [](const auto& word) { return word.starts_with("-"); }))
    return HelpCall{words.size() > 1 ? words[1] : "", words.size() > 2 ? words[2] : ""};
  if (words.size() == 3 && (words[1] == "--help" || words[1] == "-h")) return HelpCall{words[0], words[2]};
  return std::nullopt;
}

// All games on one page: what they share once, then what each has of its own.
int helpOfAllGames(const std::string& word, const Streams& streams) {
  const ProgramWords words = wordsOfAllGames();
  for (const CommandWords& command : words.commands)
    if (command.name == word) streams.out << helpText(command, terminalWidth());
  return exitDone;
}

int runHelp(const HelpCall& call, const Streams& streams) {
  const Game* game = entryFor(GameId{call.game}, games()); // no game is called ""
  const std::vector<Meaning> meanings = meaningsOf(call.command);
  const bool known =
      call.game.empty() || std::any_of(meanings.begin(), meanings.end(),
                                       [&](const Meaning& meaning) { return meaning.game == game; });
  if (!known) {
    std::vector<std::string> names;
    for (const Meaning& meaning : meanings) names.emplace_back(meaning.game->id.name);
    return refuseCall("`fairway " + call.command + "` has no help for '" + call.game + "'" +
                          (names.empty() ? "" : "; choose " + anyOf(names)),
                      streams);
  }
  const std::string word = call.command.empty() ? "--help" : call.command;
  const std::array<const char*, 3> words{"fairway", word.c_str(), "--help"};
  if (!game && meanings.size() > 1) return helpOfAllGames(call.command, streams);
  return runAs(game, call.command.empty() ? 2 : 3, words.data(), streams);
}

} // namespace

void declareExclude(CLI::App& command, std::vector<std::string>& patterns) {
  command
      .add_option(
          "--exclude", patterns,
          "Leave out files and folders of this name or path; * stands for any letters, ** for any folders. "
          "Can be given more than once")
      ->type_name("PATTERN")
      ->allow_extra_args(false);
}

void declareSeed(CLI::App& command, std::uint64_t& seed) {
  takesSeed(command.add_option("--seed", seed, "Random seed")->capture_default_str());
}

namespace {

int runCall(int argc, const char* const* argv, const Streams& streams) {
  const std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
  // For the build alone, so that help and suggestions know nothing of it.
  if (words.size() == 2 && words[0] == "--write-manual")
    return writeManual(wordsOfAllGames(), words[1], streams);
  if (const auto help = helpCalled(words); help && !std::filesystem::exists(help->game))
    return runHelp(*help, streams);
  const std::vector<Meaning> meanings = words.empty() ? std::vector<Meaning>() : meaningsOf(words.front());
  if (meanings.size() < 2) {
    const int status = runAs(nullptr, argc, argv, streams);
    if (status != exitUnreadable || meanings.empty()) return status;
    // Standard input is used up by now.
    KnownDocuments documents;
    std::istringstream nothing;
    if (const Game* game = gameOfCall(meanings, argc, argv, documents, nothing))
      tellOtherWords(*game, words.front(), streams.err);
    return status;
  }
  KnownDocuments documents;
  Streams known = streams;
  known.known = &documents;
  if (const Game* game = gameOfCall(meanings, argc, argv, documents, streams.in)) {
    const int status = runAs(game, argc, argv, known);
    if (status == exitUnreadable) tellOtherWords(*game, words.front(), streams.err);
    return status;
  }
  // Without a document it is not known which game is meant: help lists them all, and a game that has such
  // options reports what is wrong.
  const bool help = std::find(words.begin(), words.end(), "--help") != words.end() ||
                    std::find(words.begin(), words.end(), "-h") != words.end();
  if (help && meanings.size() > 1) return helpOfAllGames(words.front(), streams);
  return runAs(gameWithOptions(meanings, words), argc, argv, known);
}

} // namespace

// All that is said passes through one place, whatever says it.
int runFairway(int argc, const char* const* argv, const Streams& streams) {
  PeopleText outText(streams.out), errText(streams.err);
  std::ostream out(&outText), err(&errText);
  Streams people{streams.in, out, err, streams.outIsTerminal, streams.errIsTerminal};
  people.files = &streams.out;
  const int status = runCall(argc, argv, people);
  out.flush();
  err.flush();
  return status;
}

} // namespace fairway::command
