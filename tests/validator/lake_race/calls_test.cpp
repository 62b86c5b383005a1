#include "tests/validator/lake_race/called.h"

#include <gmock/gmock.h>

// What every command has in common: how it refuses, where it says the fault is, what `-` means.
namespace fairway::command::lake_race {
namespace {

using testing::HasSubstr;

const std::string pond = samples + "duck-pond.lake.yaml";
const std::string course = samples + "duck-pond-a.course.yaml";

TEST(Calls, WrongOnesAreRefusedWithStatusTwo) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> wrong{
      {{}, "fairway: a command is missing\nRun `fairway --help` for a list of commands, or begin with"},
      {{"sail", pond}, "fairway: there is no command 'sail'; `fairway --help` lists them all"},
      {{"verison"}, "there is no command 'verison'; did you mean --version?"},
      {{pond},
       "a command is missing before '" + pond + "', such as validate: `fairway validate " + pond + "`"},
      {{"validate"}, "FILE is missing"},
      {{"validate", "--format", "xml", pond}, "--format: expected text, json or sarif, found 'xml'"},
      {{"validate", "--format", "1", pond}, "--format: expected text, json or sarif, found '1'"},
      {{"validate", "--depp", pond}, "--depp"},
      {{"validate", "--fix", "-"}, "cannot be used with standard input"},
      {{"explain", "Z99"}, "there is no check 'Z99'; `fairway explain` lists them all"},
      {{"explain", "l4"}, "there is no check 'l4'; did you mean L04?"},
      {{"explain", "ful-circle"}, "did you mean full-circle?"},
      {{"race", course}, "-o OUTPUT is missing"},
      {{"race", course, "-o", "-", "--players", "1"},
       "fairway: --players: expected a whole number from 2 to 6, found '1'"},
      {{"race", course, "-o", "-", "--seed", "-1"},
       "--seed: expected a whole number from 0 to 18446744073709551615, found '-1'"},
      {{"race", course, "-o", "-", "--seed", "1.5"},
       "--seed: expected a whole number from 0 to 18446744073709551615, found '1.5'"},
      {{"simulate", course, "--seed", "18446744073709551616"}, "found '18446744073709551616'"},
      {{"simulate", course, "--races", "0"},
       "--races: expected a whole number from 1 to 1000000000, found '0'"},
      {{"simulate", course, "--players", "7"}, "--players: expected a whole number from 1 to 6, found '7'"},
      {{"par", course, "--max-dice", "0"}, "--max-dice"},
      {{"par", course, "--sink-penalty", "-1"}, "--sink-penalty"},
      {{"verify", samples + "classic.tileset.yaml", "--side", "grey"},
       "--side: expected dark, light or both, found 'grey'"},
      {{"verify", samples + "classic.tileset.yaml", "--sample", "0"},
       "--sample: expected a whole number from 1 to 4294967296, found '0'"},
      {{"courses", pond, "--race", "D"}, "--race: expected A, B or C, found 'D'"},
      {{"export", pond, "-o", "pond.doc"}, "the ending must be .yaml"},
      {{"print", pond, "-o", "pond.png"}, "the ending must be .pdf"},
      {{"play", pond, "-o", "pond.pdf"}, "play writes a page, so the ending must be .html, found 'pond.pdf'"},
  };
  for (const auto& [words, message] : wrong) {
    const Called called = call(words);
    EXPECT_EQ(called.status, exitWrongCall) << message;
    EXPECT_THAT(called.err, HasSubstr(message));
    EXPECT_EQ(called.out, "") << message;
  }
}

// Every command that reads a document, as far as the document's name.
const std::vector<std::vector<std::string>> readers{
    {"validate"}, {"par"},     {"simulate"}, {"race", "-o", "-"},  {"replay"},
    {"verify"},   {"courses"}, {"fmt"},      {"print", "-o", "-"}, {"export", "-o", "/dev/null.yaml"},
};

std::vector<std::string> with(std::vector<std::string> words, const std::string& file) {
  words.insert(words.begin() + 1, file);
  return words;
}

TEST(Calls, WhatIsNoDocumentIsRefusedWithItsPlace) {
  for (const auto& words : readers) {
    const Called called = call(with(words, "-"), "fairway: 1\nkind: lake\nmap: |\n  . o .\n");
    EXPECT_EQ(called.status, exitUnreadable) << words[0];
    EXPECT_EQ(called.err,
              "-:4:5: error: map: expected '.', '#' or 'x', found 'o'\n    4 |   . o .\n      |     ^\n")
        << words[0];
    EXPECT_EQ(called.out, "") << words[0];
  }
}

TEST(Calls, AFileThatCannotBeReadIsNamed) {
  for (const auto& words : readers) {
    const Called called = call(with(words, "nowhere.yaml"));
    EXPECT_EQ(called.status, exitUnreadable) << words[0];
    EXPECT_EQ(called.err, "nowhere.yaml: error: cannot be read: No such file or directory\n") << words[0];
    if (words[0] == "validate" || words[0] == "fmt") continue; // they look into folders
    const Called folder = call(with(words, findings));
    EXPECT_EQ(folder.status, exitUnreadable) << words[0];
    EXPECT_EQ(folder.err, findings + ": error: cannot be read: it is a folder\n") << words[0];
  }
}

TEST(Calls, ADocumentOfAnotherKindIsRefusedAtItsKind) {
  const std::string lake = contentOf(pond);
  const std::string itsKind = "    4 | kind: lake\n      |       ^\n";
  for (const char* command : {"par", "race"}) {
    std::vector<std::string> words{command, "-"};
    if (words[0] == "race") words.insert(words.end(), {"-o", "-"});
    EXPECT_EQ(call(words, lake).err,
              "-:4:7: error: kind: expected a course, found a lake; `fairway courses - "
              "-o DIR` writes the courses of this lake\n" +
                  itsKind);
    EXPECT_EQ(call(words, lake).status, exitUnreadable);
  }
  EXPECT_EQ(call({"replay", "-"}, lake).err, "-:4:7: error: kind: expected a record, found a lake; `fairway "
                                             "race` races on a board and writes a record\n" +
                                                 itsKind);
  const std::string record = samples + "match-two.record.yaml";
  EXPECT_THAT(call({"par", record}).err,
              HasSubstr("expected a course, found a record; `fairway replay " + record + "` referees it\n"));
  EXPECT_EQ(call({"verify", "-"}, lake).err,
            "-:4:7: error: kind: expected a tileset, found a lake\n" + itsKind);
  EXPECT_EQ(
      call({"courses", course}).err,
      course + ":4:7: error: kind: expected a lake, found a course\n    4 | kind: course\n      |       ^\n");
}

TEST(Calls, AReferenceOfADocumentFromAPipeIsStillPlaced) {
  const std::string text = "fairway: 1\nkind: course\nlake: nowhere.yaml\nstart: {at: [1, 1], letter: E}\n"
                           "buoys:\n  - {at: [1, 1]}\n  - {at: [1, 1]}\n  - {at: [1, 1]}\n";
  const std::string expected =
      "nowhere.yaml: error: cannot be read: No such file or directory\n"
      "-:3:7: error: lake: 'nowhere.yaml' cannot be read\n    3 | lake: nowhere.yaml\n      |       ^\n";
  for (const char* command : {"validate", "par", "simulate"})
    EXPECT_EQ(call({command, "-"}, text).err, expected) << command;
  EXPECT_EQ(call({"race", "-", "-o", "-"}, text).err, expected);
  EXPECT_EQ(call({"print", "-", "-o", "-"}, text).err, expected);
}

TEST(Calls, InADocumentADashIsAFile) {
  const std::string text = "fairway: 1\nkind: course\nlake: \"-\"\nstart: {at: [1, 1], letter: E}\n"
                           "buoys:\n  - {at: [1, 1]}\n  - {at: [1, 1]}\n  - {at: [1, 1]}\n";
  EXPECT_EQ(call({"validate", "-"}, text).err,
            "./-: error: cannot be read: No such file or directory\n"
            "-:3:7: error: lake: '-' cannot be read\n    3 | lake: \"-\"\n      |       ^\n");
}

TEST(Calls, ACourseOnWhichNoRaceCanBeHeldIsAFinding) {
  const std::string file = findings + "C03-land-in-strip.course.yaml";
  EXPECT_EQ(call({"simulate", file}).status, exitFindings);
  EXPECT_EQ(call({"race", file, "-o", "-"}).status, exitFindings);
  EXPECT_THAT(call({"race", file, "-o", "-"}).err, HasSubstr("no race can be held on it: the strip's cell"));
}

TEST(Calls, ComparedBoardsMustBothBeRaced) {
  const std::string noRoom = findings + "G02-behind-a-wall.course.yaml";
  for (const bool first : {true, false}) {
    const Called called = call({"compare", first ? noRoom : course, first ? course : noRoom, "--races", "100",
                                "--max-dice", "2", "--players", "2"});
    EXPECT_EQ(called.status, exitFindings);
    EXPECT_EQ(called.out, "");
    EXPECT_THAT(called.err, HasSubstr(noRoom + ": "));
  }
}

TEST(Calls, ResultsCanGoToADevice) {
  EXPECT_EQ(call({"race", course, "-o", "/dev/null"}).status, exitDone);
  const Called full = call({"race", course, "-o", "/dev/full"});
  EXPECT_EQ(full.status, exitUnreadable);
  EXPECT_THAT(full.err, HasSubstr("/dev/full: error: cannot be written: No space left on device"));
}

TEST(Calls, FoldersOfLinksAndPipes) {
  const Folder folder;
  std::filesystem::create_symlink(pond, folder.path() / "linked.yaml");
  std::filesystem::create_symlink(folder.path(), folder.path() / "round.yaml"); // to itself
  ASSERT_EQ(::mkfifo((folder.path() / "pipe.yaml").c_str(), 0600), 0);
  EXPECT_EQ(call({"validate", folder.path().string()}).status, exitDone);
  std::filesystem::create_symlink("nowhere", folder.path() / "broken.yaml");
  const Called called = call({"validate", folder.path().string()});
  EXPECT_EQ(called.status, exitUnreadable);
  EXPECT_THAT(called.err, HasSubstr("broken.yaml: error: cannot be read: No such file"));
}

// A race after one that is not over is no record, whoever reads it.
TEST(Calls, ARecordThatGoesOnTooEarlyIsNoDocument) {
  std::string text = "fairway: 1\nkind: record\nraces:\n";
  for (int i = 0; i < 2; ++i)
    text += "  - course: " + course + "\n    players: 2\n    first: " + std::to_string(i + 1) +
            "\n    grid:\n      - {seat: " + std::to_string(2 - i) +
            ", at: [5, 4], heading: E}\n      - {seat: " + std::to_string(i + 1) +
            ", at: [6, 4], heading: E}\n    turns: []\n";
  for (const char* command : {"replay", "validate"}) {
    const Called called = call({command, "-"}, text);
    EXPECT_EQ(called.status, exitUnreadable) << command;
    EXPECT_THAT(called.err, HasSubstr("error: races[2]: ")) << command;
  }
}

} // namespace
} // namespace fairway::command::lake_race
