#pragma once

#include "editor/model/document/edited_document.h"
#include "formats/document/document.h"
#include "formats/document/references.h"
#include "system/files.h"

#include <filesystem>

namespace fairway::editor {

// While a document is on the desk its references are absolute, so that no undo and no "save as" can bend
// them; on the disk they are relative to the document.
formats::Document withAbsoluteReferences(formats::Document content, const std::filesystem::path& folder);
formats::Document withRelativeReferences(formats::Document content, const std::filesystem::path& folder);

// The step that lets it point to another file.
CommandPtr pointTo(const formats::Document& content, const std::filesystem::path& file);

// What the documents mean that this one points to, with absolute references.
Result<References, formats::Problems> readReferences(const formats::Document& content,
                                                     const formats::Loader& load = formats::fileLoader());

// What is known of the file on the disk, to notice when another program changes it.
using system::FileStamp;
using system::stampOf;

struct DiskState {
  std::filesystem::path file;
  std::string text;
  FileStamp stamp = {}; // when it was last compared; none of a file: it never was
};

DiskState diskStateOf(const std::filesystem::path& file); // as it is now; empty where there is none

enum class DiskChange : std::uint8_t { None, Changed, Gone };
DiskChange compareWithDisk(const DiskState& state);
// The same for callers that look often: a file with the same stamp is not read again.
DiskChange glanceAtDisk(DiskState& state);

bool isReadOnly(const std::filesystem::path& file); // there is such a file, and it must not be written

struct OpenedDocument {
  std::unique_ptr<EditedDocument> document;
  DiskState disk;
  std::vector<int> otherComments;      // lines whose comments saving would drop
  formats::Problems referenceProblems; // why what it points to could not be read; the document opens anyway
  formats::Problems faults;            // of a document that was opened in spite of them
};

// Opens a document of a kind that is edited. Others are refused, such as a record: it is played back.
Result<OpenedDocument, formats::Problems> openDocument(const std::filesystem::path& file);

// The same of a file with faults, as far as it can be understood; the rest is left out. It bears no name, so
// that saving asks for one and never writes over the file unasked. Refused is what nothing can be shown of.
Result<OpenedDocument, formats::Problems> openDespiteFaults(const std::filesystem::path& file);

// A file of another program, such as a Tiled map, as a document without a name: the same code as `fairway
// import`. It must be one that a game imports.
Result<OpenedDocument, formats::Problems> openForeign(const std::filesystem::path& file);
bool isForeign(const std::filesystem::path& file); // by its ending

// The file that the document points to; empty if there is none.
std::filesystem::path referenceOf(const formats::Document& content);

// The text that saving writes.
std::string textToSave(const EditedDocument& document, const std::filesystem::path& file);

// Saves whole or not at all; on success the document is unmodified and bears the file's name. What no reader
// would take is not written.
Result<DiskState, formats::Problems> saveDocument(EditedDocument& document,
                                                  const std::filesystem::path& file);

// The ending that names the kind: "two-herons" becomes "two-herons.lake.yaml"; a yaml ending is kept.
std::filesystem::path withEnding(const std::filesystem::path& file, const formats::Document& content);

// A document that was read in spite of faults, made fit to be worked on: what says nothing (a waiver without
// a reason, a severity of no check) is left out, and the game mends the rest.
formats::Document mended(formats::Document content);

// Says whether a file may be written. The system does, unless a test answers for it: as root, tests may write
// everything. Returns the previous function; null: the system.
using WriteProbe = bool (*)(const std::filesystem::path& file);
WriteProbe answerForTheSystem(WriteProbe probe);

} // namespace fairway::editor
