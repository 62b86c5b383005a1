#include "validator/command/language_server/schema_words.h"

#include "formats/document/json_text.h"
#include "formats/document/key_path.h"
#include "formats/schema/schema_text.h"

#include <algorithm>
#include <map>

namespace fairway::command::lsp {

namespace {

using Word = formats::Locator::Word;

const Tree* schemaTree(std::string_view kind) {
  static std::map<std::string, Tree, std::less<>> read;
  const auto known = read.find(kind);
  if (known != read.end()) return &known->second;
  auto tree = formats::readJson(formats::schemaOf(kind));
  return tree ? &read.emplace(kind, std::move(tree).value()).first->second : nullptr;
}

// What a tree holds, if it is of that type; else null.
template <class Value>
const Value* heldBy(const Tree* tree) {
  if (!tree) return nullptr;
  return tree->visit([](const auto& value) -> const Value* {
    if constexpr (std::is_same_v<std::decay_t<decltype(value)>, Value>) return &value;
    return nullptr;
  });
}

// The same, or nothing at all.
template <class Items>
const Items& itemsOf(const Tree* tree) {
  static const Items none;
  const Items* items = heldBy<Items>(tree);
  return items ? *items : none;
}

bool isFalse(const Tree& tree) {
  return tree == Tree(false);
}

// A schema that holds at a place, or one of several of which some may hold.
struct Part {
  const Tree* schema;
  bool certain;
};
using Parts = std::vector<Part>;

// Follows a path through a schema.
class SchemaWalk {
public:
  SchemaWalk(const Tree& root, const std::vector<Word>& document) : root_(root), document_(document) {
    add({&root, true}, here_, true);
  }

  void step(const formats::KeyStep& step) {
    Parts next;
    for (const auto& [schema, certain] : here_) {
      if (step.item > 0) {
        addItems(*schema, certain, step.item, next);
        continue;
      }
      if (const Tree* properties = schema->find("properties"); properties && properties->find(step.key))
        add({properties->find(step.key), certain}, next);
      else
        for (const auto& [pattern, inside] : itemsOf<Tree::Fields>(schema->find("patternProperties")))
          add({&inside, certain}, next);
      if (const Tree* others = schema->find("additionalProperties")) add({others, certain}, next);
    }
    here_ = std::move(next);
  }

  PlaceWords words() const {
    PlaceWords words;
    for (const auto& [schema, certain] : here_) {
      if (words.description.empty()) words.description = descriptionOf(*schema);
      for (const Tree& value : itemsOf<Tree::List>(schema->find("enum")))
        if (const auto* text = heldBy<std::string>(&value)) addOnce(words.values, *text);
      if (const Tree* type = schema->find("type"); type && *type == Tree("boolean"))
        for (const char* value : {"true", "false"}) addOnce(words.values, value);
      for (const auto& [name, inside] : itemsOf<Tree::Fields>(schema->find("properties")))
        addKey(words.keys, name, inside);
    }
    dropForbidden(words.keys);
    return words;
  }

private:
  static std::string descriptionOf(const Tree& schema) {
    const auto* text = heldBy<std::string>(schema.find("description"));
    return text ? *text : "";
  }

  void dropForbidden(std::vector<KeyWords>& keys) const {
    for (const auto& [schema, certain] : here_)
      for (const auto& [name, inside] : itemsOf<Tree::Fields>(schema->find("properties")))
        if (certain && isFalse(inside))
          std::erase_if(keys, [&name = name](const KeyWords& key) { return key.name == name; });
  }

  static void addOnce(std::vector<std::string>& values, const std::string& value) {
    if (std::find(values.begin(), values.end(), value) == values.end()) values.push_back(value);
  }

  void addKey(std::vector<KeyWords>& keys, const std::string& name, const Tree& inside) const {
    if (std::any_of(keys.begin(), keys.end(), [&](const KeyWords& key) { return key.name == name; })) return;
    Parts meanings;
    add({&inside, true}, meanings);
    KeyWords key{name, ""};
    for (const Part& meaning : meanings)
      if (key.description.empty()) key.description = descriptionOf(*meaning.schema);
    keys.push_back(std::move(key));
  }

  // The schema, what it refers to, and its parts.
  void add(Part part, Parts& all, bool top = false, int depth = 0) const {
    const Tree& schema = *part.schema;
    const bool known =
        std::any_of(all.begin(), all.end(), [&](const Part& a) { return a.schema == &schema; });
    if (depth > 16 || known) return;
    all.push_back(part);
    const auto also = [&](const Tree& inside, bool certain) {
      add({&inside, part.certain && certain}, all, top, depth + 1);
    };
    if (const Tree* meant = referred(schema)) also(*meant, true);
    for (const Tree& inside : itemsOf<Tree::List>(schema.find("allOf"))) also(inside, true);
    for (const std::string_view parts : {"anyOf", "oneOf"})
      for (const Tree& inside : itemsOf<Tree::List>(schema.find(parts))) also(inside, false);
    const Tree* condition = schema.find("if");
    if (!condition) return;
    const bool mayHold = !top || holds(*condition), mayFail = !top || !mayHold;
    if (const Tree* then = schema.find("then"); then && mayHold) also(*then, top);
    if (const Tree* otherwise = schema.find("else"); otherwise && mayFail) also(*otherwise, top);
  }

  const Tree* referred(const Tree& schema) const {
    constexpr std::string_view start = "#/definitions/";
    const auto* name = heldBy<std::string>(schema.find("$ref"));
    const Tree* definitions = root_.find("definitions");
    if (!name || !name->starts_with(start) || !definitions) return nullptr;
    return definitions->find(name->substr(start.size()));
  }

  void addItems(const Tree& schema, bool certain, std::size_t item, Parts& all) const {
    const Tree* items = schema.find("items");
    if (!items) return;
    const Tree::List& each = itemsOf<Tree::List>(items); // one schema for each place, or one for all
    if (each.empty())
      add({items, certain}, all);
    else if (item <= each.size())
      add({&each[item - 1], certain}, all);
  }

  const Word* topKey(std::string_view name) const {
    const auto found = std::find_if(document_.begin(), document_.end(),
                                    [&](const Word& word) { return word.path == name && word.isKey; });
    return found == document_.end() ? nullptr : &*found;
  }

  // The conditions of our schemas: which keys there are, and that one of them has a certain value.
  bool holds(const Tree& condition) const {
    for (const Tree& name : itemsOf<Tree::List>(condition.find("required")))
      if (const auto* text = heldBy<std::string>(&name); text && !topKey(*text)) return false;
    for (const auto& [name, inside] : itemsOf<Tree::Fields>(condition.find("properties"))) {
      const auto value = std::find_if(document_.begin(), document_.end(), [&name = name](const Word& word) {
        return word.path == name && !word.isKey;
      });
      const Tree::List& wanted = itemsOf<Tree::List>(inside.find("enum"));
      if (value == document_.end() || wanted.empty()) continue;
      if (std::find(wanted.begin(), wanted.end(), Tree(value->text)) == wanted.end()) return false;
    }
    return true;
  }

  const Tree& root_;
  const std::vector<Word>& document_;
  Parts here_;
};

} // namespace

PlaceWords wordsAt(std::string_view kind, std::string_view path, const std::vector<Word>& document) {
  const Tree* schema = schemaTree(kind);
  if (!schema) return {};
  SchemaWalk walk(*schema, document);
  for (const formats::KeyStep& step : formats::stepsOf(path)) walk.step(step);
  return walk.words();
}

} // namespace fairway::command::lsp
