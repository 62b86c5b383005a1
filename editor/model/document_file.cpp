#include "editor/model/document_file.h"

#include "editor/model/translation.h"
#include "formats/atomic_file.h"
#include "formats/reader.h"
#include "formats/writer.h"

namespace fairway::editor {

using formats::Document;
using formats::Problems;
namespace fs = std::filesystem;

namespace {

// The one reference to another file that the document may hold.
formats::DocumentPath* referenceIn(Document& content) {
  if (auto* lake = std::get_if<formats::LakeDocument>(&content))
    if (auto* tiles = std::get_if<formats::TileLayout>(&lake->content)) return &tiles->set;
  if (auto* course = std::get_if<formats::CourseDocument>(&content))
    return std::get_if<formats::DocumentPath>(&course->body.lake);
  return nullptr;
}

template <class Kind>
Result<Kind, Problems> readAs(const fs::path& file, const formats::Loader& load, const char* kind) {
  const auto text = load(file);
  if (!text) return text.fault();
  auto read = formats::readDocument(*text, file.string());
  if (!read) return read.fault();
  if (auto* document = std::get_if<Kind>(&read->document)) return std::move(*document);
  return Problems{{file.string(), 0, 0, "kind", std::string("expected a ") + kind}};
}

} // namespace

Document withAbsoluteReferences(Document content, const fs::path& folder) {
  if (formats::DocumentPath* path = referenceIn(content))
    *path = (folder / *path).lexically_normal().string();
  return content;
}

Document withRelativeReferences(Document content, const fs::path& folder) {
  if (formats::DocumentPath* path = referenceIn(content)) {
    const fs::path relative = fs::path(*path).lexically_relative(folder.lexically_normal());
    if (!relative.empty()) *path = relative.generic_string();
  }
  return content;
}

Result<References, Problems> readReferences(const Document& content, const formats::Loader& load) {
  References references;
  const formats::DocumentPath* path = referenceIn(const_cast<Document&>(content));
  if (!path) return references;
  if (std::holds_alternative<formats::LakeDocument>(content)) {
    auto set = readAs<formats::TilesetDocument>(*path, load, "tileset");
    if (!set) return set.fault();
    references.set = std::move(set->set);
    return references;
  }
  const auto document = readAs<formats::LakeDocument>(*path, load, "lake");
  if (!document) return document.fault();
  auto lake = formats::resolveLake(*document, *path, load);
  if (!lake) return lake.fault();
  references.lake = std::move(*lake);
  return references;
}

DiskChange compareWithDisk(const DiskState& state) {
  if (state.file.empty()) return DiskChange::None;
  std::error_code error;
  if (!fs::exists(state.file, error)) return DiskChange::Gone;
  const auto now = formats::readText(state.file);
  return now && *now == state.text ? DiskChange::None : DiskChange::Changed;
}

Result<OpenedDocument, Problems> openDocument(const fs::path& named) {
  std::error_code error;
  fs::path file = fs::absolute(named, error);
  if (error) file = named;
  auto text = formats::readText(file);
  if (!text) return text.fault();
  auto read = formats::readDocument(*text, file.string());
  if (!read) return read.fault();
  if (std::holds_alternative<formats::RecordDocument>(read->document))
    return Problems{
        {file.string(), 0, 0, "kind",
         say("a record is played back with `fairway replay`; the editor opens lakes, tile sets and "
             "courses")}};
  OpenedDocument opened;
  Document content = withAbsoluteReferences(std::move(read->document), file.parent_path());
  auto references = readReferences(content);
  if (!references) opened.referenceProblems = references.fault();
  opened.document = std::make_unique<EditedDocument>(
      std::move(content), references ? std::move(*references) : References(), file);
  opened.disk = {file, std::move(*text)};
  opened.otherComments = std::move(read->otherComments);
  return opened;
}

std::string textToSave(const EditedDocument& document, const fs::path& file) {
  return formats::writeDocument(withRelativeReferences(document.content(), file.parent_path()));
}

Result<DiskState, formats::Problem> saveDocument(EditedDocument& document, const fs::path& named) {
  std::error_code error;
  fs::path file = fs::absolute(named, error);
  if (error) file = named;
  std::string text = textToSave(document, file);
  if (std::optional<formats::Problem> problem = formats::replaceFile(file, text)) return *problem;
  document.setFile(file);
  document.markSaved();
  return DiskState{file, std::move(text)};
}

fs::path withEnding(const fs::path& file, const Document& content) {
  const std::string name = file.filename().string();
  if (name.ends_with(".yaml") || name.ends_with(".yml")) return file;
  return file.string() + "." + std::string(kindOf(content)) + ".yaml";
}

} // namespace fairway::editor
