#include "validator/command/language_server/names.h"

#include "formats/document/key_path.h"
#include "formats/document/reader.h"

#include <algorithm>

namespace fairway::command::lsp {

namespace {

using formats::Locator;
using formats::NamePlace;

// Whether a path is meant by one with stars.
bool fits(std::string_view path, std::string_view pattern) {
  const auto steps = formats::stepsOf(path), wanted = formats::stepsOf(pattern);
  return std::equal(steps.begin(), steps.end(), wanted.begin(), wanted.end(),
                    [](const auto& step, const auto& want) {
                      return want.key == "*" || (step.item == 0 && step.key == want.key);
                    });
}

// Where the path ends with a star, a key there is the name; else a value is.
bool isName(const Locator::Word& word, const NamePlace& place) {
  return fits(word.path, place.where) && (!word.isKey || place.where.ends_with('*'));
}

UsedName nameOf(const Locator::Word& word, const NamePlace& place) {
  UsedName name{std::string(place.what), word.text, word.span, place.given};
  const std::size_t turned = word.text.find('@');
  if (turned == std::string::npos || place.given) return name;
  name.name.resize(turned);
  name.span.end.column -= static_cast<int>(word.text.size() - turned);
  return name;
}

} // namespace

std::vector<UsedName> namesIn(const std::string& text) {
  const formats::PartlyRead partly = formats::readDespiteFaults(text, "");
  std::vector<UsedName> names;
  if (!partly.read || !partly.read->places) return names;
  for (const Locator::Word& word : partly.read->places->words())
    for (const NamePlace& place : partly.read->document.kind->names)
      if (isName(word, place)) names.push_back(nameOf(word, place));
  return names;
}

std::string_view whatIsNamedAt(const formats::Kind& kind, std::string_view path) {
  for (const NamePlace& place : kind.names)
    if (!place.given && fits(path, place.where)) return place.what;
  return {};
}

std::vector<std::filesystem::path> behind(const std::filesystem::path& file, const formats::Loader& load) {
  constexpr std::size_t most = 100;
  std::vector<std::filesystem::path> found{file.lexically_normal()};
  for (std::size_t i = 0; i < found.size() && found.size() < most; ++i) {
    const auto text = load(found[i]);
    if (!text || !formats::looksLikeDocument(*text)) continue;
    const formats::PartlyRead partly = formats::readDespiteFaults(*text, found[i].string());
    if (!partly.read) continue;
    const std::filesystem::path folder = found[i].parent_path();
    formats::visitReferences(partly.read->document,
                             [&](const std::string&, const formats::DocumentPath& path) {
                               const std::filesystem::path target = (folder / path).lexically_normal();
                               if (std::find(found.begin(), found.end(), target) == found.end())
                                 found.push_back(target);
                             });
  }
  return found;
}

} // namespace fairway::command::lsp
