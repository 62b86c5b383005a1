#include "formats/document/reader.h"
#include "formats/document/writer.h"

#include <gmock/gmock.h>

// The many ways in which people and programs write the same thing in YAML, and what is almost the same.
namespace fairway::formats {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

const std::string head = "fairway: 1\nkind: lake\n";
const std::string map = "map: |\n  . # .\n   . . .\n";

std::string canonical(const std::string& text) {
  const auto read = readDocument(text, "f");
  return read ? writeDocument(read->document) : toText(read.fault());
}

// The value of a key in the canonical form of a lake with this line in it; else the first problem.
std::string valueOf(const std::string& key, const std::string& line) {
  const std::string text = canonical(head + line + "\n" + map);
  const std::size_t at = text.find("\n" + key + ": ");
  if (text.starts_with("f:") || at == std::string::npos) return text.substr(0, text.find('\n'));
  const std::size_t start = at + key.size() + 3;
  return text.substr(start, text.find('\n', start) - start);
}

TEST(Forms, WholeNumbers) {
  for (const char* four :
       {"4", "+4", "04", "0x4", "0o4", "4.0", "4.", "40e-1", ".4e1", "!!int 4", "!!float 4"})
    EXPECT_EQ(valueOf("strip", "strip: " + std::string(four)), "4") << four;
  for (const char* other :
       {"0", "-4", "101", "4.5", "1e3", ".inf", "-.inf", ".nan", "99999999999999999999", "1e999"})
    EXPECT_EQ(valueOf("strip", "strip: " + std::string(other)),
              "f:3:8: error: strip: expected a whole number from 1 to 100, found the number " +
                  std::string(other));
  for (const char* text : {"four", "yes", "4 4", "4_0", "0b100", "0x", "'4'", "\"4\"", "!!str 4"})
    EXPECT_THAT(valueOf("strip", "strip: " + std::string(text)),
                HasSubstr("strip: expected a whole number from 1 to 100, found the text '"))
        << text;
  for (const char* nothing : {"", "~", "null", "NULL", "# 4"})
    EXPECT_THAT(valueOf("strip", "strip: " + std::string(nothing)), HasSubstr("100, found nothing"))
        << nothing;
  EXPECT_THAT(valueOf("strip", "strip: [4]"), HasSubstr("found a list"));
  EXPECT_THAT(valueOf("strip", "strip: {4: 4}"), HasSubstr("a key must be text"));
}

// YAML 1.1 took many of these for something else.
TEST(Forms, NamesThatAreText) {
  for (const char* plain :
       {"y",        "n",     "yes",  "No",   "on",    "OFF",  "2024-01-01",
        "12:30:45", "1_000", "0b1",  "0o9",  "1.2.3", ".",    "e3",
        "0x",       "nan",   "None", "it's", "C#",    "a,b]", "\xF0\x9F\x9A\xA4 \xC3\xA9"})
    EXPECT_EQ(valueOf("name", "name: " + std::string(plain)), plain);
  for (const char* special :
       {"<<", "=", "-", "--", "Norway: no", "12", "true", "null", "~", "a: b", "a #b", "#a", "@a"})
    EXPECT_EQ(valueOf("name", "name: '" + std::string(special) + "'"), "\"" + std::string(special) + "\"");
  EXPECT_EQ(valueOf("name", "name: x: y"), "f:3:8: error: this is not YAML: a colon followed by a blank is "
                                           "not allowed here; put the text in quotes");
}

TEST(Forms, NamesThatAreNot) {
  for (const char* number : {"12", "0777", "0o7", "0xA", "1.5", "1e3", ".5", ".inf", ".NaN", "-0"})
    EXPECT_EQ(valueOf("name", "name: " + std::string(number)),
              "f:3:7: error: name: expected text, found the number " + std::string(number) +
                  "; put it in quotes to make it text");
  for (const char* truth : {"true", "False", "TRUE"})
    EXPECT_EQ(valueOf("name", "name: " + std::string(truth)),
              "f:3:7: error: name: expected text, found the truth value " + std::string(truth) +
                  "; put it in quotes to make it text");
  EXPECT_EQ(valueOf("name", "name:"), "f:3:1: error: name: expected text, found nothing");
  EXPECT_EQ(valueOf("name", "name: ~"), "f:3:7: error: name: expected text, found nothing");
  EXPECT_EQ(valueOf("name", "name: [a]"), "f:3:7: error: name: expected text, found a list");
  EXPECT_EQ(valueOf("name", "name: {a: b}"), "f:3:7: error: name: expected text, found a mapping");
}

TEST(Forms, TheSameMap) {
  const std::string wanted = head + "stagger: odd\nstrip: 4\n" + map;
  const std::vector<std::string> ways{
      "map: |\n  . # .\n   . . .\n",      "map: |-\n . # .\n . . .\n",
      "map: |2\n  . # .\n   . . .\n",     "map: |\n      .   # .  \n      . .    .\n",
      "map: \". # .\\n . . .\\n\"\n",     "map: \". # .\\n. . .\"\n",
      "map: '. # .\n\n  . . .'\n",        "map:\n  |\n  . # .\n  . . .\n",
      "map: &lake |\n  . # .\n  . . .\n", "\"map\": |\n  . # .\n  . . .\n",
      "? map\n: |\n  . # .\n  . . .\n",
  };
  for (const std::string& way : ways) EXPECT_EQ(canonical(head + way), wanted) << way;
  EXPECT_THAT(canonical(head + "map: . # .\n"), HasSubstr("\nmap: |\n  .\n")) << "the rest is a comment";
  EXPECT_THAT(canonical(head + "map:\n  . . .\n"), HasSubstr("\nmap: |\n  . . .\n"))
      << "one row needs no bar";
}

TEST(Forms, AlmostAMap) {
  const std::vector<std::pair<std::string, std::string>> ways{
      {"map: |\n", "f:3:6: error: map: expected rows of cells, found none"},
      {"map: \"\"\n", "f:3:6: error: map: expected rows of cells, found none"},
      {"map: |\n  . .\n\n  . .\n", "f:5:1: error: map: a row without cells"},
      {"map: |\n  ..\n", "f:4:4: error: map: cells are separated by blanks"},
      {"map: |\n  .\t.\n", "f:4:4: error: map: expected blanks between the cells, found a tab"},
      {"map: |\n  . X\n", "f:4:5: error: map: expected '.', '#' or 'x', found 'X'"},
      {"map: |\n  . _\n", "f:4:5: error: map: expected '.', '#' or 'x', found '_'"},
      {"map: |\n  . .\n  .\n", "f:5:3: error: map: this row has 1 cells, the first one 2"},
      {"map: |\n  .\n  . .\n", "f:5:3: error: map: this row has 2 cells, the first one 1"},
      {"map:\n", "f:3:1: error: map: expected text, found nothing"},
      {"map: . .\n  . .\n", "f:3:6: error: map: write `map: |`"},
      {"map:\n  # . #\n  . . .\n", "f:5:3: error: map: write `map: |`"},
      {"map: [., .]\n", "f:3:6: error: map: expected text, found a list"},
      {"map: 1\n", "f:3:6: error: map: expected text, found the number 1"},
      {"", "f:1:1: error: map: this key is missing"},
      {"map: |\n  . .\n  strip: 4\n", "f:5:3: error: map: this line is part of the map; if `strip` is a key"},
      {"map: |\n  . .\n  az: 4\n", "f:5:3: error: map: this line is part of the map; if `az` is a key"},
      {"map: |\n  . .\n  a: 4\n", "f:5:3: error: map: expected '.', '#' or 'x', found 'a'"},
      {"map: |\n  . .\n  aZ: 4\n", "f:5:3: error: map: expected '.', '#' or 'x', found 'a'"},
      {"map: |\n  . .\n  a`: 4\n", "f:5:3: error: map: expected '.', '#' or 'x', found 'a'"},
      {"map: |\n  . .\n  a{: 4\n", "f:5:3: error: map: expected '.', '#' or 'x', found 'a'"},
      {"map: |\n  . \xC3\xA4.\n", "f:4:5: error: map: expected '.', '#' or 'x', found '\xC3\xA4'"},
      {"map: |\n  . \xC3\xA4\n", "f:4:5: error: map: expected '.', '#' or 'x', found '\xC3\xA4'"},
      {"map: |\n  . .\n  . . .\n  . . .\n", "f:4:3: error: map: this row has 2 cells, most others 3"},
      {"map: |\n  . .\n  . . .\n  .\n", "f:5:3: error: map: this row has 3 cells, the first one 2"},
      {"map: |\n  .\n    \n  .\n", "f:5:5: error: map: a row without cells"},
      {"map: >\n  . .\n  . .\n", "f:3:6: error: map: write `map: |`"},
      {"map: >\n  . .\n  a\n", "f:3:6: error: map: expected '.', '#' or 'x', found 'a'"},
      {"map: '. .'\nx: 1\n", "f:4:1: error: x: unknown key"},
      {"map:\n  . .\n  . .\n", "f:4:3: error: map: write `map: |`"},
      {"map: ~\n  # .\n", "f:3:6: error: map: expected text, found nothing"},
  };
  for (const auto& [way, problem] : ways) EXPECT_THAT(canonical(head + way), StartsWith(problem)) << way;
}

TEST(Forms, AMapHasFiveHundredRowsAndColumns) {
  const auto faults = [](int columns, int rows) {
    std::string lake = head + "map: |\n";
    for (int row = 0; row < rows; ++row) {
      for (int column = 0; column < columns; ++column) lake += column == 0 ? "  ." : " .";
      lake += '\n';
    }
    const auto read = readDocument(lake, "f");
    return read ? "" : toText(read.fault());
  };
  EXPECT_EQ(faults(500, 1), "");
  EXPECT_EQ(faults(501, 1), "f:4:3: error: map: the map has 501 columns; at most 500 each way\n");
  EXPECT_EQ(faults(1, 500), "");
  EXPECT_EQ(faults(1, 501), "f:504:3: error: map: the map has too many rows; at most 500 each way\n");
  EXPECT_EQ(faults(1, 502), faults(1, 501)) << "what lies beyond is not looked at";
}

TEST(Forms, TheSameDocument) {
  const std::string wanted = "fairway: 1\nkind: lake\nstagger: odd\nstrip: 4\nmap: |\n  . #\n   . .\n";
  const std::vector<std::string> ways{
      "kind: lake\nfairway: 1\nmap: |\n  . #\n  . .\n",
      "---\nfairway: 1\nkind: lake\nmap: |\n  . #\n  . .\n...\n",
      "%YAML 1.2\n---\nfairway: 1\nkind: lake\nmap: |\n  . #\n  . .\n",
      "\xEF\xBB\xBF"
      "fairway: 1\r\nkind: lake\r\nmap: |\r\n  . #\r\n  . .\r\n",
      "fairway: 1\rkind: lake\rmap: |\r  . #\r  . .\r",
      "fairway: 1\nkind: lake\nmap: |\n  . #\n  . .",
      "{\"fairway\":1,\"kind\":\"lake\",\"map\":\". #\\n. .\"}",
      "{fairway: 1, kind: lake, map: \". #\\n. .\", }",
      "!!map\nfairway: !!int 1\nkind: !!str lake\nmap: ! \". #\\n. .\"\n",
      "fairway: 1.0\nkind: 'lake'\nmap: |\n  . #\n  . .\nslots: []\nseverity: {}\nwaive: []\nstrip: 4\n",
      "\n\n  \nfairway:   1  \n\nkind:\n  lake\nmap: |\n  . #\n  . .\n\n\n",
  };
  for (const std::string& way : ways) EXPECT_EQ(canonical(way), wanted) << way;
}

TEST(Forms, AlmostADocument) {
  const std::vector<std::pair<std::string, std::string>> ways{
      {"", "f:1:1: error: the document is empty"},
      {"# nothing\n", "f:1:1: error: the document is empty"},
      {"~\n", "f:1:1: error: expected a document with `fairway: 1` and `kind:`, found nothing"},
      {"- fairway\n", "f:1:1: error: expected a document with `fairway: 1` and `kind:`, found a list"},
      {"lake\n", "f:1:1: error: expected a document with `fairway: 1` and `kind:`, found a single value"},
      {"kind: lake\n", "f:1:1: error: fairway: this key is missing"},
      {"fairway: 1\n", "f:1:1: error: kind: this key is missing"},
      {"fairway: \"1\"\nkind: lake\n", "f:1:10: error: fairway: expected 1, found the text '1'"},
      {"fairway: 0\nkind: lake\n", "f:1:10: error: fairway: expected 1, found the number 0"},
      {"fairway: 1.5\nkind: lake\n", "f:1:10: error: fairway: expected 1, found the number 1.5"},
      {"fairway: 99\nkind: regatta\nwind: 3\n", "f:1:10: error: fairway: this document is of version 99"},
      {"fairway: 1\nkind: Lake\n", "f:2:7: error: kind: expected lake, tileset, course"},
      {head + map + "---\n" + head + map, "f:6:1: error: a second document starts here; a file holds one"},
      {head + map + "name: a\nname: b\n", "f:7:1: error: name: this key occurs twice"},
      {head + map + "1: x\n", "f:6:1: error: 1: a key must be text; put it in quotes"},
      {head + map + "[a]: x\n", "f:6:1: error: a key must be text"},
      {head + map + "<<: {name: x}\n", "f:6:1: error: <<: unknown key; expected fairway, kind, name"},
      {head + map + "Name: x\n", "f:6:1: error: Name: unknown key; did you mean 'name'?"},
      {head + map + "name: *who\n", "f:6:7: error: this is not YAML: the referenced anchor is not defined"},
      {head + map + "name: !mine x\n", "f:6:7: error: the tag '!mine' does not fit here"},
      {head + "name: caf\xE9\n" + map, "f:3:10: error: the text is not valid UTF-8 here"},
      {head + "name: \x07\n" + map, "f:3:7: error: the control character U+0007 is not allowed"},
      {"fairway: 1\nkind: record\ngame: chess\n",
       "f:3:7: error: game: expected lake, river, pool or regatta, found the text 'chess'"},
      {"fairway: 1\nkind: record\ngame: 1\n",
       "f:3:7: error: game: expected lake, river, pool or regatta, found the number 1"},
      {head + map + "severity: 1\n",
       "f:6:11: error: severity: expected a mapping from codes to severities, found the number 1"},
      {head + map + "severity: {L4: info}\n",
       "f:6:12: error: severity.L4: expected the code of a check, such as X01"},
      {head + map + "severity: {L04: bad}\n",
       "f:6:17: error: severity.L04: expected error, warning, info or ignore, found the text 'bad'"},
      {head + map + "waive: [{code: L4, why: x}]\n",
       "f:6:16: error: waive[1].code: expected the code of a check, such as X01, found the text 'L4'"},
      {head + map + "waive: [{code: 104, why: x}]\n",
       "f:6:16: error: waive[1].code: expected the code of a check, such as X01, found the number 104"},
      {head + map + "waive: [{code: L04, why: ''}]\n",
       "f:6:26: error: waive[1].why: expected text, found empty quotes"},
      {head + map + "waive: [{code: L04, cells: [], why: x}]\n",
       "f:6:28: error: waive[1].cells: expected at least one cell; leave `cells` out"},
      {head + map + "waive: [{code: L04, cells: 1, why: x}]\n",
       "f:6:28: error: waive[1].cells: expected a list of cells, found the number 1"},
      {head + map + "waive: {code: L04}\n",
       "f:6:8: error: waive: expected a list of waivers, found a mapping"},
      {"%YAML 3.0\n---\n" + head + map, "f:1:1: error: this is not YAML: YAML major version too large"},
  };
  for (const auto& [way, problem] : ways) EXPECT_THAT(canonical(way), StartsWith(problem)) << way;
}

TEST(Forms, CellsAndSlots) {
  const auto slot = [](const std::string& at) { return canonical(head + map + "slots: [" + at + "]\n"); };
  for (const char* same :
       {"{race: A, at: [3, 1], letter: NE}", "{\"letter\": \"NE\", \"at\": [3.0, 01], \"race\": 'A'}"})
    EXPECT_THAT(slot(same), HasSubstr("\n  - {race: A, at: [3, 1], letter: NE}\n"));
  EXPECT_THAT(slot("{race: A, at: [99, 500], letter: NE}"), HasSubstr("[99, 500]"))
      << "beyond the lake is L03's";
  EXPECT_THAT(slot("{race: A, at: [3, 1], letter: NE}, {race: A, at: [3, 1], letter: W}"),
              HasSubstr("letter: W"))
      << "twice on a cell is L02's";
  const std::vector<std::pair<std::string, std::string>> wrong{
      {"{race: A, at: [0, 1], letter: NE}",
       "slots[1].at[1]: expected a whole number from 1 to 500, found the number 0"},
      {"{race: A, at: [1, 501], letter: NE}", "slots[1].at[2]: expected a whole number from 1 to 500"},
      {"{race: A, at: [1, 1, 1], letter: NE}",
       "slots[1].at: expected a cell as [column, row], found a list of 3"},
      {"{race: A, at: 0301, letter: NE}",
       "slots[1].at: expected a cell as [column, row], found the number 0301"},
      {"{race: a, at: [1, 1], letter: NE}", "slots[1].race: expected A, B or C, found the text 'a'"},
      {"{race: A, at: [1, 1], letter: N}",
       "slots[1].letter: expected E, NE, NW, W, SW or SE, found the text 'N'"},
      {"{race: A, at: [1, 1]}", "slots[1].letter: this key is missing"},
      {"{race: A, at: [1, 1], letter: NE, buoy: 1}",
       "slots[1].buoy: unknown key; expected race, at or letter"},
      {"~", "slots[1]: expected a mapping with race, at or letter, found nothing"},
  };
  for (const auto& [text, problem] : wrong) EXPECT_THAT(slot(text), HasSubstr("error: " + problem)) << text;
}

} // namespace
} // namespace fairway::formats
