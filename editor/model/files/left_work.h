#pragma once

#include "editor/model/files/desk_file.h"

// Work that a window could not save any more, and how the next one finds it.
namespace fairway::editor {

// Unsaved work on the document that was found beside its file; none: there is no such work, or another
// program holds it. What equals the file is not offered but removed.
struct FoundWork {
  formats::Document content;
  std::vector<std::string> differences; // from the file
};
std::optional<FoundWork> unsavedWorkOn(const Arrival& arrival);
void recover(Arrival& arrival, formats::Document found); // instead of what the file holds
Arrival recovered(formats::Document found, UntitledRecovery place);
std::unique_ptr<EditedDocument> unsavedDocument(formats::Document content);

// The program notes in its own folder which documents have a recovery beside them: without the note nobody
// would look there, least of all if the document itself is gone. Without a folder (an empty path)
// there are no notes.
void rememberWorkBeside(const std::filesystem::path& ownFolder, const std::filesystem::path& document);
void dropWorkBeside(const std::filesystem::path& ownFolder, const std::filesystem::path& document);
// The documents that still have one. Notes of what is there no more are removed.
std::vector<std::filesystem::path> documentsWithWork(const std::filesystem::path& ownFolder);

} // namespace fairway::editor
