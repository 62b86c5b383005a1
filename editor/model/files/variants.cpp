#include "editor/model/files/variants.h"

#include "editor/model/files/document_file.h"
#include "editor/model/words/translation.h"
#include "editor/model/work/game.h"

#include <algorithm>

namespace fairway::editor {

namespace fs = std::filesystem;

namespace {

constexpr char mark = '~';
constexpr std::size_t longestName = 200; // bytes of a file's name; recovery and lock need some more

bool isKind(std::string_view name) {
  return std::ranges::any_of(games(), [&](const Game* game) {
    return std::ranges::any_of(game->kinds, [&](const EditedKind& kind) { return kind.name == name; });
  });
}

// "mere~islet.lake.yaml" is "mere", "islet" and ".lake.yaml".
struct NameParts {
  std::string stem, label, ending;
};

NameParts partsOf(const fs::path& file) {
  NameParts parts;
  fs::path rest = file.filename();
  if (rest.extension() == ".yaml" || rest.extension() == ".yml") {
    parts.ending = rest.extension().string();
    rest = rest.stem();
  }
  if (const std::string kind = rest.extension().string(); !kind.empty() && isKind(kind.substr(1))) {
    parts.ending = kind + parts.ending;
    rest = rest.stem();
  }
  parts.stem = rest.string();
  // A name that begins with the mark, or ends with it, has nothing on one side: it is just a name.
  const std::size_t at = parts.stem.find(mark);
  if (at == std::string::npos || at == 0 || at + 1 == parts.stem.size()) return parts;
  parts.label = parts.stem.substr(at + 1);
  parts.stem.resize(at);
  return parts;
}

} // namespace

std::string variantLabel(const fs::path& file) {
  return partsOf(file).label;
}

fs::path variantFile(const fs::path& file, const std::string& label) {
  const NameParts parts = partsOf(file);
  return file.parent_path() / (parts.stem + (label.empty() ? "" : mark + label) + parts.ending);
}

std::vector<Variant> variantsOf(const fs::path& file) {
  std::vector<Variant> found;
  const NameParts own = partsOf(file);
  std::error_code error;
  fs::directory_iterator folder(file.parent_path(), error);
  for (; !error && folder != fs::directory_iterator(); folder.increment(error)) {
    const NameParts parts = partsOf(folder->path());
    std::error_code unknown;
    if (parts.stem == own.stem && parts.ending == own.ending && folder->is_regular_file(unknown))
      found.push_back({folder->path(), parts.label});
  }
  std::ranges::sort(found, {}, &Variant::label);
  return found;
}

fs::path nextVariant(const fs::path& file, bool back) {
  const std::vector<Variant> all = variantsOf(file);
  const auto own = std::ranges::find(all, variantLabel(file), &Variant::label);
  if (all.empty() || (all.size() == 1 && own != all.end())) return {};
  if (own == all.end()) return all.front().file; // its own file is gone
  const auto at = static_cast<std::size_t>(own - all.begin());
  return all[(at + (back ? all.size() - 1 : 1)) % all.size()].file;
}

std::string whyNoVariant(const fs::path& file, const std::string& label) {
  if (label.empty()) return say("A variant needs a name.");
  const auto isBad = [](char c) {
    return c == '/' || c == '\\' || c == mark || static_cast<unsigned char>(c) < ' ';
  };
  if (std::ranges::any_of(label, isBad) || label.front() == ' ' || label.back() == ' ')
    return say("\"{1}\" is not a valid name: / \\ ~ and spaces at its ends cannot be part of it.", {label});
  const fs::path target = variantFile(file, label);
  if (target.filename().string().size() > longestName) return say("The name is too long.");
  std::error_code error;
  if (fs::exists(target, error)) return say("There is a variant \"{1}\" already.", {label});
  // What would be read as another label or kind, such as "old.lake" of a file that does not say its kind.
  if (variantLabel(target) != label) return say("\"{1}\" is not a valid name.", {label});
  return {};
}

std::string variantName(const std::string& name, const std::string& before, const std::string& label) {
  std::string common = name;
  if (const std::string tail = ", " + before; !before.empty() && common.ends_with(tail))
    common.resize(common.size() - tail.size());
  if (label.empty()) return common;
  return common.empty() ? label : common + ", " + label;
}

Result<fs::path, formats::Problems> writeVariant(const EditedDocument& document, const std::string& label) {
  FAIRWAY_EXPECTS(whyNoVariant(document.file(), label).empty());
  formats::Document content = document.content();
  if (std::optional<std::string>& name = content.head.info.name)
    name = variantName(*name, variantLabel(document.file()), label);
  EditedDocument copy(std::move(content), document.references());
  auto saved = saveDocument(copy, variantFile(document.file(), label));
  if (!saved) return saved.fault();
  return saved->file;
}

} // namespace fairway::editor
