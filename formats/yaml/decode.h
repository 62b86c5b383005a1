#pragma once

#include "formats/text/problem.h"
#include "formats/yaml/node.h"
#include "formats/yaml/source_text.h"

#include <initializer_list>
#include <optional>
#include <span>

// From nodes to values. What does not fit is added to the reading's problems and decoding continues, so that
// all faults of a document come out together.
namespace fairway::formats::yaml {

// A node on the way down from the document, which knows the path of keys that leads to it. The way up must
// outlive it.
class Value {
public:
  explicit Value(const Node& root) : node_(&root) {}

  const Node& node() const { return *node_; }
  Value field(std::size_t index) const { return {node_->items[index], *this, node_->keys[index].text, 0}; }
  Value item(std::size_t index) const { return {node_->items[index], *this, {}, index}; }
  std::optional<Value> find(std::string_view key) const;
  std::string path() const;                       // such as `slots[2].letter`, items counted from 1
  std::string pathOf(std::string_view key) const; // of a field that need not exist

private:
  Value(const Node& node, const Value& parent, std::string_view key, std::size_t index)
      : node_(&node), parent_(&parent), key_(key), index_(index) {}

  const Node* node_;
  const Value* parent_ = nullptr;
  std::string_view key_;
  std::size_t index_ = 0;
};

// The document being read and what was found to be wrong with it.
class Reading {
public:
  Reading(const SourceText& source, std::string file) : source_(source), file_(std::move(file)) {}

  const SourceText& source() const { return source_; }
  void fault(const Value& value, std::string message);
  void fault(std::size_t offset, std::string key, std::string message);
  bool clean() const { return problems_.empty(); }
  Problems takeProblems(); // in the order of the text

private:
  const SourceText& source_;
  std::string file_;
  Problems problems_;
  std::size_t unsaid_ = 0; // beyond what anybody would read
};

// What a value is, for messages: `the number 12`, `a list`.
std::string described(const Node& node);
// "a, b or c"
std::string alternatives(std::span<const std::string_view> words);

// The whole number that a scalar stands for: 12, 0x0C, 0o14, and 12.0, which JSON Schema takes for the same.
std::optional<double> wholeNumber(const Node& node);

std::optional<std::string> asText(Reading& reading, const Value& value);
std::optional<std::string> asFilledText(Reading& reading, const Value& value); // not empty
std::optional<int> asInteger(Reading& reading, const Value& value, int least, int most);
std::optional<bool> asBool(Reading& reading, const Value& value);
bool isSequence(Reading& reading, const Value& value, std::string_view what); // with a problem where not
// A list of this many values, such as "a cell as [column, row]"; with a problem where not.
bool isListOf(Reading& reading, const Value& value, std::size_t count, std::string_view what);

// One of a few words: `find` is the rules' own function from name to value.
template <class T>
std::optional<T> asWord(Reading& reading, const Value& value, std::optional<T> (*find)(std::string_view),
                        std::initializer_list<std::string_view> words) {
  const Node& node = value.node();
  const bool isText = node.kind == NodeKind::Scalar && node.type == ScalarType::Text;
  const std::optional<T> found = isText ? find(node.text) : std::nullopt;
  if (!found) reading.fault(value, "expected " + alternatives(words) + ", found " + described(node));
  return found;
}

// The fields of a mapping. Keys that are not in `known` are problems, with a guess at what was meant.
class Fields {
public:
  Fields(Reading& reading, const Value& value, std::span<const std::string_view> known);
  Fields(Reading& reading, const Value& value, std::initializer_list<std::string_view> known)
      : Fields(reading, value, std::span(known.begin(), known.size())) {}
  // Of a mapping whose keys are judged elsewhere.
  Fields(Reading& reading, const Value& value) : reading_(reading), value_(value), mapping_(true) {}

  bool valid() const { return mapping_; }
  std::optional<Value> find(std::string_view key) const;
  std::optional<Value> require(std::string_view key) const; // its absence is a problem, reported once

private:
  Reading& reading_;
  const Value& value_;
  bool mapping_;
  std::vector<std::string_view> misspelt_; // what unknown keys seem to mean
};

} // namespace fairway::formats::yaml
