#include "editor/model/files/document_file.h"

#include "editor/model/words/translation.h"
#include "editor/model/work/game.h"
#include "formats/document/head.h"
#include "formats/document/kind.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"

#include <atomic>

namespace fairway::editor {

using formats::Document;
using formats::Problems;
namespace fs = std::filesystem;

Document withAbsoluteReferences(Document content, const fs::path& folder) {
  formats::changeReferences(content, [&](const std::string&, formats::DocumentPath& path) {
    path = (folder / path).lexically_normal().string();
  });
  return content;
}

Document withRelativeReferences(Document content, const fs::path& folder) {
  formats::changeReferences(content, [&](const std::string&, formats::DocumentPath& path) {
    const fs::path relative = fs::path(path).lexically_relative(folder.lexically_normal());
    if (!relative.empty()) path = relative.generic_string();
  });
  return content;
}

Result<References, Problems> readReferences(const Document& content, const formats::Loader& load) {
  return gameOf(content).readReferences(content, load);
}

DiskState diskStateOf(const fs::path& file) {
  auto text = file.empty() ? Result<std::string, Problems>(Problems()) : formats::readText(file);
  return {file, text ? std::move(*text) : std::string()};
}

DiskChange compareWithDisk(const DiskState& state) {
  if (state.file.empty()) return DiskChange::None;
  std::error_code error;
  if (!fs::exists(state.file, error)) return DiskChange::Gone;
  const auto now = formats::readText(state.file);
  return now && *now == state.text ? DiskChange::None : DiskChange::Changed;
}

DiskChange glanceAtDisk(DiskState& state) {
  if (state.file.empty()) return DiskChange::None;
  // Taken before the text is read: what is written in between has another.
  const std::optional<FileStamp> now = stampOf(state.file);
  if (now && *now == state.stamp) return DiskChange::None;
  const DiskChange change = compareWithDisk(state);
  if (now && change == DiskChange::None) state.stamp = *now;
  return change;
}

namespace {

std::atomic<WriteProbe> writeProbe = nullptr; // files are looked at in another thread too

bool mayWrite(const fs::path& file) {
  const WriteProbe probe = writeProbe;
  return probe ? probe(file) : system::mayWrite(file);
}

} // namespace

WriteProbe answerForTheSystem(WriteProbe probe) {
  return writeProbe.exchange(probe);
}

bool isReadOnly(const fs::path& file) {
  return stampOf(file) && !mayWrite(file);
}

CommandPtr pointTo(const Document& content, const fs::path& file) {
  Document pointing = content;
  formats::changeReferences(pointing, [&](const std::string&, formats::DocumentPath& path) {
    path = file.lexically_normal().string();
  });
  if (pointing.body == content.body) return nullptr;
  const auto reach = [](Document& each) -> formats::Body& { return each.body; };
  return std::make_unique<ValueChange<formats::Body>>(say("Use {1}", {file.filename().string()}), reach,
                                                      std::move(pointing.body));
}

fs::path referenceOf(const Document& content) {
  fs::path found;
  formats::visitReferences(content,
                           [&](const std::string&, const formats::DocumentPath& path) { found = path; });
  return found;
}

namespace {

fs::path absoluteOf(const fs::path& named) {
  std::error_code error;
  const fs::path file = fs::absolute(named, error);
  return error ? named : file;
}

// Why documents of this kind are not edited; empty: they are.
Problems whyNotEdited(const Document& content, const fs::path& file) {
  if (findKind(content)) return {};
  const Game* game = findGame(content);
  return {{file.string(), 0, 0, "kind",
           game ? say(game->notEdited) : say("documents of this game cannot be edited")}};
}

// On the desk, with what it points to.
OpenedDocument laidOut(formats::ReadDocument read, const fs::path& folder) {
  OpenedDocument opened;
  Document content = withAbsoluteReferences(std::move(read.document), folder);
  auto references = readReferences(content);
  if (!references) opened.referenceProblems = references.fault();
  opened.document = std::make_unique<EditedDocument>(std::move(content),
                                                     references ? std::move(*references) : References());
  opened.otherComments = std::move(read.otherComments);
  return opened;
}

} // namespace

Result<OpenedDocument, Problems> openDocument(const fs::path& named) {
  const fs::path file = absoluteOf(named);
  auto text = formats::readText(file);
  if (!text) return text.fault();
  auto read = formats::readDocument(*text, file.string());
  if (!read) return read.fault();
  if (Problems problems = whyNotEdited(read->document, file); !problems.empty()) return problems;
  OpenedDocument opened = laidOut(std::move(*read), file.parent_path());
  opened.document->setFile(file);
  opened.disk = {file, std::move(*text)};
  return opened;
}

Result<OpenedDocument, Problems> openDespiteFaults(const fs::path& named) {
  const fs::path file = absoluteOf(named);
  const auto text = formats::readText(file);
  if (!text) return text.fault();
  formats::PartlyRead partly = formats::readDespiteFaults(*text, file.string());
  if (!partly.read) return std::move(partly.problems);
  if (Problems problems = whyNotEdited(partly.read->document, file); !problems.empty()) return problems;
  partly.read->document = mended(std::move(partly.read->document));
  OpenedDocument opened = laidOut(std::move(*partly.read), file.parent_path());
  if (const auto isBare = gameOf(opened.document->content()).isBare;
      isBare && isBare(opened.document->content()))
    return std::move(partly.problems);
  opened.otherComments.clear(); // the file that they are in is not overwritten
  opened.faults = std::move(partly.problems);
  opened.document->markUnsaved();
  return opened;
}

namespace {

const Import* importOf(const fs::path& file) {
  for (const Game* game : games())
    if (game->import && game->import->takes(file)) return game->import;
  return nullptr;
}

} // namespace

bool isForeign(const fs::path& file) {
  return importOf(file) != nullptr;
}

Result<OpenedDocument, Problems> openForeign(const fs::path& named) {
  const fs::path file = absoluteOf(named);
  const Import* import = importOf(file);
  FAIRWAY_EXPECTS(import != nullptr);
  auto content = import->read(file);
  if (!content) return content.fault();
  OpenedDocument opened;
  opened.document = std::make_unique<EditedDocument>(std::move(*content));
  opened.document->markUnsaved();
  return opened;
}

std::string textToSave(const EditedDocument& document, const fs::path& file) {
  return formats::writeDocument(withRelativeReferences(document.content(), file.parent_path()));
}

namespace {

// Why no reader would take the text; empty if all is well.
Problems whyNoDocument(const EditedDocument& document, const std::string& text, const fs::path& file) {
  if (const auto whyNot = gameOf(document.content()).whyNotSaved)
    if (Problems problems = whyNot(document, file); !problems.empty()) return problems;
  const auto read = formats::readDocument(text, file.string());
  return read ? Problems() : read.fault();
}

} // namespace

Result<DiskState, Problems> saveDocument(EditedDocument& document, const fs::path& named) {
  const fs::path file = absoluteOf(named);
  std::string text = textToSave(document, file);
  if (Problems problems = whyNoDocument(document, text, file); !problems.empty()) return problems;
  if (std::optional<formats::Problem> problem = formats::replaceFile(file, text)) return Problems{*problem};
  document.setFile(file);
  document.markSaved();
  return DiskState{file, std::move(text)};
}

fs::path withEnding(const fs::path& file, const Document& content) {
  const std::string name = file.filename().string();
  if (name.ends_with(".yaml") || name.ends_with(".yml")) return file;
  return file.string() + "." + std::string(kindOf(content)) + ".yaml";
}

formats::Document mended(formats::Document content) {
  DocumentInfo& info = content.head.info;
  std::erase_if(info.waivers, [](const Waiver& waiver) {
    return !formats::isCheckCode(waiver.code) || waiver.why.empty();
  });
  std::erase_if(info.severity, [](const auto& each) { return !formats::isCheckCode(each.first); });
  if (const Game* game = findGame(content); game && game->mend) game->mend(content);
  return content;
}

} // namespace fairway::editor
