// Documents that are nearly right: each with one line left out, said twice or cut, with another number or
// word in it, or with another sign in its map. What is said of them, what they refer to and how they are
// written again has a digest for each document. Where one changes people read something else.
// FAIRWAY_NEAR=NAME prints all of a document.
#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "formats/lake_race/resolve.h"
#include "tests/support/digest.h"
#include "tests/support/source_dir.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>
#include <map>
#include <regex>

namespace fairway::formats::lake_race {
namespace {

// Two sides, both framed, a tile of a name that YAML would take for a number, and slots at the tiles'
// corners.
const char* const framedSet = R"(fairway: 1
kind: tileset
tile: {columns: 3, rows: 2}
board: {across: 1, down: 2}
sides:
  dark:
    stagger: even
    frame: |2
       # # # # #
      # _ _ _ #
       # _ _ _ #
      # _ _ _ #
       # _ _ _ #
      x # # # #
    tiles:
      '12':
        map: |
          . . #
           . x .
        slots:
          - {race: A, at: [1, 1], letter: E}
          - {race: C, at: [3, 2], letter: NW}
      pike:
        map: |
          . . .
           . . .
  light:
    tiles:
      pike:
        map: |
          # . .
           . . #
      heron:
        map: |
          . . .
           # # #
)";

const char* const wholeRecord = R"(fairway: 1
kind: record
races:
  - course:
      race: B
      lake:
        strip: 2
        map: |
          . . . . .
           . . . . .
      start: {at: [1, 1], letter: E, direction: left}
      buoys:
        - {at: [5, 1], arrow: clockwise}
        - {at: [1, 2], arrow: counterclockwise}
        - {at: [3, 2], arrow: clockwise}
      finish: {direction: right}
    players: 2
    first: 6
    grid:
      - {seat: 1, at: [1, 1], heading: SW}
      - {seat: 6, at: [500, 500], heading: E}
    turns:
      - {seat: 1, keep: [1, 2], rolled: [3, 1], steer: right, ends: [2, 2]}
)";

std::vector<std::string> documentsNearTo(const std::string& text) {
  std::vector<std::string> lines, texts;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t to = text.find('\n', from) + 1;
    lines.push_back(text.substr(from, to - from));
    from = to;
  }
  const auto with = [&](std::size_t at, const std::string& instead) {
    std::string all;
    for (std::size_t i = 0; i < lines.size(); ++i) all += i == at ? instead : lines[i];
    texts.push_back(std::move(all));
  };
  static const std::regex part("-?[0-9]+|[A-Za-z]+|[.#_]");
  for (std::size_t i = 0; i < lines.size(); ++i) {
    with(i, "");
    with(i, lines[i] + lines[i]);
    with(i, lines[i].substr(0, lines[i].size() / 2) + "\n");
    for (std::sregex_iterator found(lines[i].begin(), lines[i].end(), part), end; found != end; ++found) {
      const auto at = static_cast<std::size_t>(found->position());
      const std::string was = found->str();
      const std::string before = lines[i].substr(0, at), after = lines[i].substr(at + was.size());
      const std::vector<std::string> others =
          was.find_first_of("0123456789") != std::string::npos
              ? std::vector<std::string>{"0",   "1",   "2",   "3",   "4",   "6",   "7",   "-3",
                                         "100", "101", "250", "251", "500", "501", "1.5", ""}
          : was.size() == 1 && was.find_first_of(".#_x") == 0
              ? std::vector<std::string>{".", "#", "x", "_", "?", ""}
              : std::vector<std::string>{"x",    "A",  "E",       "even",      "left", "dark", "12",
                                         "p@ke", "''", "\"a b\"", "\"\\x7F\"", "[]",   "{}"};
      for (const std::string& other : others) with(i, before + other + after);
    }
  }
  return texts;
}

const Loader& seedFiles() {
  static const Loader files = [](const std::filesystem::path& file) -> Result<std::string, Problems> {
    static const std::map<std::string, std::string> seeds{{"a.lake.yaml", "lake.yaml"},
                                                          {"two-herons.lake.yaml", "lake.yaml"},
                                                          {"race-a.course.yaml", "course.yaml"}};
    const auto seed = seeds.find(file.string());
    if (file == "classic.tileset.yaml") return std::string(framedSet);
    if (seed == seeds.end()) return Problems{{file.string(), 0, 0, "", "is not there"}};
    return readText(fairway::test::sourceDir() / "tests/formats/seeds" / seed->second);
  };
  return files;
}

// Why a text is no YAML depends on the library that reads it.
std::string inPlaces(const Problems& problems) {
  std::string text;
  for (const Problem& problem : problems)
    if (problem.message.starts_with("this is not YAML")) return "not YAML\n";
  for (const Problem& problem : problems)
    text +=
        std::to_string(problem.line) + ' ' + std::to_string(problem.column) + ' ' + toText(problem) + '\n';
  return text;
}

std::string meaningOf(const Document& document) {
  const std::filesystem::path file = "near.yaml";
  const auto said = [](const auto& resolved) {
    return resolved ? std::string() : inPlaces(resolved.fault());
  };
  if (const auto* lake = document.as<LakeBody>()) {
    const auto resolved = resolveLake(*lake, file, seedFiles());
    return said(resolved) + (resolved ? writeDocument(LakeDocument{{}, {*resolved}}) : "");
  }
  if (const auto* course = document.as<CourseBody>()) return said(resolveCourse(*course, file, seedFiles()));
  if (const auto* record = document.as<RecordBody>()) return said(resolveRecord(*record, file, seedFiles()));
  return {};
}

std::string whatIsSaidOf(const std::string& text) {
  const auto read = readDocument(text, "near.yaml");
  if (!read) return inPlaces(read.fault());
  return writeDocument(read->document) + meaningOf(read->document);
}

TEST(NearDocuments, AreReadAndRefusedAsTheyWere) {
  const std::map<std::string, std::string> digests{
      {"lake.yaml", "777f522967d97f8f"},        {"course.yaml", "170d1a2584434d5d"},
      {"free_course.yaml", "a9efc35b9a751fbc"}, {"tiled.yaml", "17f93369a86b349a"},
      {"tileset.yaml", "cd6af7ad20eceb20"},     {"record.yaml", "f9c0e82b0809a7c3"},
      {"framed set", "5dc25d9f6a5f43c7"},       {"whole record", "6b7e813358233756"}};
  const char* shown = std::getenv("FAIRWAY_NEAR");
  for (const auto& [name, digest] : digests) {
    const std::string whole =
        name == "framed set" ? framedSet
        : name == "whole record"
            ? wholeRecord
            : readText(fairway::test::sourceDir() / "tests/formats/seeds" / name).value();
    std::string all = whatIsSaidOf(whole);
    for (const std::string& text : documentsNearTo(whole)) {
      const std::string said = whatIsSaidOf(text);
      if (shown != nullptr && name == shown) std::cout << "--- of\n" << text << "--- comes\n" << said;
      all += said;
    }
    EXPECT_EQ(fairway::test::digestOf(all), digest) << name;
  }
}

} // namespace
} // namespace fairway::formats::lake_race
