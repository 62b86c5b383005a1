#include "validator/lake_race/command/declare_commands.h"

#include "validator/command/call/number_option.h"
#include "validator/command/tables/declare_table.h"
#include "validator/lake_race/command/generate/generate_command.h"
#include "validator/lake_race/command/pages/courses_output.h"
#include "validator/lake_race/command/pages/import_command.h"
#include "validator/lake_race/command/pages/play_command.h"
#include "validator/lake_race/command/par/par_command.h"
#include "validator/lake_race/command/races/commands.h"
#include "validator/lake_race/command/suggest/suggest_command.h"
#include "validator/lake_race/command/verify/verify_command.h"
#include "validator/lake_race/command/verify/verify_part.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace fairway::command::lake_race {

namespace {

RaceWords pilotWords() {
  return {1,
          6,
          "sails alone, to compare with par",
          "at most 10000 times, fewer once the verdict is sure",
          {"par", "cautious", "bold", "random", "casual"},
          "par: perfect alone; cautious and bold: as if damage weighed more or less; casual: better choices "
          "more often; random: any of its options"};
}

// What a boat can do in a state, and what each choice costs.
void declareState(CLI::App& command, const std::shared_ptr<StateWords>& state) {
  const auto about = [&](CLI::Option* option) { option->group("What to do in a state")->needs("--at"); };
  command
      .add_option("--at", state->at,
                  "Show what a boat at this cell (0512: column 5, row 12) can do and what each choice costs")
      ->type_name("CELL")
      ->group("What to do in a state");
  about(command.add_option("--heading", state->heading, "Its heading: E, NE, NW, W, SW or SE")
            ->type_name("{E,NE,NW,W,SW,SE}")
            ->capture_default_str());
  const auto aboutNumber = [&](CLI::Option* option, int least, int most) {
    takesWholeNumber(option, least, most);
    about(option);
  };
  aboutNumber(
      command
          .add_option("--dice", state->dice, "Its dice before the turn, separated by commas; none by default")
          ->delimiter(','),
      1, 3);
  aboutNumber(command.add_option("--damage", state->damage, "Its damage")->capture_default_str(), 0, 3);
  about(command.add_option("--gate", state->gate, "Its next gate: START, 1, 2, 3 or FINISH")
            ->type_name("{START,1,2,3,FINISH}")
            ->capture_default_str());
  aboutNumber(command.add_option("--owed", state->owed, "What it owes there; 2 means 2 or more")
                  ->capture_default_str(),
              0, 2);
  aboutNumber(command
                  .add_option_function<std::vector<int>>(
                      "--rolled", [state](const std::vector<int>& dice) { state->rolled = dice; },
                      "The dice after the roll: shows how to steer")
                  ->delimiter(','),
              1, 3);
}

// Which races of a lake come to the table.
void declareRacesOfLake(CLI::App& command, std::string& race, int& assignment) {
  CLI::Option* one =
      command
          .add_option(
              "--race", race,
              "Of a lake: this race only; otherwise all three as a match, or the only race that it has")
          ->check(oneOf({"A", "B", "C"}));
  CLI::Option* which =
      command.add_option("--assignment", assignment,
                         "Which of the 24 courses of that race; without it, the first that can be raced");
  takesWholeNumber(which, 1, 24);
  which->needs(one);
}

} // namespace

void declareCourses(CLI::App& app, Run& run) {
  CLI::App* command =
      app.add_subcommand("courses", "List the 24 courses of each race of a lake, with arrows chosen");
  const auto options = std::make_shared<CoursesOptions>();
  command->add_option("LAKE", options->file, "A lake; - is standard input")->required();
  command->add_option("--race", options->race, "One race only")->check(oneOf({"A", "B", "C"}));
  command->add_option("-o,--output", options->folder,
                      "Write the courses to this folder, each self-contained");
  command
      ->add_option_function<std::string>(
          "--format", [options](const std::string& format) { options->json = format == "json"; },
          "text or json")
      ->check(oneOf({"text", "json"}));
  command->footer("Exit status 1: some course cannot be raced, or no race of the lake has courses.\n"
                  "Examples:\n  fairway courses two-herons.lake.yaml\n"
                  "  fairway courses two-herons.lake.yaml --race A -o courses/");
  onCall(*command, run, options, runCourses);
}

namespace {

// How much of a set is verified, when that stops, and where its failures go.
void declareExtentOfProof(CLI::App& command, VerifyCommandOptions& options) {
  takesWholeNumber(
      command.add_option("--sample", options.sample, "Check a random sample of N lakes instead of all"), 1,
      std::int64_t{1} << 32);
  declareSeed(command, options.seed);
  command.add_option("--shard", options.shard, "Check part i of n only, written i/n; see --merge")
      ->check(CLI::Validator(whyNoShard, "i/n", "shard"));
  command.add_option("--failures", options.failures,
                     "Write failing lakes and courses to this folder, as documents");
  CLI::Option* failFast =
      command.add_flag("--fail-fast", options.failFast, "Stop at the first lake that fails");
  command
      .add_option("--time", options.time,
                  "Stop after this time, such as 90s, 10m or 2h, with what is known by then")
      ->check(CLI::Validator(whyNoTime, "TIME", "time"));
  command
      .add_option("--resume", options.resume,
                  "Keep what is done in this file, and go on from there if it exists")
      ->type_name("FILE")
      ->excludes(failFast);
}

// What is computed besides the proof.
void declareMoreThanProof(CLI::App& command, VerifyCommandOptions& options) {
  for (CLI::Option* more :
       {command.add_flag("--changes", options.changes,
                         "Show which single changes of the tiles would leave the fewest failures"),
        command
            .add_flag("--deep", options.deep,
                      "With --sample: solve and race a random course of each lake; show par and fairness")
            ->needs("--sample")})
    for (const char* other : {"--shard", "--fail-fast", "--time", "--resume"}) more->excludes(other);
}

// A merged proof has no choices left.
void refuseChoicesOfMerge(const CLI::App& command, const VerifyCommandOptions& options) {
  const bool merges = command.count("--merge") > 0;
  if (!merges && options.file.empty()) throw CLI::RequiredError("TILESET");
  for (const char* other : {"TILESET", "--side", "--sample", "--seed", "--shard", "--failures", "--fail-fast",
                            "--time", "--resume", "--format"})
    if (merges && command.count(other) > 0)
      throw CLI::ValidationError(other, "cannot be used with --merge: the parts say what was verified");
}

} // namespace

void declareVerify(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand(
      "verify", "Prove that every lake of a tile set can be raced, or show one that cannot");
  const auto options = std::make_shared<VerifyCommandOptions>();
  command->add_option("TILESET", options->file, "A tile set; - is standard input");
  command->add_option("--side", options->side, "dark, light, or both sides of the tiles")
      ->check(oneOf({"dark", "light", bothSides}))
      ->capture_default_str();
  declareExtentOfProof(*command, *options);
  declareMoreThanProof(*command, *options);
  command->add_option("--format", options->format, "text or json")
      ->check(oneOf({"text", "json"}))
      ->capture_default_str();
  command->add_flag("--strict", options->strict, "Lakes whose water is not connected fail too");
  command
      ->add_option("--merge", options->parts,
                   "Join the JSON of all parts of a run and print the JSON of the whole; takes no TILESET")
      ->type_name("PART.json ...")
      ->expected(1, static_cast<int>(mostParts));
  command->footer("Exit status 1: some course cannot be raced.\n"
                  "Examples:\n  fairway verify classic.tileset.yaml --side both\n"
                  "  fairway verify classic.tileset.yaml --side light --sample 500 --seed 7\n"
                  "  fairway verify classic.tileset.yaml --sample 20 --deep\n"
                  "  fairway verify classic.tileset.yaml --sample 500 --changes\n"
                  "  fairway verify classic.tileset.yaml --time 10m --resume classic.done\n"
                  "  fairway verify classic.tileset.yaml --shard 1/4 --format json > part-1.json\n"
                  "  fairway verify --merge part-*.json");
  command->callback([command, options, &run] {
    refuseChoicesOfMerge(*command, *options);
    run = [options](const Streams& streams) { return runVerify(*options, streams); };
  });
}

void declareImport(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("import", "Turn a hexagonal map of Tiled (.tmx, .tmj) into a lake");
  const auto options = std::make_shared<ImportOptions>();
  command->add_option("FILE", options->file, "The map; - reads standard input")->required();
  command->add_option("-o,--output", options->out, "The lake's document; - writes to standard output")
      ->required();
  command
      ->add_option("--water", options->water, "Tiles that are water: numbers or types, separated by commas")
      ->delimiter(',');
  command->add_option("--land", options->land, "Tiles that are land")->delimiter(',');
  command->add_option("--void", options->voids, "Tiles that are outside the lake; empty places always are")
      ->delimiter(',');
  command
      ->add_option("--layer", options->layer,
                   "The layer with the terrain; by default `terrain`, or the only one")
      ->type_name("NAME");
  command->footer("Examples:\n  fairway import lake.tmx -o lake.lake.yaml\n"
                  "  fairway import theirs.tmj -o lake.lake.yaml --water 3,4 --land grass,rock");
  onCall(*command, run, options, runImport);
}

void declareReplay(CLI::App& app, Run& run) {
  const auto options = std::make_shared<ReplayOptions>();
  CLI::App* command = declareReplayOptions(
      app, *options,
      {"Referee a record: ranks, damage and points",
       "Show for each turn what was luck, what was a mistake, what was traffic, what would "
       "have been better, and how the win chances went",
       "  fairway replay match.record.yaml\n"
       "  fairway replay --coach match.record.yaml\n"
       "  fairway replay --format json match.record.yaml"});
  takesNumber(
      command
          ->add_option("--sink-penalty", options->sinkPenalty, "How many turns the coach counts for sinking")
          ->capture_default_str()
          ->needs("--coach"),
      0, 1e6);
  onCall(*command, run, options, runReplay);
}

void declareRace(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("race", "Play a race between pilots and write its record");
  const auto options = std::make_shared<RaceOptions>();
  command->add_option("COURSE", options->course, "The course; - reads standard input")->required();
  takesWholeNumber(
      command->add_option("--players", options->players, "Boats in the race")->capture_default_str(), 2, 6);
  declareSeed(*command, options->seed);
  declarePilots(*command, options->pilots, pilotWords())->default_str("simple ones");
  declareBots(*command, options->bots);
  command->add_option("-o,--output", options->output, "The record to write; - writes to standard output")
      ->required();
  command->footer("The record holds its board and needs no other file.\n"
                  "Examples:\n  fairway race race-a.course.yaml -o race-a.record.yaml\n"
                  "  fairway race race-a.course.yaml --players 2 --seed 7 -o - | fairway replay -\n"
                  "  fairway race race-a.course.yaml --players 3 --pilots par,bold -o race-a.record.yaml");
  onCall(*command, run, options, runRace);
}

void declareTable(CLI::App& app, Run& run) {
  const auto options = std::make_shared<LakeTableOptions>();
  CLI::App* command = declareTableOf(app, run, openTable, options,
                                     {"A board, such as a course or a lake, or a record, which is played on",
                                      6, "4", true, pilotWords().pilots,
                                      "  fairway table race-a.course.yaml --players 2 --seats person,par\n"
                                      "  fairway table two-herons.lake.yaml --race A --assignment 5\n"
                                      "  fairway table two-herons.lake.yaml --players 3 --chance told"});
  command->add_flag("--variant", options->variant,
                    "Race on until no boat is left, with points for turns ahead; with two players it always "
                    "holds");
  declareRacesOfLake(*command, options->race, options->assignment);
}

void declarePlay(CLI::App& app, Run& run) {
  const auto options = std::make_shared<LakePlayOptions>();
  CLI::App* command =
      declarePlayOptions(app, *options,
                         {"A board, such as a course or a lake",
                          "  fairway play race-a.course.yaml -o race.html\n"
                          "  fairway play two-herons.lake.yaml -o match.html\n"
                          "  fairway play two-herons.lake.yaml --race A --assignment 5 -o race.html"});
  declareRacesOfLake(*command, options->race, options->assignment);
  onCall(*command, run, options, runPlay);
}

void declarePar(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("par", "How hard a course is: the expected turns of a perfect boat");
  const auto options = std::make_shared<ParCommandOptions>();
  command->add_option("COURSE", options->file, "A course; - reads standard input")->required();
  takesWholeNumber(command->add_option("--max-dice", options->maxDice, "The most dice a boat may have")
                       ->capture_default_str(),
                   1, 18);
  takesNumber(command->add_option("--sink-penalty", options->sinkPenalty, "What sinking costs, in turns")
                  ->capture_default_str(),
              0, 1e6);
  command->add_option("--format", options->format, "text or json")
      ->capture_default_str()
      ->check(oneOf({"text", "json"}));
  const auto state = std::make_shared<StateWords>();
  declareState(*command, state);
  command->footer("Examples:\n  fairway par race-a.course.yaml\n"
                  "  fairway par --max-dice 4 --format json race-a.course.yaml\n"
                  "  fairway par race-a.course.yaml --at 0504 --heading E --dice 1,3 --gate 2\n"
                  "  fairway par race-a.course.yaml --at 0504 --heading E --dice 1,3 --gate 2 --rolled 3,3");
  command->callback([command, options, state, &run] {
    if (command->count("--at") > 0) options->ask = *state;
    run = [options](const Streams& streams) { return runPar(*options, streams); };
  });
}

void declareSimulate(CLI::App& app, Run& run) {
  CLI::App* command = app.add_subcommand("simulate", "Race equal pilots many times and judge the seats");
  const auto options = std::make_shared<SimulateOptions>();
  command
      ->add_option(
          "COURSE", options->files,
          "A course, or a lake for all its courses; with --match a lake, or the courses of races A, B and C; "
          "- reads standard input")
      ->type_name("")
      ->expected(1, 3)
      ->required();
  command->add_flag("--match", options->match,
                    "Hold whole matches of three races; for a lake, the first course of each race");
  command
      ->add_flag("--ghosts", options->ghosts,
                 "Boats do not meet: without luck, every race comes out as turn order and start places say")
      ->excludes("--match");
  command
      ->add_flag("--skill", options->skill,
                 "Also race one perfect boat among casual ones: how many points more than its share it wins")
      ->excludes("--match")
      ->excludes("--ghosts");
  command->add_option("--race", options->race, "Of a lake: the courses of one race only")
      ->check(CLI::IsMember({"A", "B", "C"}))
      ->excludes("--match");
  options->players = 4;
  declareRacePlan(*command, *options, pilotWords());
  declareBots(*command, options->bots);
  takesWholeNumber(command->add_option("--max-dice", options->maxDice, "The most dice a boat may have")
                       ->capture_default_str(),
                   1, 18);
  takesNumber(
      command
          ->add_option("--sink-penalty", options->sinkPenalty, "How many turns the pilots count for sinking")
          ->capture_default_str(),
      0, 1e6);
  command->footer(
      "Exit status 1: the verdict is unfair, or no race can be held; for a lake, on at least one course.\n"
      "The courses of a lake are raced with the same seed as each would be alone.\n"
      "Races that do not end have no result and are left out; the report says how many.\n"
      "Examples:\n  fairway simulate race-a.course.yaml\n"
      "  fairway simulate --players 1 race-a.course.yaml\n"
      "  fairway simulate --skill race-a.course.yaml\n"
      "  fairway simulate --players 3 --pilots par,par,bold --races 30000 race-a.course.yaml\n"
      "  fairway simulate two-herons.lake.yaml --race A\n"
      "  fairway simulate --match two-herons.lake.yaml\n"
      "  fairway simulate race-a.course.yaml --bot 2=./mine --races 50");
  command->callback([options, &run] {
    const std::size_t files = options->files.size();
    if (!options->match && files > 1)
      throw CLI::ValidationError("COURSE", "must be a single course; for a match of several use --match");
    if (options->match && files == 2)
      throw CLI::ValidationError("COURSE", "must be a lake or three courses with --match");
    if (options->match && options->players < 2)
      throw CLI::ValidationError("--players", "must be at least 2 in a match");
    run = [options](const Streams& streams) { return runSimulate(*options, streams); };
  });
}

void declareSuggest(CLI::App& app, Run& run) {
  CLI::App* command =
      app.add_subcommand("suggest", "Look for small edits that bring a course or lake nearer to a goal");
  const auto options = std::make_shared<SuggestCommandOptions>();
  command->add_option("FILE", options->file, "A course, a lake or a board of tiles; - reads standard input")
      ->required();
  command
      ->add_option("--goal", options->goal,
                   "fair: the worst seat nearer to its share; even: the 24 assignments of each race nearer "
                   "together; par=T: par near T turns; clean: fewer findings")
      ->type_name("{fair,even,par=T,clean}")
      ->check(CLI::Validator(whyNoGoal, "", "goal"))
      ->required();
  takesWholeNumber(command->add_option("--tries", options->tries, "Edits to try")->capture_default_str(), 1,
                   100000);
  declareSeed(*command, options->seed);
  takesWholeNumber(
      command->add_option("--players", options->players, "Boats in a race")->capture_default_str(), 2, 6);
  takesWholeNumber(
      command
          ->add_option("--races", options->races, "Races by which a suggestion for the goal fair is judged")
          ->capture_default_str(),
      100, 10000000);
  command->add_flag("--allow", options->allow,
                    "Allow new warnings of `validate --deep`; new errors are never allowed");
  command->add_option("-o,--output", options->folder, "Write each suggestion to this folder, as a document");
  command->add_option("--format", options->format, "text or json")
      ->check(oneOf({"text", "json"}))
      ->capture_default_str();
  command->footer(
      "Every suggestion is judged by races that the search did not use; if nothing helps, it says so.\n"
      "Examples:\n  fairway suggest race-a.course.yaml --goal fair\n"
      "  fairway suggest race-a.course.yaml --goal par=20 --tries 400 -o better/\n"
      "  fairway suggest two-herons.lake.yaml --goal even");
  onCall(*command, run, options, runSuggest);
}

void declareGenerate(CLI::App& app, Run& run) {
  CLI::App* command =
      app.add_subcommand("generate", "Make new lakes or tile sets that pass all quick checks");
  const auto options = std::make_shared<GenerateCommandOptions>();
  command->add_option("--size", options->size, "Columns and rows of a lake, 10 to 60 each")
      ->type_name("24x24")
      ->check(CLI::Validator(whyNoSize, "", "size"))
      ->capture_default_str();
  command->add_option("--land", options->land, "About how much of it is land")
      ->type_name("15%")
      ->check(CLI::Validator(whyNoShare, "", "share"))
      ->capture_default_str();
  command->add_option("--island", options->island, "Cells per island")
      ->type_name("3..12")
      ->check(CLI::Validator(whyNoIsland, "", "range"))
      ->capture_default_str();
  command
      ->add_option("--symmetry", options->symmetry, "none, turn (by 180 degrees) or mirror (left and right)")
      ->check(oneOf({"none", "turn", "mirror"}))
      ->capture_default_str();
  takesWholeNumber(command->add_option("--players", options->players, "Boats in the races that rank them")
                       ->capture_default_str(),
                   2, 6);
  command->add_option("--par", options->par, "Par of the first course of each race; any by default")
      ->type_name("18..24")
      ->check(CLI::Validator(whyNoParRange, "", "range"));
  takesWholeNumber(command->add_option("--count", options->count, "How many")->capture_default_str(), 1, 100);
  declareSeed(*command, options->seed);
  command
      ->add_option(
          "--verify", options->verify,
          "Number of lakes to verify on each side of a tile set, chosen at random, or all (minutes a set)")
      ->type_name("{N,all}")
      ->check(CLI::Validator(whyNoLakes, "", "lakes"))
      ->capture_default_str();
  command->add_option("-o,--output", options->folder, "Write them to this folder")->required();
  command->add_option("WHAT", options->what, "lake or tileset")
      ->check(oneOf({"lake", "tileset"}))
      ->required();
  command->footer(
      "The best come first: with the fewest unfair courses, then the fewest warnings of the deep checks. "
      "Ctrl-C keeps what was found.\n"
      "Exit status 1: fewer were found than asked for.\n"
      "Examples:\n  fairway generate lake -o lakes/\n"
      "  fairway generate lake --size 30x20 --land 20% --symmetry turn --par 18..24 -o lakes/\n"
      "  fairway generate tileset --land 12% --count 1 -o sets/\n"
      "  fairway generate tileset --count 1 --verify all -o sets/");
  onCall(*command, run, options, runGenerate);
}

} // namespace fairway::command::lake_race
