#pragma once

#include "editor/model/edited_document.h"
#include "formats/resolve.h"

namespace fairway::editor {

// While a document is on the desk its references are absolute, so that no undo and no "save as" can bend
// them; on the disk they are relative to the document.
formats::Document withAbsoluteReferences(formats::Document content, const std::filesystem::path& folder);
formats::Document withRelativeReferences(formats::Document content, const std::filesystem::path& folder);

// The tile set or lake that the document points to, with absolute references.
Result<References, formats::Problems> readReferences(const formats::Document& content,
                                                     const formats::Loader& load = formats::fileLoader());

// What is known of the file on the disk, to notice when another program changes it.
struct DiskState {
  std::filesystem::path file;
  std::string text;
};

enum class DiskChange : std::uint8_t { None, Changed, Gone };
DiskChange compareWithDisk(const DiskState& state);

struct OpenedDocument {
  std::unique_ptr<EditedDocument> document;
  DiskState disk;
  std::vector<int> otherComments;      // lines whose comments saving would drop
  formats::Problems referenceProblems; // why a tile set or lake could not be read; the document opens anyway
};

// Opens a lake, tile set or course. A record is refused: it is played back, not edited.
Result<OpenedDocument, formats::Problems> openDocument(const std::filesystem::path& file);

// The text that saving writes.
std::string textToSave(const EditedDocument& document, const std::filesystem::path& file);

// Saves whole or not at all; on success the document is unmodified and bears the file's name.
Result<DiskState, formats::Problem> saveDocument(EditedDocument& document, const std::filesystem::path& file);

// The ending that names the kind: "two-herons" becomes "two-herons.lake.yaml"; a yaml ending is kept.
std::filesystem::path withEnding(const std::filesystem::path& file, const formats::Document& content);

} // namespace fairway::editor
