#include "validator/command/language_server/desk.h"

#include "formats/document/game.h"
#include "formats/document/reader.h"
#include "validator/command/language_server/names.h"
#include "validator/command/language_server/schema_words.h"
#include "validator/core/catalogue.h"

#include <algorithm>
#include <set>

// What a key or a value means, and what can stand at a place.
namespace fairway::command::lsp {

namespace {

using Words = std::vector<formats::Locator::Word>;
using formats::Locator;

const std::string* valueOf(const Words& words, std::string_view path) {
  const auto found = std::find_if(words.begin(), words.end(),
                                  [&](const auto& word) { return word.path == path && !word.isKey; });
  return found == words.end() ? nullptr : &found->text;
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) text += (i == 0 ? "`" : ", `") + words[i] + "`";
  return text;
}

// What has been proved of the document as a whole: what its last line in a report says, and each statement.
std::string provedOf(const Examined& examined) {
  if (!examined.readable()) return "";
  std::string text;
  if (!examined.report.headline.empty()) text += "\n\n**" + examined.report.headline + "**";
  for (const validator::Outcome& outcome : examined.report.outcomes)
    if (outcome.verdict == validator::Verdict::Holds)
      text += (text.find("\n- ") == std::string::npos ? "\n\n- " : "\n- ") + outcome.code + " " +
              outcome.name + ": " + outcome.statement;
  return text;
}

std::string meaningOf(Desk& desk, const Path& file, const Words& words, const Locator::Word& word) {
  std::string text;
  const std::string* kind = valueOf(words, "kind");
  if (kind) {
    const PlaceWords about = wordsAt(*kind, word.path, words);
    if (!about.description.empty()) text = "`" + word.path + "`: " + about.description;
    if (about.values.size() > 1) text += "\n\nOne of " + joined(about.values) + ".";
  }
  const std::string code = word.isKey && word.path.starts_with("severity.") ? word.text
                           : word.isKey                                     ? ""
                                                                            : word.text;
  if (const auto* entry = validator::findEntry(code))
    text += (text.empty() ? "" : "\n\n") + validator::explanation(*entry);
  if (word.path == "kind" && formats::looksLikeDocument(desk.find(file)->text()))
    text += provedOf(desk.examined(file));
  return text;
}

constexpr std::string_view mark = "fairwayWritesHere";

// Where the cursor stands in the document that is being written: a word there is taken for one that is
// begun, and what is open behind it is closed.
struct Writing {
  Words words;
  const Locator::Word* here = nullptr;
};

bool partOfWord(char letter) {
  return letter != ' ' && letter != '\t' &&
         std::string_view("[]{},:\"'\n").find(letter) == std::string_view::npos;
}

Writing writingAt(const OpenText& text, std::size_t at) {
  const std::string source(text.source());
  std::size_t from = at, to = at;
  while (from > 0 && partOfWord(source[from - 1])) --from;
  while (to < source.size() && partOfWord(source[to])) ++to;
  for (const std::string_view ending : {"", ": x", "}", "]", "]}", ": x}", "}]"}) {
    std::string tried = source.substr(0, from) + std::string(mark) + std::string(ending) + source.substr(to);
    // A colon in front belongs to its value.
    if (from > 0 && source[from - 1] == ':') tried.insert(from, " ");
    const auto places = formats::locatorOf(tried);
    if (!places) continue;
    Writing writing{places->words(), nullptr};
    const auto found = std::find_if(writing.words.begin(), writing.words.end(),
                                    [](const Locator::Word& word) { return word.text == mark; });
    // A word that stands alone is the first key to be.
    if (found == writing.words.end() || (found->path.empty() && !found->isKey)) continue;
    writing.here = &*found;
    return writing;
  }
  return {};
}

Tree item(const std::string& label, int kind, const std::string& about, const std::string& insert) {
  Tree tree{{"label", label}, {"kind", kind}, {"insertText", insert}};
  if (!about.empty()) tree["documentation"] = about;
  return tree;
}

constexpr int keyItem = 10, valueItem = 12, nameItem = 6, fileItem = 17; // as the protocol numbers them

std::string parentOf(const std::string& path) {
  const std::size_t end = path.find_last_of(".[");
  return end == std::string::npos ? "" : path.substr(0, end);
}

Tree keysAt(const Writing& writing) {
  Tree items = Tree::list();
  const std::string parent = parentOf(writing.here->path);
  const std::string* kind = valueOf(writing.words, "kind");
  std::vector<KeyWords> keys{{"fairway", "Version of the format."}, {"kind", "What this document is."}};
  if (kind) keys = wordsAt(*kind, parent, writing.words).keys;
  const std::string start = parent.empty() ? "" : parent + ".";
  for (const KeyWords& key : keys) {
    const bool written =
        std::any_of(writing.words.begin(), writing.words.end(),
                    [&](const Locator::Word& word) { return word.isKey && word.path == start + key.name; });
    if (!written) items.push_back(item(key.name, keyItem, key.description, key.name + ": "));
  }
  return items;
}

const formats::Kind* kindIn(const Words& words) {
  const std::string* name = valueOf(words, "kind");
  const auto kinds = name ? formats::kindsNamed(*name) : std::vector<const formats::Kind*>();
  const std::string* game = valueOf(words, "game");
  for (const formats::Kind* kind : kinds)
    if (game && kind->game.name == *game) return kind;
  return kinds.empty() ? nullptr : kinds.front();
}

void addNames(const Desk& desk, const Path& file, std::string_view what, Tree& items) {
  std::set<std::string> given;
  for (const Path& other : behind(file, desk.loader())) {
    const auto text = desk.read(other);
    if (!text) continue;
    for (const UsedName& name : namesIn(*text))
      if (name.given && name.what == what && name.name != mark && given.insert(name.name).second)
        items.push_back(
            item(name.name, nameItem, std::string(what) + " of " + other.filename().string(), name.name));
  }
}

void addFiles(const Path& file, Tree& items) {
  constexpr int most = 500;
  std::error_code error;
  std::set<std::string> names;
  for (auto entry = std::filesystem::directory_iterator(file.parent_path(), error);
       !error && entry != std::filesystem::directory_iterator() && names.size() < most;
       entry.increment(error)) {
    const Path name = entry->path().filename();
    if ((name.extension() == ".yaml" || name.extension() == ".yml") && name != file.filename())
      names.insert(name.string());
  }
  for (const std::string& name : names) items.push_back(item(name, fileItem, "", name));
}

Tree valuesAt(const Desk& desk, const Path& file, const Writing& writing) {
  Tree items = Tree::list();
  const std::string& path = writing.here->path;
  if (path == "kind") {
    std::set<std::string_view> names;
    for (const formats::Game* game : formats::games())
      for (const formats::Kind& kind : game->kinds) names.insert(kind.name);
    for (const std::string_view name : names)
      items.push_back(item(std::string(name), valueItem, "", std::string(name)));
    return items;
  }
  const formats::Kind* kind = kindIn(writing.words);
  if (!kind) return items;
  const PlaceWords about = wordsAt(kind->name, path, writing.words);
  for (const std::string& value : about.values) items.push_back(item(value, valueItem, "", value));
  if (const std::string_view what = whatIsNamedAt(*kind, path); !what.empty())
    addNames(desk, file, what, items);
  if (items.empty() && about.description.find("path") != std::string::npos) addFiles(file, items);
  return items;
}

} // namespace

const Locator::Word* wordAt(const Words& words, formats::yaml::Position place) {
  const auto found = std::find_if(words.begin(), words.end(), [&](const Locator::Word& word) {
    return word.span.first.line == place.line && word.span.first.column <= place.column &&
           place.column <= word.span.end.column;
  });
  return found == words.end() ? nullptr : &*found;
}

Tree hoverAt(Desk& desk, const Path& file, ServedPlace place) {
  const OpenText& text = *desk.find(file);
  const auto places = formats::locatorOf(text.text());
  if (!places) return nullptr;
  const Words words = places->words();
  const Locator::Word* word = wordAt(words, text.position(place));
  const std::string meaning = word ? meaningOf(desk, file, words, *word) : "";
  if (meaning.empty()) return nullptr;
  return {{"contents", Tree{{"kind", "markdown"}, {"value", meaning}}}, {"range", text.range(word->span)}};
}

Tree completionAt(const Desk& desk, const Path& file, ServedPlace place) {
  const OpenText& text = *desk.find(file);
  const Writing writing = writingAt(text, text.offset(place));
  if (!writing.here) return Tree::list();
  return writing.here->isKey ? keysAt(writing) : valuesAt(desk, file, writing);
}

} // namespace fairway::command::lsp
