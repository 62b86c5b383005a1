#include "formats/document/json_text.h"
#include "formats/json/json_limits.h"
#include "formats/text/problem.h"
#include "formats/yaml/decode.h"
#include "formats/yaml/emitter.h"
#include "formats/yaml/node_tree.h"
#include "formats/yaml/parse.h"
#include "formats/yaml/tree_builder.h"

#include <gmock/gmock.h>

#include <array>
#include <cmath>
#include <cstdio>

// From texts to values and back, to the limits of what is allowed.
namespace fairway::formats {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using yaml::Node;
using yaml::NodeKind;
using yaml::ScalarType;
using yaml::TreeBuilder;
using yaml::YamlFault;

Node plainScalar(const std::string& text) {
  Node node;
  node.type = yaml::typeOfPlain(text);
  node.text = text;
  return node;
}

TEST(WholeNumber, IsWhatJsonSchemaTakesForOne) {
  const auto number = [](const char* text) { return yaml::wholeNumber(plainScalar(text)); };
  EXPECT_EQ(number("12"), 12);
  EXPECT_EQ(number("-12"), -12);
  EXPECT_EQ(number("+12"), 12);
  EXPECT_EQ(number("010"), 10);
  EXPECT_EQ(number("0x0C"), 12);
  EXPECT_EQ(number("0o14"), 12);
  EXPECT_EQ(number("12.0"), 12);
  EXPECT_EQ(number("-1.2e1"), -12);
  EXPECT_EQ(number("9223372036854775808"), HUGE_VAL) << "one more than fits";
  for (const char* none : {"12.5", ".inf", "-.inf", ".nan", "1e999", "true", "~", "heron"})
    EXPECT_FALSE(number(none)) << none;
  Node list = plainScalar("12");
  list.kind = NodeKind::Sequence;
  EXPECT_FALSE(yaml::wholeNumber(list));
}

TEST(Described, ShowsFortyCharactersOfALineAndNoHalfCharacter) {
  const auto described = [](const std::string& text) { return yaml::described(plainScalar(text)); };
  const std::string forty(40, 'a');
  EXPECT_EQ(described(forty), "the text '" + forty + "'");
  EXPECT_EQ(described(forty + "b"), "the text '" + forty + "...'");
  EXPECT_EQ(described("a\n"), "the text 'a...'");
  EXPECT_EQ(described("a\nb"), "the text 'a...'");
  EXPECT_EQ(described(forty + "\nb"), "the text '" + forty + "...'");
  EXPECT_EQ(described("\n"), "the text '...'");
  const std::string before(39, 'a');
  EXPECT_EQ(described(before + "\xC3\xA9"), "the text '" + before + "...'");
  EXPECT_EQ(described(before.substr(1) + "\xC3\xA9z"), "the text '" + before.substr(1) + "\xC3\xA9...'");
  EXPECT_EQ(described(before.substr(2) + "\xF0\x9F\x9A\xA4"), "the text '" + before.substr(2) + "...'");
  EXPECT_EQ(described(std::string(41, '1')), "the number " + std::string(40, '1') + "...");
}

TEST(Alternatives, AreAListInWords) {
  const std::array<std::string_view, 3> words{"lake", "course", "record"};
  EXPECT_EQ(yaml::alternatives(std::span(words).first(0)), "");
  EXPECT_EQ(yaml::alternatives(std::span(words).first(1)), "lake");
  EXPECT_EQ(yaml::alternatives(std::span(words).first(2)), "lake or course");
  EXPECT_EQ(yaml::alternatives(words), "lake, course or record");
}

// What a reading finds to be wrong with one value.
template <class Read>
std::string faultOf(const char* text, Read read) {
  const yaml::SourceText source("");
  yaml::Reading reading(source, "f");
  const Node node = plainScalar(text);
  read(reading, yaml::Value(node));
  const Problems problems = reading.takeProblems();
  return problems.empty() ? "" : problems.front().message;
}

TEST(Decode, NumbersLieBetweenTheirLimitsInclusive) {
  const auto number = [](int least, int most) {
    return [=](yaml::Reading& reading, const yaml::Value& value) {
      yaml::asInteger(reading, value, least, most);
    };
  };
  for (const char* inside : {"2", "3", "5"}) EXPECT_EQ(faultOf(inside, number(2, 5)), "") << inside;
  EXPECT_EQ(faultOf("1", number(2, 5)), "expected a whole number from 2 to 5, found the number 1");
  EXPECT_EQ(faultOf("6", number(2, 5)), "expected a whole number from 2 to 5, found the number 6");
  EXPECT_EQ(faultOf("6", number(5, 5)), "expected 5, found the number 6");
}

TEST(Decode, TruthValuesAndTexts) {
  const auto truth = [](const char* text) {
    const yaml::SourceText source("");
    yaml::Reading reading(source, "f");
    const Node node = plainScalar(text);
    return yaml::asBool(reading, yaml::Value(node));
  };
  for (const char* text : {"true", "True", "TRUE"}) EXPECT_EQ(truth(text), true) << text;
  for (const char* text : {"false", "False", "FALSE"}) EXPECT_EQ(truth(text), false) << text;
  for (const char* text : {"yes", "1", "~"}) EXPECT_EQ(truth(text), std::nullopt) << text;
  const auto filled = [](yaml::Reading& reading, const yaml::Value& value) {
    yaml::asFilledText(reading, value);
  };
  EXPECT_EQ(faultOf("heron", filled), "");
  EXPECT_EQ(faultOf("12", filled), "expected text, found the number 12; put it in quotes to make it text");
  EXPECT_EQ(faultOf("~", filled), "expected text, found nothing");
  Node empty;
  const yaml::SourceText source("");
  yaml::Reading reading(source, "f");
  EXPECT_FALSE(yaml::asFilledText(reading, yaml::Value(empty)));
  EXPECT_EQ(reading.takeProblems().front().message, "expected text, found empty quotes");
}

TEST(Reading, SaysTwoHundredProblemsInTheOrderOfTheText) {
  const std::string text(300, 'a');
  const yaml::SourceText source(text);
  const auto problems = [&](std::size_t count) {
    yaml::Reading reading(source, "f");
    for (std::size_t i = count; i > 0; --i) reading.fault(i - 1, "key", "wrong");
    return reading.takeProblems();
  };
  const Problems most = problems(200);
  ASSERT_EQ(most.size(), 200u);
  for (std::size_t i = 0; i < most.size(); ++i) EXPECT_EQ(most[i].column, static_cast<int>(i) + 1);
  const Problems more = problems(203);
  ASSERT_EQ(more.size(), 201u);
  EXPECT_EQ(toText(more.back()), "f: error: and 3 more problems");
}

// At the top of a text values take each other's place, so that they cost no memory here.
TEST(TreeBuilder, TakesSoManyValuesAndSoMuchText) {
  TreeBuilder values;
  for (std::size_t i = 0; i < yaml::maxNodes; ++i) values.scalar({}, 0);
  EXPECT_THROW(values.scalar({}, 0), YamlFault);

  Node half;
  half.text.assign(yaml::maxExpandedBytes / 2, 'a');
  TreeBuilder text;
  text.scalar(half, 0);
  text.scalar(half, 0);
  EXPECT_THROW(text.scalar(plainScalar("b"), 0), YamlFault);

  TreeBuilder copiedText;
  copiedText.scalar(half, 1); // which is kept for its aliases: a copy
  EXPECT_THROW(copiedText.alias(0, 1), YamlFault);
}

TEST(TreeBuilder, TakesSoManyCopies) {
  TreeBuilder tree;
  tree.scalar(plainScalar("a"), 1);
  for (std::size_t i = 1; i < yaml::maxAliasedNodes; ++i) tree.alias(0, 1);
  EXPECT_THROW(tree.alias(0, 1), YamlFault);
  EXPECT_THROW(tree.alias(0, 2), YamlFault) << "an anchor that stands nowhere";
}

TEST(TreeBuilder, TakesSoManyLevels) {
  TreeBuilder tree;
  for (int level = 0; level < yaml::maxDepth; ++level) tree.open(NodeKind::Sequence, 0, 0);
  EXPECT_THROW(tree.open(NodeKind::Sequence, 0, 0), YamlFault);
}

TEST(TreeBuilder, NamesTheKeyThatIsNoText) {
  const auto keyOfFault = [](const char* text) {
    const auto parsed = yaml::parse(yaml::SourceText(text));
    return parsed ? "" : parsed.fault().front().key;
  };
  EXPECT_EQ(keyOfFault("1: a\n"), "1");
  EXPECT_EQ(keyOfFault("a: [b, {c: {true: d}}]\n"), "a[2].c.true");
  EXPECT_EQ(keyOfFault("a:\n  - b\n  - c\n  - 7: d\n"), "a[3].7");
  EXPECT_EQ(keyOfFault("a:\n  b: 1\n  c: {d: 2, d: 3}\n"), "a.c.d");
  EXPECT_EQ(keyOfFault("a: {b: 1, c: 2, b: 3}\n"), "a.b") << "though not side by side";
}

TEST(NodeTree, OfADocumentAndBack) {
  const yaml::SourceText source(
      "{a: [1, -2, 1.5, x, '1'], b: [true, True, TRUE, false, False, FALSE], c: ~, d: {}}");
  const auto parsed = yaml::parse(source);
  ASSERT_TRUE(parsed);
  const Tree tree = yaml::treeOf(parsed->root);
  EXPECT_EQ(jsonText(tree), "{\"a\":[1,-2,1.5,\"x\",\"1\"],\"b\":[true,true,true,false,false,false],"
                            "\"c\":null,\"d\":{}}\n");
  EXPECT_EQ(jsonText(yaml::treeOf(yaml::nodeOf(tree))), jsonText(tree));
}

TEST(JsonExcess, IsWhatIsNestedTooDeep) {
  const std::string deepest = std::string(maxJsonDepth - 1, '[') + "{}" + std::string(maxJsonDepth - 1, ']');
  EXPECT_FALSE(findExcess(deepest));
  EXPECT_FALSE(
      findExcess("[" + std::string(maxJsonDepth - 1, '[') + std::string(maxJsonDepth - 1, ']') + "[]]"));
  for (const char* opening : {"[", "{"}) {
    const auto excess = findExcess(std::string(maxJsonDepth, '[') + opening);
    ASSERT_TRUE(excess);
    EXPECT_EQ(excess->offset, static_cast<std::size_t>(maxJsonDepth));
    EXPECT_EQ(excess->message, "lists are nested more than 200 deep");
  }
  // Brackets in texts are none, and a quote behind a backslash does not end a text.
  const std::string many(maxJsonDepth + 1, '[');
  EXPECT_FALSE(findExcess("[\"" + many + "\", \"\\\"" + many + "\"]"));
  EXPECT_TRUE(findExcess("[\"]]\\\\\", " + many + "]")) << "nor is a backslash behind a backslash one";
  EXPECT_TRUE(findExcess("[\"}]}]\", " + many.substr(1)));
}

TEST(JsonExcess, IsTooManyParts) {
  std::string texts = "[";
  for (std::size_t part = 1; part < maxJsonParts; ++part) texts += "\"\"";
  EXPECT_FALSE(findExcess(texts));
  const auto excess = findExcess(texts + "{");
  ASSERT_TRUE(excess);
  EXPECT_EQ(excess->offset, texts.size());
  EXPECT_THAT(excess->message, HasSubstr("more than 2000000 lists, objects and texts"));
}

TEST(ReadJson, KeepsValuesAsTheyAre) {
  const std::string text =
      "{\"a\":[true,false,null,-3,9223372036854775807,9223372036854775808,1.5,\"x\"],\"b\":{}}";
  const auto tree = readJson(text);
  ASSERT_TRUE(tree);
  EXPECT_EQ(jsonText(*tree), text + "\n");
  EXPECT_EQ(readJson("[1,").fault(), "it is not valid JSON");
  EXPECT_THAT(readJson(std::string(maxJsonDepth + 1, '[')).fault(), HasSubstr("deep"));
}

TEST(ReadJson, TakesObjectsOfAThousandKeys) {
  const auto object = [](int keys) {
    std::string text;
    for (int i = 0; i < keys; ++i) text += (i > 0 ? ",\"" : "{\"") + std::to_string(i) + "\":1";
    return text + "}";
  };
  EXPECT_TRUE(readJson(object(1000)));
  for (const std::string& more :
       {object(1001), "[0," + object(1001) + "]", "{\"a\":{\"b\":" + object(1001) + "}}"}) {
    const auto tree = readJson(more);
    ASSERT_FALSE(tree);
    EXPECT_EQ(tree.fault(), "an object has more than 1000 keys");
  }
  EXPECT_TRUE(readJson("[" + object(999) + "," + object(999) + "]")) << "each of them counts alone";
}

std::string inUtf8(unsigned code) {
  std::string text;
  const auto add = [&](unsigned byte) { text += static_cast<char>(byte); };
  if (code < 0x80) {
    add(code);
  } else if (code < 0x800) {
    add(0xC0 | code >> 6);
    add(0x80 | (code & 0x3F));
  } else {
    add(0xE0 | code >> 12);
    add(0x80 | (code >> 6 & 0x3F));
    add(0x80 | (code & 0x3F));
  }
  return text;
}

// All characters of up to three bytes, but for surrogates, which are none.
TEST(JsonText, EscapesWhatATerminalObeysAndNothingElse) {
  const auto obeyed = [](unsigned code) {
    return (code >= 0x7F && code < 0xA0) || code == 0x61C || code == 0x200E || code == 0x200F ||
           (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
  };
  std::string all, expected;
  for (unsigned code = '#'; code < 0x10000; ++code) {
    if (code == '\\' || (code >= 0xD800 && code < 0xE000)) continue;
    all += inUtf8(code);
    std::array<char, 8> escape{};
    std::snprintf(escape.data(), escape.size(), "\\u%04x", code);
    expected += obeyed(code) ? std::string(escape.data()) : inUtf8(code);
  }
  EXPECT_TRUE(jsonText(all) == "\"" + expected + "\"\n"); // not shown: it is long
  EXPECT_EQ(jsonText("\xF0\x9F\x9A\xA4 \xFF"), "\"\xF0\x9F\x9A\xA4 \xEF\xBF\xBD\"\n");
}

TEST(Emitter, EscapesWhatOthersTakeForMoreThanText) {
  std::vector<unsigned> escaped, expected;
  for (unsigned code = 0; code < 0x10000; ++code) {
    if (code == '\\' || (code >= 0xD800 && code < 0xE000)) continue;
    if (blockScalar("a" + inUtf8(code) + "b").find('\\') != std::string::npos) escaped.push_back(code);
    const bool control = code < 0x20 || (code >= 0x7F && code < 0xA0);
    if (control || code == 0x2028 || code == 0x2029 || code == 0xFEFF || code >= 0xFFFE)
      expected.push_back(code);
  }
  EXPECT_EQ(escaped, expected);
  EXPECT_EQ(blockScalar("\xC2\x9F\xEF\xBF\xBF\n\t\x1F\"\\"), "\"\\x9F\\uFFFF\\n\\t\\x1F\\\"\\\\\"");
}

TEST(JsonText, HasTwelveDigitsAndTheIndentAskedFor) {
  Tree tree = Tree::fields();
  tree["third"] = 1.0 / 3;
  tree["list"] = Tree::list();
  tree["list"].push_back(true);
  EXPECT_EQ(jsonText(tree), "{\"third\":0.333333333333,\"list\":[true]}\n");
  EXPECT_EQ(jsonText(tree, 2), "{\n  \"third\": 0.333333333333,\n  \"list\": [\n    true\n  ]\n}\n");
}

} // namespace
} // namespace fairway::formats
