// The names that a desk offers, and what is meant by those that are typed.
#include "editor/model/files/desk_file.h"

namespace fairway::editor {

namespace fs = std::filesystem;

fs::path DeskFile::nameToSave(const std::string& untitled) const {
  fs::path name = file().empty() ? suggested_ : file();
  if (name.empty()) name = document_->content().head.info.name.value_or(untitled);
  return withEnding(name, document_->content());
}

fs::path DeskFile::nameTyped(const fs::path& typed) const {
  std::string name = typed.string();
  while (name.ends_with(".yaml.yaml")) name.resize(name.size() - 5);
  const std::string kind = "." + std::string(kindOf(document_->content()));
  const std::string whole = kind + ".yaml";
  const std::string own = file().string();
  const bool ownHasKind = own.empty() || own.ends_with(whole);
  if (ownHasKind && name != own && name.ends_with(".yaml") && !name.ends_with(whole))
    name.insert(name.size() - 5, kind);
  return withEnding(name, document_->content());
}

fs::path DeskFile::nameToExport(const std::string& untitled, const std::string& ending) const {
  std::string name = file().empty() ? untitled : file().string();
  if (name.ends_with(".yaml")) name.resize(name.size() - 5);
  return name + ending;
}

} // namespace fairway::editor
