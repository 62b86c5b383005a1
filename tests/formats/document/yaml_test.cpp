#include "formats/map/map_text.h"
#include "formats/text/utf8.h"
#include "formats/yaml/parse.h"
#include "formats/yaml/suggest.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <random>

namespace fairway::formats::yaml {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(Scalar, PlainOnesHaveTheTypesOfTheCoreSchema) {
  for (const char* text : {"", "~", "null", "Null", "NULL"})
    EXPECT_EQ(typeOfPlain(text), ScalarType::Null) << text;
  for (const char* text : {"true", "True", "TRUE", "false", "False", "FALSE"})
    EXPECT_EQ(typeOfPlain(text), ScalarType::Bool) << text;
  for (const char* text : {"0", "12", "-7", "+7", "007", "0o17", "0xfF"})
    EXPECT_EQ(typeOfPlain(text), ScalarType::Integer) << text;
  for (const char* text :
       {"1.", "1.5", ".5", "-1e3", "1E+3", "6.02e-23", ".inf", "-.Inf", "+.INF", ".nan", ".NaN", ".NAN"})
    EXPECT_EQ(typeOfPlain(text), ScalarType::Float) << text;
  for (const char* text : {"heron", "yes",   "no",    "on",         "tRUE", "nULL",  "1_000", "0b1", "0o",
                           "0x",    "0o8",   "0xg",   "-0x1",       "1e",   "e1",    ".",     "-",   "+",
                           "--1",   "1.2.3", "12:30", "2024-01-01", ".Nan", "-.nan", "1 2",   "<<",  "="})
    EXPECT_EQ(typeOfPlain(text), ScalarType::Text) << text;
}

TEST(Utf8, OnlyWhatIsValid) {
  EXPECT_EQ(characterAt("a", 0).code, U'a');
  EXPECT_EQ(characterAt("\xC3\xA9", 0).code, U'\u00E9');
  EXPECT_EQ(characterAt("\xE2\x89\x88", 0).code, U'\u2248');
  EXPECT_EQ(characterAt("\xF0\x9F\x9A\xA4", 0).code, U'\U0001F6A4');
  for (const char* text :
       {"\x80", "\xC3", "\xC0\xAF", "\xE0\x80\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xFF", "\xE2\x89"})
    EXPECT_EQ(characterAt(text, 0).bytes, 0);
  EXPECT_EQ(characterCount("a\xC3\xA9\xF0\x9F\x9A\xA4"), 3u);
}

// Whether there is a valid character of so many bytes.
int bytesAt(const std::string& text) {
  return characterAt(text, 0).bytes;
}

TEST(Utf8, ToTheLimitsOfEachLength) {
  EXPECT_EQ(bytesAt("\x7F"), 1);
  EXPECT_EQ(bytesAt("\xC2\x80"), 2);
  EXPECT_EQ(bytesAt("\xDF\xBF"), 2);
  EXPECT_EQ(bytesAt("\xE0\xA0\x80"), 3);
  EXPECT_EQ(bytesAt("\xED\x9F\xBF"), 3);
  EXPECT_EQ(bytesAt("\xEE\x80\x80"), 3);
  EXPECT_EQ(bytesAt("\xEF\xBF\xBF"), 3);
  EXPECT_EQ(bytesAt("\xF0\x90\x80\x80"), 4);
  EXPECT_EQ(bytesAt("\xF4\x8F\xBF\xBF"), 4);
  for (const char* text : {"\xC1\xBF", "\xE0\x9F\xBF", "\xED\xBF\xBF", "\xF0\x8F\xBF\xBF", "\xF5\x80\x80\x80",
                           "\xBF", "\xC2\x7F", "\xC2\xC0", "\xF4\x8F\xBF"})
    EXPECT_EQ(bytesAt(text), 0) << text;
}

TEST(SourceText, ForbidsWhatYamlDoesNotPrint) {
  const auto forbidden = [](const std::string& text) {
    const auto found = findForbidden("ab" + text);
    return found ? std::to_string(found->offset) + " " + found->message : "";
  };
  for (const char* text :
       {"\t\n\r ~", "\xC2\x85", "\xC2\xA0", "\xEF\xBF\xBD", "\xF0\x90\x80\x80", "\xEF\xBB\xBF"})
    EXPECT_EQ(forbidden(text), "") << text;
  EXPECT_EQ(forbidden("c\x1F"), "3 the control character U+001F is not allowed");
  EXPECT_EQ(forbidden("\x7F"), "2 the control character U+007F is not allowed");
  EXPECT_EQ(forbidden("\xC2\x84"), "2 the control character U+0084 is not allowed");
  EXPECT_EQ(forbidden("\xC2\x86"), "2 the control character U+0086 is not allowed");
  EXPECT_EQ(forbidden("\xC3\xA9\xC2\x9F"), "4 the control character U+009F is not allowed");
  EXPECT_EQ(forbidden("\xEF\xBF\xBE"), "2 the control character U+FFFE is not allowed");
  EXPECT_EQ(forbidden("\xEF\xBF\xBF"), "2 the control character U+FFFF is not allowed");
  EXPECT_EQ(forbidden("\xFF"), "2 the text is not valid UTF-8 here");
}

TEST(SourceText, HasLineEndsOfAllSystems) {
  const SourceText source("a\rb\r\nc\r\r\nd\r");
  EXPECT_EQ(source.text(), "a\nb\nc\n\nd\n");
  EXPECT_EQ(source.lineCount(), 6);
  EXPECT_EQ(source.lineStart(0), source.text().size());
  EXPECT_EQ(source.lineStart(1), 0u);
  EXPECT_EQ(source.lineStart(6), source.text().size());
  EXPECT_EQ(source.lineStart(7), source.text().size());
  EXPECT_EQ(source.line(5), "d");
  EXPECT_EQ(source.positionAt(2), (Position{2, 1}));
  EXPECT_EQ(source.positionAt(1), (Position{1, 2}));
}

TEST(SourceText, CountsLinesAndCharactersAsEditorsDo) {
  const SourceText source("\xEF\xBB\xBFone\r\n\xC3\xA9\xC3\xA9x\rthree\n");
  EXPECT_EQ(source.text(), "one\n\xC3\xA9\xC3\xA9x\nthree\n");
  EXPECT_EQ(source.positionAt(0), (Position{1, 1}));
  EXPECT_EQ(source.positionAt(8), (Position{2, 3})) << "the x behind two characters of two bytes";
  EXPECT_EQ(source.line(3), "three");
  EXPECT_EQ(source.line(4), "");
  EXPECT_EQ(source.line(99), "");
  EXPECT_EQ(source.positionAt(1000).line, 4);
}

Node parsed(std::string_view text) {
  const auto root = parse(SourceText(text));
  EXPECT_TRUE(root) << text << (root ? "" : root.fault().front().message);
  return root ? root->root : Node{};
}

std::string faultOf(std::string_view text) {
  const auto root = parse(SourceText(text));
  return root ? "" : root.fault().front().message;
}

TEST(Parse, KeepsOrderPositionsAndTypes) {
  const Node root = parsed("b: 1\na: [x, \"2\"]\n");
  ASSERT_EQ(root.keys.size(), 2u);
  EXPECT_EQ(root.keys[0].text, "b");
  EXPECT_EQ(root.items[0].type, ScalarType::Integer);
  EXPECT_EQ(root.items[0].offset, 3u);
  const Node* list = root.find("a");
  ASSERT_NE(list, nullptr);
  EXPECT_EQ(list->items[1].type, ScalarType::Text);
  EXPECT_EQ(list->items[1].offset, 12u);
  EXPECT_EQ(root.find("c"), nullptr);
}

TEST(Parse, AliasesStandForTheirAnchors) {
  const Node root = parsed("a: &x [1, 2]\nb: *x\nc: {d: *x}\n");
  EXPECT_EQ(root.find("b")->items.size(), 2u);
  EXPECT_EQ(root.find("c")->find("d")->items[1].text, "2");
}

TEST(Parse, TagsOfTheCoreSchemaAreKnown) {
  EXPECT_EQ(parsed("a: !!str 12").items[0].type, ScalarType::Text);
  EXPECT_EQ(parsed("a: ! 12").items[0].type, ScalarType::Text);
  EXPECT_EQ(parsed("a: !!int 12").items[0].type, ScalarType::Integer);
  EXPECT_EQ(parsed("a: !!float 12").items[0].type, ScalarType::Float);
  EXPECT_EQ(parsed("a: !!seq [1]").items[0].kind, NodeKind::Sequence);
  EXPECT_EQ(parsed("!!map {a: b}").kind, NodeKind::Mapping);
  for (const char* text :
       {"a: !!int x", "a: !!bool 1", "a: !!map [1]", "a: !mine x", "a: !!binary x", "a: !!set {b}"})
    EXPECT_THAT(faultOf(text), HasSubstr("does not fit here")) << text;
}

TEST(Parse, TagsFitOnlyWhatTheyName) {
  EXPECT_EQ(parsed("a: !!bool true").items[0].type, ScalarType::Bool);
  EXPECT_EQ(parsed("a: !!null ~").items[0].type, ScalarType::Null);
  EXPECT_EQ(parsed("a: !!float 1.5").items[0].type, ScalarType::Float);
  EXPECT_EQ(parsed("a: ! |2\n   x\n").items[0].text, " x\n");
  for (const char* text :
       {"a: !!float x", "a: !!null x", "a: !!int 1.5", "a: !!bool x", "a: !!seq {b: c}", "a: !|2\n   x\n"})
    EXPECT_THAT(faultOf(text), HasSubstr("does not fit here")) << text;
}

TEST(Parse, NothingIsWrittenInManyWays) {
  const Node root = parsed("a: ~\nb: null\nc: Null\nd: NULL\ne:\n#\t\n");
  const std::array<std::string_view, 5> words{"~", "null", "Null", "NULL", ""};
  for (std::size_t i = 0; i < words.size(); ++i) {
    EXPECT_EQ(root.items[i].type, ScalarType::Null);
    EXPECT_EQ(root.items[i].text, words[i]);
    EXPECT_EQ(root.items[i].isAbsent(), words[i].empty());
  }
  EXPECT_EQ(root.items[4].offset, root.keys[4].offset) << "what is left out is looked for at its key";
}

TEST(Parse, TakesSoManyIndicators) {
  const std::string most = "a: b # " + std::string(maxIndicators - 1, ','); // and a colon
  EXPECT_EQ(faultOf(most), "");
  EXPECT_THAT(faultOf(most + "?"), HasSubstr("more than 1500000 brackets"));
}

TEST(Parse, ReportsAllKeysThatOccurTwice) {
  const auto root = parse(SourceText("a: 1\na: 2\nb:\n  - {}\n  - {c: 1, c: 2, c: 3}\n"));
  ASSERT_FALSE(root);
  std::vector<std::string> keys;
  for (const YamlFault& fault : root.fault()) keys.push_back(fault.key);
  EXPECT_THAT(keys, ElementsAre("b[2].c", "b[2].c", "a"));
}

// The fault of a text, with the place that it names.
std::string placedFault(std::string_view text) {
  const SourceText source(text);
  const auto root = parse(source);
  if (root) return "";
  YamlFault fault = root.fault().front();
  constexpr std::array<MapKey, 2> maps{{{"map", ".#x"}, {"frame", ".#x_"}}};
  explainMapFault(fault, source, maps);
  const Position at = source.positionAt(fault.offset);
  return std::to_string(at.line) + ":" + std::to_string(at.column) + " " + fault.message;
}

TEST(Parse, NamesTheBracketOrQuoteThatIsNeverClosed) {
  const std::array<std::pair<const char*, const char*>, 12> cases{{
      {"a: [1, 2\n", "1:4 this is not YAML: this [ is never closed"},
      {"a: [1, 2\nb: 3\nc: |\n  [ . #\n", "1:4 this is not YAML: this [ is never closed"},
      {"a:\n  - {b: c, d: [1, 1\n", "2:15 this is not YAML: this [ is never closed"},
      {"a:\n  - {b: [1, 1, c: E}\n  - {}\n", "2:9 this is not YAML: this [ is never closed"},
      {"a:\n  - {b: c\n  - {b: c}\n", "2:5 this is not YAML: this { is never closed"},
      {"a: \"b\nc: d\n", "1:4 this is not YAML: this quote is never closed"},
      {"a: 'b\nc: d\n", "1:4 this is not YAML: this quote is never closed"},
      {"a: b\nc: \"it's", "2:4 this is not YAML: this quote is never closed"},
      {"a: &x \"b\n", "1:7 this is not YAML: this quote is never closed"},
      {"\"a: b\n", "1:1 this is not YAML: this quote is never closed"},
      {"a: [1, 2]]\n", "1:10 this is not YAML: this bracket closes nothing"},
      {"a: {b: [1]], c: d}\n", "1:11 this is not YAML: this bracket closes nothing"},
  }};
  for (const auto& [text, fault] : cases) EXPECT_EQ(placedFault(text), fault) << text;
}

TEST(Parse, QuotesAndBracketsWithinTextAreNotMissed) {
  for (const char* text :
       {"a: it's\n", "a: 5\" hull\n", "a: b [c\n", "a: x{y\n", "a: |\n  \"\n  [\n", "a: \"'\"\nb: '\"'\n",
        "a: 'it''s'\n", "a: \"\\\"\"\n", "a: b # \"[\n", "# it's [\na: b\n", "a: b\n  'c\n  [d\n",
        "? 'a'\n: [b]\n", "a: [it's, b\"c]\n", "a: !!str \"b\"\n", "[a, 'b]']\n", "{\"a\":\"b\"}\n"})
    EXPECT_EQ(placedFault(text), "") << text;
}

TEST(Parse, AValueStandsFurtherRightThanItsKey) {
  for (const char* text :
       {"a:\nb #\nc: d\n", "a:\n\"b\"\nc: d\n", "a:\n[1]\n", "a:\n{b: c}\n", "a:\n  b:\n  'c'\n"})
    EXPECT_THAT(faultOf(text), HasSubstr("not YAML")) << text;
  for (const char* text : {"a:\n b\n", "a:\n- b\n", "a:\n  b:\n   c\n", "? a\n: b\n", "? a\n:\n  b\n",
                           "a: &x\n  b: c\nd: *x\n", "a: !!map\n  b: c\n", "{a:\nb}\n", "- a:\n   b\n",
                           "a:\n  # c\n  b\n", "a:\nb: c\n", "a: [\n1]\n", "a: \"b\n c\"\n"})
    EXPECT_EQ(faultOf(text), "") << text;
}

TEST(Parse, SaysWhatIsWrongInWordsOfTheDocument) {
  const std::array<std::pair<const char*, const char*>, 7> cases{{
      {"a: b\n c: d\n", "2:2 this is not YAML: this line is indented further than the one above it, which "
                        "already has its value; start both in the same column"},
      {"a: b: c\n",
       "1:5 this is not YAML: a colon followed by a blank is not allowed here; put the text in quotes"},
      {"a:\n  - b\n c: d\n",
       "3:2 this is not YAML: this line does not fit the lines above it; check its indentation"},
      {"a: \"b\" c\n", "1:8 this is not YAML: nothing more is allowed on this line here; put text with such "
                       "characters in quotes"},
      {"a: @b\n", "1:4 this is not YAML: text cannot begin with this character; put it in quotes"},
      {"a: {b: c d: e}\n", "1:11 this is not YAML: a comma or a closing bracket is missing before this"},
      {"map: |\n   . #\n  # .\n  . .\n",
       "4:3 this is not YAML: this line does not fit the lines above it; check its indentation; where a "
       "map's first row is shifted, write `|2`"},
  }};
  for (const auto& [text, fault] : cases) EXPECT_EQ(placedFault(text), fault) << text;
}

TEST(Suggest, SwappedLettersAreOneSlip) {
  constexpr std::array<std::string_view, 6> known{"race", "lake", "start", "strip", "buoys", "finish"};
  EXPECT_EQ(nearest("bouys", known), "buoys");
  EXPECT_EQ(nearest("strat", known), "start");
  EXPECT_EQ(nearest("finsih", known), "finish");
  EXPECT_EQ(nearest("alke", known), "lake");
  EXPECT_EQ(nearest("ekal", known), "");
}

// By the book: letters to insert, take away, exchange, or swap with their neighbour.
std::size_t slips(std::string_view a, std::string_view b) {
  if (a.empty() || b.empty()) return a.size() + b.size();
  const auto without = [](std::string_view text, std::size_t letters) {
    return text.substr(0, text.size() - letters);
  };
  std::size_t least = std::min(slips(without(a, 1), b), slips(a, without(b, 1))) + 1;
  least = std::min(least, slips(without(a, 1), without(b, 1)) + (a.back() == b.back() ? 0 : 1));
  if (a.size() > 1 && b.size() > 1 && a.back() == b[b.size() - 2] && b.back() == a[a.size() - 2])
    least = std::min(least, slips(without(a, 2), without(b, 2)) + 1);
  return least;
}

TEST(Suggest, TheFirstOfThoseWithTheFewestSlips) {
  std::mt19937 random(7);
  const auto word = [&](std::size_t most) {
    std::string text;
    for (auto letters = 1 + random() % most; letters > 0; --letters) text += "abc"[random() % 3];
    return text;
  };
  for (int i = 0; i < 1000; ++i) {
    const std::array<std::string, 3> words{word(7), word(7), word(3)};
    const std::array<std::string_view, 3> known{words[0], words[1], words[2]};
    const std::string typed = word(7);
    std::string_view expected;
    std::size_t least = typed.size(); // or every letter would be another
    for (const std::string_view each : known) {
      const std::size_t distance = slips(typed, each);
      if (distance > std::max<std::size_t>(1, each.size() / 3) || distance >= least) continue;
      expected = each;
      least = distance;
    }
    EXPECT_EQ(nearest(typed, known), expected)
        << typed << " of " << words[0] << ' ' << words[1] << ' ' << words[2];
  }
}

TEST(Suggest, TheNearestWordIfItIsNear) {
  constexpr std::array<std::string_view, 4> known{"stagger", "strip", "map", "slots"};
  EXPECT_EQ(nearest("stager", known), "stagger");
  EXPECT_EQ(nearest("slot", known), "slots");
  EXPECT_EQ(nearest("mop", known), "map");
  EXPECT_EQ(nearest("weather", known), "");
  EXPECT_EQ(nearest("mpa", known), "map") << "swapped letters are one slip";
  EXPECT_EQ(nearest("", known), "");
  EXPECT_EQ(nearest(std::string(100000, 's'), known), "");
}

} // namespace
} // namespace fairway::formats::yaml
