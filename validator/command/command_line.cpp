#include "validator/command/command_line.h"

#include "formats/document/kind.h"
#include "rules/base/version.h"
#include "validator/command/call_errors.h"
#include "validator/command/commands.h"
#include "validator/command/declare.h"
#include "validator/command/load_document.h"
#include "validator/command/manual/manual.h"
#include "validator/command/manual/manual_words.h"
#include "validator/command/meaning.h"
#include "validator/command/number_option.h"
#include "validator/command/validate/validate_command.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <memory>
#include <ostream>
#include <utility>

// Each command has a function that declares its options and says what to run; the work itself is in the
// command's own file.
namespace fairway::command {

namespace {

constexpr const char* description = "Designs and proves courses for board games raced on water.\n"
                                    "Exit status: 0 nothing wrong, 1 findings, 2 wrong usage, 3 a file "
                                    "cannot be read or is not a valid document.";

constexpr const char* firstSteps =
    "`fairway COMMAND --help` lists its options and shows examples, for each game that has the command.\n"
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
      ->add_option("-o", options->out,
                   "The document to write, which must not exist yet; - writes to standard output")
      ->capture_default_str();
  command->footer("Examples:\n  fairway new\n  fairway new lake -o my-pond.lake.yaml\n"
                  "  fairway new river -o my-brook.river.yaml");
  command->callback(
      [options, &run] { run = [options](const Streams& streams) { return runNew(*options, streams); }; });
}

void declareFmt(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("fmt", "Rewrite documents in canonical form");
  const auto options = std::make_shared<FmtOptions>();
  command
      ->add_option("FILE", options->files, "Documents; - reads standard input and writes to standard output")
      ->required();
  CLI::Option* check = command->add_flag(
      "--check", options->check, "Only list the files that are not canonical; exit with 1 if there are any");
  command->add_flag("--diff", options->diff, "Only show what would change; exit with 1 if anything would")
      ->excludes(check);
  command->add_flag("--drop-comments", options->dropComments,
                    "Drop comments that are not at the head of the document");
  command->footer("Examples:\n  fairway fmt two-herons.lake.yaml\n  fairway fmt --check samples/*.yaml\n  "
                  "fairway fmt --diff up-the-river.river.yaml");
  command->callback(
      [options, &run] { run = [options](const Streams& streams) { return runFmt(*options, streams); }; });
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
      ->check(CLI::IsMember({"text", "json", "sarif"}));
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
                  "  fairway validate --select G,C05 --ignore full-circle samples/\n"
                  "  fairway validate --fix --diff two-herons-a.course.yaml\n"
                  "  fairway validate --strict --format sarif samples/ > findings.sarif");
  command->callback([options, &run] {
    run = [options](const Streams& streams) {
      return options->watch ? watchAndValidate(*options, streams) : runValidate(*options, streams);
    };
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
      ->check(CLI::IsMember({"text", "json"}));
  command->footer("Examples:\n  fairway explain\n  fairway explain G03\n  fairway explain --format json");
  command->callback(
      [options, &run] { run = [options](const Streams& streams) { return runExplain(*options, streams); }; });
}

// Calls of it are turned into calls for --help before they are parsed; this declares that it exists.
void declareHelp(CLI::App& app) {
  CLI::App* command = app.add_subcommand("help", "Show how to use a command, or list all commands");
  command->add_option("COMMAND", "The command; without it, all are listed");
  command->footer("Examples:\n  fairway help\n  fairway help validate");
  command->callback([] { throw CLI::CallForHelp(); });
}

// All that a call can mean. Where a word means something in several games, it is declared as the one that is
// asked for.
void declareCommands(CLI::App& app, Run& run, const Game* asked) {
  declareValidate(app, run);
  declareExplain(app, run);
  declareFmt(app, run);
  declareNew(app, run);
  for (const std::string_view word : gameWords()) {
    const std::vector<Meaning> meanings = meaningsOf(word);
    const auto found = std::find_if(meanings.begin(), meanings.end(),
                                    [&](const Meaning& meaning) { return meaning.game == asked; });
    (found == meanings.end() ? meanings.front() : *found).command->declare(app, run);
  }
  declareHelp(app);
}

bool takesDocuments(const std::string& command) {
  return command != "explain" && command != "new" && command != "help";
}

// Nearly all commands read documents, and those may name others.
void declareRoot(CLI::App& app, std::string& root) {
  for (CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
    if (takesDocuments(command->get_name()))
      command->add_option("--root", root, "Refuse references that lead out of this folder")
          ->type_name("DIR")
          ->check(CLI::ExistingDirectory);
}

// The command line where a document of this game is given; null: of any.
struct CommandLine {
  explicit CommandLine(const Game* game) {
    app.set_version_flag("-V,--version", std::string("fairway ") + versionText());
    app.require_subcommand(1);
    app.footer(firstSteps);
    app.get_formatter()->column_width(32);
    declareCommands(app, run, game);
    declareRoot(app, root);
  }

  CLI::App app{description, "fairway"};
  Run run;
  std::string root;
};

int runAs(const Game* game, int argc, const char* const* argv, const Streams& streams) {
  CommandLine line(game);
  CLI::App& app = line.app;
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const bool asked = error.get_exit_code() == 0; // --help, --version
    // Help for an unknown word would be help for something else.
    if (!asked || namesNoCommand(app, argc, argv)) return refuseWords(app, error, argc, argv, streams);
    app.exit(error, streams.out, streams.err);
    return exitDone;
  }
  const RootGuard guard(line.root);
  return line.run(streams);
}

int writeWholeManual(const std::string& folder, const Streams& streams) {
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
  return writeManual(words, folder, streams);
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

// `help validate`, which is `validate --help`, and `help` alone.
bool asksForHelp(const std::vector<std::string>& words) {
  return !words.empty() && words[0] == "help" &&
         (words.size() == 1 || (words.size() == 2 && !words[1].starts_with("-")));
}

} // namespace

void declareSeed(CLI::App& command, std::uint64_t& seed) {
  takesSeed(command.add_option("--seed", seed, "Random seed")->capture_default_str());
}

int runFairway(int argc, const char* const* argv, const Streams& streams) {
  const std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
  // For the build alone, so that help and suggestions know nothing of it.
  if (words.size() == 2 && words[0] == "--write-manual") return writeWholeManual(words[1], streams);
  if (asksForHelp(words)) {
    const std::array<const char*, 3> call{"fairway", words.size() > 1 ? argv[2] : "--help", "--help"};
    return runFairway(static_cast<int>(words.size() + 1), call.data(), streams);
  }
  const std::vector<Meaning> meanings = words.empty() ? std::vector<Meaning>() : meaningsOf(words.front());
  if (meanings.size() < 2) return runAs(nullptr, argc, argv, streams);
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
  if (!help) return runAs(gameWithOptions(meanings, words), argc, argv, known);
  int status = exitDone;
  for (const Meaning& meaning : meanings) {
    if (meaning.game != meanings.front().game) streams.out << '\n';
    status = std::max(status, runAs(meaning.game, argc, argv, streams));
  }
  return status;
}

} // namespace fairway::command
