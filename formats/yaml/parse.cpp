#include "formats/yaml/parse.h"

#include "formats/yaml/tree_builder.h"
#include "formats/yaml/written_form.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <istream>
#include <streambuf>

// The only unit that knows yaml-cpp. Its events are used, not its nodes: events keep positions, the order of
// keys and keys that occur twice.
namespace fairway::formats::yaml {

namespace {

// Lets yaml-cpp read the text where it lies.
class ViewBuffer : public std::streambuf {
public:
  explicit ViewBuffer(std::string_view text) {
    char* begin = const_cast<char*>(text.data()); // a get area is never written to
    setg(begin, begin, begin + text.size());
  }
};

std::size_t offsetOf(const YAML::Mark& mark) {
  return mark.is_null() ? 0 : static_cast<std::size_t>(std::max(mark.pos, 0));
}

// The type that a scalar's tag asks for; none where the tag is not one of the core schema's.
std::optional<ScalarType> typeOf(const std::string& tag, const std::string& text) {
  if (tag == "?" || tag.empty()) return typeOfPlain(text);
  if (tag == "!" || tag == "tag:yaml.org,2002:str") return ScalarType::Text;
  const ScalarType plain = typeOfPlain(text);
  const bool whole = plain == ScalarType::Integer;
  if (tag == "tag:yaml.org,2002:int" && whole) return plain;
  if (tag == "tag:yaml.org,2002:float" && (whole || plain == ScalarType::Float)) return ScalarType::Float;
  if (tag == "tag:yaml.org,2002:bool" && plain == ScalarType::Bool) return plain;
  if (tag == "tag:yaml.org,2002:null" && plain == ScalarType::Null) return plain;
  return std::nullopt;
}

class Handler : public YAML::EventHandler {
public:
  Handler(TreeBuilder& tree, std::string_view text) : tree_(tree), text_(text) {}

  void OnDocumentStart(const YAML::Mark& mark) override {
    if (!started_) {
      started_ = true;
      return;
    }
    const std::size_t offset = offsetOf(mark);
    if (text_.substr(std::min(offset, text_.size())).starts_with("---"))
      throw YamlFault{offset, "a second document starts here; a file holds one"};
    throw YamlFault{offset, "the document has ended before this text"};
  }
  void OnDocumentEnd() override {}

  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    Node node;
    node.type = ScalarType::Null;
    node.offset = offsetOf(mark);
    for (const char* word : {"~", "null", "Null", "NULL"}) // the event does not say whether one stood there
      if (text_.substr(std::min(node.offset, text_.size())).starts_with(word)) node.text = word;
    tree_.scalar(std::move(node), anchor);
  }
  void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    tree_.alias(offsetOf(mark), anchor);
  }
  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                const std::string& value) override {
    const std::optional<ScalarType> type = typeOf(tag, value);
    if (!type || tagTouches(mark)) refuseTag(mark, tag);
    Node node;
    node.type = *type;
    node.offset = offsetOf(mark);
    node.text = value;
    tree_.scalar(std::move(node), anchor);
  }
  void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value) override {
    if (tag != "?" && tag != "!" && tag != "tag:yaml.org,2002:seq") refuseTag(mark, tag);
    tree_.open(NodeKind::Sequence, offsetOf(mark), anchor);
  }
  void OnSequenceEnd() override { tree_.close(); }
  void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value) override {
    if (tag != "?" && tag != "!" && tag != "tag:yaml.org,2002:map") refuseTag(mark, tag);
    tree_.open(NodeKind::Mapping, offsetOf(mark), anchor);
  }
  void OnMapEnd() override { tree_.close(); }

private:
  // Whether a block's header follows a tag without a blank, as in `!|2`: no YAML, but yaml-cpp takes it.
  bool tagTouches(const YAML::Mark& mark) const {
    std::string_view text = text_.substr(std::min(offsetOf(mark), text_.size()));
    if (!text.starts_with('!')) return false;
    text = text.substr(0, text.find_first_of(" \t\n"));
    return text.find_first_of("|>") != std::string_view::npos;
  }

  [[noreturn]] void refuseTag(const YAML::Mark& mark, const std::string& tag) {
    throw YamlFault{offsetOf(mark),
                    "the tag '" + tag + "' does not fit here; Fairway's documents need no tags"};
  }

  TreeBuilder& tree_;
  std::string_view text_;
  bool started_ = false;
};

// yaml-cpp looks ahead to the end of a flow collection before it says a word, at some hundred bytes a token,
// so that brackets alone could take gigabytes: what could become too many tokens is refused before.
std::optional<YamlFault> tooManyIndicators(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    constexpr std::string_view indicators = "[]{},:?\"'&*!";
    if (indicators.find(text[i]) != std::string_view::npos && ++count > maxIndicators)
      return YamlFault{i, "the document is too large: more than " + std::to_string(maxIndicators) +
                              " brackets, commas, colons and quotes"};
  }
  return std::nullopt;
}

// What yaml-cpp's messages mean to the author of the line; its own message if it should never appear.
std::string reasonOf(const std::string& theirs, bool startsLine) {
  if (theirs == "end of map not found" || theirs == "end of sequence not found")
    return startsLine ? "this line does not fit the lines above it; check its indentation"
                      : "nothing more is allowed on this line here; put text with such characters in quotes";
  if (theirs == "end of map flow not found" || theirs == "end of sequence flow not found")
    return "a comma or a closing bracket is missing before this";
  if (theirs == "illegal map value")
    return "a colon followed by a blank is not allowed here; put the text in quotes";
  if (theirs == "illegal flow end") return "this bracket closes nothing";
  if (theirs == "unknown token") return "text cannot begin with this character; put it in quotes";
  return theirs;
}

// `key: value`, with a value on the line.
bool isWholePair(std::string_view line) {
  const std::size_t colon = line.find(": ");
  return colon != std::string_view::npos && !isBlankOrComment(line.substr(colon + 2));
}

bool startsWithKey(std::string_view line) {
  const std::size_t colon = line.find(':');
  const std::size_t begin = indentOf(line);
  return colon != std::string_view::npos && colon > begin &&
         line.substr(begin, colon - begin).find_first_of(" ,[]{}\"'") == std::string_view::npos;
}

// What is really wrong, where yaml-cpp complains of what comes of it.
std::optional<YamlFault> commonFault(const YAML::Exception& error, const SourceText& source, int number) {
  const std::string_view line = source.line(number);
  if (const std::size_t tab = line.substr(0, line.find_first_not_of(" \t")).find('\t');
      tab != std::string_view::npos)
    return YamlFault{source.lineStart(number) + tab,
                     "this is not YAML: a tab cannot indent a line; use blanks"};
  int above = number - 1;
  while (above > 0 && isBlankOrComment(source.line(above))) --above;
  if (error.msg == "illegal map value" && above > 0 && startsWithKey(line) &&
      isWholePair(source.line(above)) && indentOf(line) > indentOf(source.line(above)))
    return YamlFault{source.lineStart(number) + indentOf(line),
                     "this is not YAML: this line is indented further than the one above it, which already "
                     "has its value; start both in the same column"};
  return std::nullopt;
}

YamlFault syntaxFault(const YAML::Exception& error, const SourceText& source) {
  const std::size_t offset = offsetOf(error.mark);
  const Position at = source.positionAt(offset);
  if (auto common = commonFault(error, source, at.line)) return std::move(*common);
  const std::string_view line = source.line(at.line);
  const bool startsLine = line.find_first_not_of(' ') + 1 >= static_cast<std::size_t>(at.column);
  std::string message = "this is not YAML: " + reasonOf(error.msg, startsLine);
  // yaml-cpp ends plain text at a question mark there, which is surprising.
  if (source.text().substr(std::min(offset, source.text().size())).starts_with('?'))
    message += "; within braces or brackets put text with a question mark in quotes";
  return {offset, std::move(message), {}, true};
}

bool isQuote(char c) {
  return c == '"' || c == '\'';
}

YamlFault unclosedFault(std::string_view text, std::size_t offset) {
  const std::string what = isQuote(text[offset]) ? "quote" : std::string(1, text[offset]);
  return {offset, "this is not YAML: this " + what + " is never closed"};
}

void run(const SourceText& source, TreeBuilder& tree) {
  ViewBuffer buffer(source.text());
  std::istream stream(&buffer);
  YAML::Parser parser(stream);
  Handler handler(tree, source.text());
  parser.HandleNextDocument(handler);
  if (tree.empty()) throw YamlFault{0, "the document is empty"};
  parser.HandleNextDocument(handler);
}

std::size_t lineStart(std::string_view text, std::size_t offset) {
  return offset == 0 ? 0 : text.rfind('\n', offset - 1) + 1; // npos + 1 is 0
}

bool isOutdented(const MappingKey& key, const Node& value, std::string_view text) {
  // What is left out has no place in the text, and what an alias refers to is elsewhere.
  if (value.offset <= key.offset || value.offset >= text.size()) return false;
  const std::size_t start = lineStart(text, value.offset);
  if (start <= key.offset) return false; // on the key's own line
  // Items of a list may stand there, and other readers let blocks begin there.
  constexpr std::string_view free = "-|>";
  if (free.find(text[value.offset]) != std::string_view::npos) return false;
  const std::size_t keyLine = lineStart(text, key.offset);
  const std::size_t indent = std::min(text.find_first_not_of(' ', keyLine), text.size()) - keyLine;
  return value.offset - start <= indent;
}

// A value on a line of its own that does not stand further right than the line of its key: no YAML, but
// yaml-cpp takes it for the value all the same.
std::optional<YamlFault> findOutdented(const Node& node, std::string_view text) {
  const bool inBraces =
      node.kind == NodeKind::Mapping && node.offset < text.size() && text[node.offset] == '{';
  for (std::size_t i = 0; i < node.items.size(); ++i) {
    if (node.kind == NodeKind::Mapping && !inBraces && isOutdented(node.keys[i], node.items[i], text))
      return YamlFault{
          node.items[i].offset,
          "this is not YAML: a value must be on the line of its key, or indented further than the key",
          node.keys[i].text};
    if (auto inside = findOutdented(node.items[i], text)) return inside;
  }
  return std::nullopt;
}

// The fault after which nothing more can be said, if there is one.
std::optional<YamlFault> growTree(const SourceText& source, TreeBuilder& tree) {
  if (growFromWrittenForm(source.text(), tree)) return std::nullopt;
  tree = TreeBuilder();
  try {
    run(source, tree);
  } catch (const YamlFault& fault) {
    return fault;
  } catch (const YAML::Exception& error) {
    return syntaxFault(error, source);
  }
  return std::nullopt;
}

} // namespace

Result<Parsed, std::vector<YamlFault>> parse(const SourceText& source) {
  const std::string_view text = source.text();
  if (const auto forbidden = findForbidden(text))
    return std::vector{YamlFault{forbidden->offset, forbidden->message}};
  if (const auto fault = tooManyIndicators(text)) return std::vector{*fault};
  TreeBuilder tree;
  const std::optional<YamlFault> fault = growTree(source, tree);
  HeadComment head = headComment(text);
  Lexed lexed = lex(text, head.end);
  // Regardless of what yaml-cpp reports, this is the cause; it does not report a missing quote at the end of
  // the text.
  if (const auto unclosed = lexed.unclosed; unclosed && (fault || isQuote(text[*unclosed])))
    return std::vector{unclosedFault(text, *unclosed)};
  if (fault) tree.faults().push_back(*fault);
  if (!tree.faults().empty()) return std::move(tree.faults());
  Parsed parsed{tree.takeRoot(), std::move(head.lines), std::move(lexed.comments)};
  if (const auto outdented = findOutdented(parsed.root, text)) return std::vector{*outdented};
  return parsed;
}

} // namespace fairway::formats::yaml
