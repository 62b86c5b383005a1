#include "validator/command/language_server/desk.h"

#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "validator/command/language_server/names.h"

#include <algorithm>

// From a name to where it is given and used, also in other documents, and what is done to texts as a whole.
namespace fairway::command::lsp {

namespace {

using Words = std::vector<formats::Locator::Word>;
using formats::Locator;
using formats::yaml::Position;

Tree location(const Path& file, Tree range) {
  return {{"uri", uriOf(file)}, {"range", std::move(range)}};
}

const UsedName* nameAt(const std::vector<UsedName>& names, Position place) {
  const auto found = std::find_if(names.begin(), names.end(), [&](const UsedName& name) {
    return name.span.first.line == place.line && name.span.first.column <= place.column &&
           place.column <= name.span.end.column;
  });
  return found == names.end() ? nullptr : &*found;
}

struct NamedText {
  Path file;
  OpenText text;
};

std::optional<NamedText> textOf(const Desk& desk, const Path& file) {
  if (const OpenText* open = desk.find(file)) return NamedText{file, *open};
  const auto text = desk.read(file);
  return text ? std::optional(NamedText{file, OpenText(*text)}) : std::nullopt;
}

bool gives(const Desk& desk, const Path& file, const UsedName& wanted) {
  const auto text = desk.read(file);
  if (!text) return false;
  const auto names = namesIn(*text);
  return std::any_of(names.begin(), names.end(), [&](const UsedName& name) {
    return name.given && name.what == wanted.what && name.name == wanted.name;
  });
}

// The document that gives a name which is used in a file: the nearest behind its references.
std::optional<Path> giverOf(const Desk& desk, const Path& file, const UsedName& name) {
  for (const Path& other : behind(file, desk.loader()))
    if (gives(desk, other, name)) return other;
  return std::nullopt;
}

// Documents that may use a name: those that are open, and those in the folders of the user and the giver.
std::vector<Path> neighbours(const Desk& desk, const std::vector<Path>& folders) {
  constexpr std::size_t most = 5000;
  std::vector<Path> files;
  for (const auto& [file, text] : desk.texts()) files.push_back(file);
  for (const Path& folder : folders) {
    std::error_code error;
    for (auto entry = std::filesystem::directory_iterator(folder, error);
         !error && entry != std::filesystem::directory_iterator() && files.size() < most;
         entry.increment(error))
      if (const Path ending = entry->path().extension(); ending == ".yaml" || ending == ".yml")
        files.push_back(entry->path().lexically_normal());
  }
  std::sort(files.begin(), files.end());
  files.erase(std::unique(files.begin(), files.end()), files.end());
  return files;
}

struct Uses {
  NamedText in;
  std::vector<formats::yaml::Span> spans;
};

// Every place where the name is given or used, in every document that the giver stands behind.
std::vector<Uses> usesOf(const Desk& desk, const Path& file, const UsedName& wanted) {
  std::vector<Uses> all;
  const auto giver = giverOf(desk, file, wanted);
  if (!giver) return all;
  for (const Path& other : neighbours(desk, {file.parent_path(), giver->parent_path()})) {
    const auto text = textOf(desk, other);
    if (!text || !formats::looksLikeDocument(text->text.text())) continue;
    if (giverOf(desk, other, wanted) != giver) continue;
    Uses uses{*text, {}};
    for (const UsedName& name : namesIn(text->text.text()))
      if (name.what == wanted.what && name.name == wanted.name) uses.spans.push_back(name.span);
    if (!uses.spans.empty()) all.push_back(std::move(uses));
  }
  return all;
}

std::string withSpans(const OpenText& text, std::vector<formats::yaml::Span> spans, const std::string& by) {
  std::string after(text.source());
  std::sort(spans.begin(), spans.end(), [](const auto& a, const auto& b) {
    return std::pair(a.first.line, a.first.column) > std::pair(b.first.line, b.first.column);
  });
  for (const auto& span : spans) {
    const std::size_t from = text.offset(text.served(span.first)), to = text.offset(text.served(span.end));
    after.replace(from, to - from, by);
  }
  return after;
}

// Items of lists go by the name or the id that they have.
std::string titleOf(const Words& words, const std::string& path) {
  for (const char* key : {".name", ".id", ".card", ".code"})
    for (const Locator::Word& word : words)
      if (!word.isKey && word.path == path + key) return word.text;
  return path;
}

class Outline {
public:
  Outline(const OpenText& text, const Words& words) : text_(text), words_(words) {}

  // Two levels: the keys of the document, and what each of them holds.
  Tree make() const {
    Tree symbols = Tree::list();
    for (std::size_t i = 0; i < words_.size(); ++i) {
      if (!isTop(words_[i])) continue;
      std::size_t next = i + 1;
      while (next < words_.size() && !isTop(words_[next])) ++next;
      const int lastLine = next < words_.size() ? words_[next].span.first.line - 1 : text_.lineCount();
      Tree symbol = symbolFor(words_[i].text, words_[i], std::max(lastLine, words_[i].span.first.line));
      symbol["children"] = children(words_[i].path, i + 1, next);
      symbols.push_back(std::move(symbol));
    }
    return symbols;
  }

private:
  static bool isTop(const Locator::Word& word) {
    return word.isKey && word.path.find_first_of(".[") == std::string::npos;
  }

  Tree symbolFor(const std::string& name, const Locator::Word& word, int lastLine) const {
    constexpr int fieldSymbol = 8;
    Tree range = text_.range({word.span.first, {lastLine, 1 << 20}});
    return {{"name", name},
            {"kind", fieldSymbol},
            {"range", std::move(range)},
            {"selectionRange", text_.range(word.span)}};
  }

  Tree children(const std::string& path, std::size_t from, std::size_t to) const {
    constexpr std::size_t most = 1000;
    Tree symbols = Tree::list();
    std::string last;
    for (std::size_t i = from; i < to && symbols.size() < most; ++i) {
      const std::string inside =
          words_[i].path.substr(0, words_[i].path.find_first_of(".[", path.size() + 1));
      if (inside == last || inside == path) continue;
      last = inside;
      const bool item = inside.ends_with(']');
      symbols.push_back(
          symbolFor(item ? titleOf(words_, inside) : words_[i].text, words_[i], words_[i].span.end.line));
    }
    return symbols;
  }

  const OpenText& text_;
  const Words& words_;
};

} // namespace

Tree definitionAt(const Desk& desk, const Path& file, ServedPlace place) {
  const OpenText& text = *desk.find(file);
  const Position at = text.position(place);
  const formats::PartlyRead partly = formats::readDespiteFaults(text.text(), file.string());
  if (!partly.read || !partly.read->places) return nullptr;
  const Words words = partly.read->places->words();
  if (const Locator::Word* word = wordAt(words, at)) {
    Tree target;
    formats::visitReferences(partly.read->document,
                             [&](const std::string& key, const formats::DocumentPath& path) {
                               if (key != word->path) return;
                               const Path other = (file.parent_path() / path).lexically_normal();
                               target = location(other, OpenText("").rangeOfWord({1, 1}));
                             });
    if (!target.empty()) return target;
  }
  const auto names = namesIn(text.text());
  const UsedName* name = nameAt(names, at);
  if (!name) return nullptr;
  for (const Uses& uses : usesOf(desk, file, *name))
    for (const UsedName& given : namesIn(uses.in.text.text()))
      if (given.given && given.what == name->what && given.name == name->name)
        return location(uses.in.file, uses.in.text.range(given.span));
  return nullptr;
}

Tree referencesAt(const Desk& desk, const Path& file, ServedPlace place) {
  const OpenText& text = *desk.find(file);
  const auto names = namesIn(text.text());
  Tree all = Tree::list();
  if (const UsedName* name = nameAt(names, text.position(place)))
    for (const Uses& uses : usesOf(desk, file, *name))
      for (const auto& span : uses.spans) all.push_back(location(uses.in.file, uses.in.text.range(span)));
  return all;
}

Tree outlineOf(const Desk& desk, const Path& file) {
  const OpenText& text = *desk.find(file);
  const auto places = formats::locatorOf(text.text());
  if (!places) return Tree::list();
  return Outline(text, places->words()).make();
}

Result<Tree, std::string> renaming(const Desk& desk, const Path& file, ServedPlace place,
                                   const std::string& name) {
  const OpenText& text = *desk.find(file);
  const auto names = namesIn(text.text());
  const UsedName* old = nameAt(names, text.position(place));
  if (!old) return std::string("there is no name here that can be changed everywhere");
  const std::vector<Uses> uses = usesOf(desk, file, *old);
  if (uses.empty()) return "no document gives the name '" + old->name + "'";
  Tree changes = Tree::fields();
  for (const Uses& each : uses) {
    const std::string after = withSpans(each.in.text, each.spans, name);
    const bool wasReadable = formats::readDocument(each.in.text.text(), "").ok();
    const auto read = formats::readDocument(after, each.in.file.string());
    const auto renamed = namesIn(after);
    const auto count = std::count_if(renamed.begin(), renamed.end(), [&](const UsedName& found) {
      return found.what == old->what && found.name == name;
    });
    if (wasReadable && !read) return "'" + name + "' cannot be a name: " + read.fault().front().message;
    if (static_cast<std::size_t>(count) != each.spans.size())
      return "there is a " + old->what + " '" + name + "' already, or it cannot be written so";
    changes[uriOf(each.in.file)] = editsBetween(each.in.text, after);
  }
  return Tree{{"changes", std::move(changes)}};
}

Result<Tree, std::string> formatting(const Desk& desk, const Path& file) {
  const OpenText& text = *desk.find(file);
  const auto read = formats::readDocument(text.text(), file.string());
  if (!read) return "the document has faults: " + read.fault().front().message;
  if (!read->otherComments.empty())
    return "the comment in line " + std::to_string(read->otherComments.front()) +
           " would be lost; only those at the head are kept. Move it there or into `notes`";
  return editsBetween(text, formats::writeDocument(read->document));
}

Tree editsBetween(const OpenText& before, const std::string& after) {
  if (before.text() == after) return Tree::list();
  const OpenText wanted(after);
  // A last line without an end is another than the same line with one.
  const auto ended = [](const OpenText& text, int line) {
    return line < text.lineCount() || text.source().ends_with('\n');
  };
  const auto alike = [&](int line, int other) {
    return before.line(line) == wanted.line(other) && ended(before, line) == ended(wanted, other);
  };
  int same = 1;
  while (same <= before.lineCount() && same <= wanted.lineCount() && alike(same, same)) ++same;
  int below = 0;
  while (below < before.lineCount() - same + 1 && below < wanted.lineCount() - same + 1 &&
         alike(before.lineCount() - below, wanted.lineCount() - below))
    ++below;
  const std::size_t from = wanted.offset({same - 1, 0});
  const std::size_t to = below == 0 ? wanted.source().size() : wanted.offset({wanted.lineCount() - below, 0});
  const std::string text(wanted.source().substr(from, to - from));
  const Position end =
      below == 0 ? before.position({before.lineCount(), 0}) : Position{before.lineCount() - below + 1, 1};
  return Tree::list({Tree{{"range", before.range({{same, 1}, end})}, {"newText", text}}});
}

} // namespace fairway::command::lsp
