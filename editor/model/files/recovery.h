#pragma once

#include "editor/model/document/edited_document.h"
#include "system/file_lock.h"

namespace fairway::editor {

using system::FileLock;

// Work that is on no disk yet is kept beside the document, never over it: `NAME.recovery`.
std::filesystem::path recoveryFile(const std::filesystem::path& document);

// The program's own folder, for work that has no file: in XDG's folder for what programs remember. Of a user
// without a home it is where work at least outlives the program. Empty: there is no such folder either. It
// never depends on where the program was started.
std::filesystem::path recoveryFolder();
// Where editions before this one kept it; what lies there is still found. Empty: nowhere.
std::filesystem::path formerRecoveryFolder();

// A program that works on a document holds it: a second program would overwrite the recovery of the first,
// and each would undo what the other saves. A link and what it points to are one document.
FileLock::Try holdDocument(const std::filesystem::path& document);

// Where the work of a window without a file name is kept, in the program's own folder. It is held while this
// object lives: so no other window, of this program or of one started later, writes there or takes what lies
// there.
class UntitledRecovery {
public:
  // A place where nothing lies yet; none where the folder cannot be written, or is empty.
  static std::optional<UntitledRecovery> take(const std::filesystem::path& folder);
  // The places with work whose window is gone without having saved or dropped it.
  static std::vector<UntitledRecovery> leftBehind(const std::filesystem::path& folder);

  const std::filesystem::path& file() const { return file_; }

private:
  UntitledRecovery(std::filesystem::path file, FileLock lock)
      : file_(std::move(file)), lock_(std::move(lock)) {}
  static std::optional<UntitledRecovery> hold(const std::filesystem::path& file);

  std::filesystem::path file_;
  FileLock lock_;
};

// Whether it could be written.
bool writeRecovery(formats::Document content, const std::filesystem::path& recovery);
inline bool writeRecovery(const EditedDocument& document, const std::filesystem::path& recovery) {
  return writeRecovery(document.content(), recovery);
}
// The same in the last moment of a program with a fault, which may have damaged what it writes: beside the
// recovery, not over it.
bool writeLastRecovery(formats::Document content, const std::filesystem::path& recovery);
void removeRecovery(const std::filesystem::path& recovery);

// The work found there as far as it can be read, faults and all; its references are absolute. What was
// written in the last moment is taken where it is whole, or where there is nothing better.
std::optional<formats::Document> readRecovery(const std::filesystem::path& recovery);

} // namespace fairway::editor
