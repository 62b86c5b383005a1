#include "editor/model/files/left_work.h"

#include "editor/model/files/differences.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "system/files.h"

#include <cstdint>
#include <set>

namespace fairway::editor {

namespace fs = std::filesystem;
using formats::Document;

std::unique_ptr<EditedDocument> unsavedDocument(Document content) {
  auto references = readReferences(content);
  auto document = std::make_unique<EditedDocument>(std::move(content),
                                                   references ? std::move(*references) : References());
  document->markUnsaved();
  return document;
}

std::optional<FoundWork> unsavedWorkOn(const Arrival& arrival) {
  if (!arrival.hold || arrival.disk.file.empty()) return std::nullopt;
  const fs::path place = recoveryFile(arrival.document->file());
  std::optional<Document> found = readRecovery(place);
  if (!found) return std::nullopt;
  FoundWork work{std::move(*found), {}};
  work.differences = differences(arrival.document->content(), work.content);
  if (!work.differences.empty()) return work;
  removeRecovery(place);
  return std::nullopt;
}

void recover(Arrival& arrival, Document found) {
  const fs::path file = arrival.document->file();
  arrival.document = unsavedDocument(std::move(found));
  arrival.document->setFile(file);
}

Arrival recovered(Document found, UntitledRecovery place) {
  Arrival arrival{unsavedDocument(std::move(found))};
  arrival.kept = std::move(place);
  return arrival;
}

namespace {

constexpr std::string_view noteEnding = ".work";

// A path may be longer than a name, so the note is named by a number made of it (FNV-1a) and holds the path.
fs::path noteOn(const fs::path& ownFolder, const fs::path& document) {
  std::uint64_t number = 14695981039346656037u;
  for (const char letter : document.string())
    number = (number ^ static_cast<unsigned char>(letter)) * 1099511628211u;
  return ownFolder / (std::to_string(number) + std::string(noteEnding));
}

void removeNote(const fs::path& note) {
  std::error_code error; // ignored: there may be none
  fs::remove(note, error);
}

} // namespace

void rememberWorkBeside(const fs::path& ownFolder, const fs::path& document) {
  if (ownFolder.empty()) return;
  const fs::path note = noteOn(ownFolder, document);
  std::error_code error;
  if (fs::exists(note, error)) return;
  fs::create_directories(ownFolder, error);
  formats::replaceFile(note, document.string()); // if it fails, the work is offered when the file is opened
}

void dropWorkBeside(const fs::path& ownFolder, const fs::path& document) {
  removeRecovery(recoveryFile(document));
  if (!ownFolder.empty()) removeNote(noteOn(ownFolder, document));
}

std::vector<fs::path> documentsWithWork(const fs::path& ownFolder) {
  std::set<fs::path> documents; // in their order
  for (const fs::path& note : system::entriesOf(ownFolder)) {
    if (!note.filename().string().ends_with(noteEnding)) continue;
    const auto text = formats::readText(note);
    if (!text) continue;
    const fs::path document = *text;
    if (readRecovery(recoveryFile(document)))
      documents.insert(document);
    else
      removeNote(note);
  }
  return {documents.begin(), documents.end()};
}

} // namespace fairway::editor
