#pragma once

#include "editor/model/edited_document.h"

namespace fairway::editor {

// Work that is on no disk yet is kept beside the document, never over it: `NAME.recovery`.
std::filesystem::path recoveryFile(const std::filesystem::path& document);

// Where the work of a window without a file name is kept, in the program's own folder. It is held while this
// object lives, by a lock that ends with the process at the latest: so no other window, of this program or
// of one started later, writes there or takes what lies there.
class UntitledRecovery {
public:
  // A place where nothing lies yet; none where the folder cannot be written.
  static std::optional<UntitledRecovery> take(const std::filesystem::path& folder);
  // The places with work whose window is gone without having saved or dropped it.
  static std::vector<UntitledRecovery> leftBehind(const std::filesystem::path& folder);

  UntitledRecovery(UntitledRecovery&& other) noexcept;
  UntitledRecovery& operator=(UntitledRecovery&& other) noexcept;
  ~UntitledRecovery();

  const std::filesystem::path& file() const { return file_; }

private:
  UntitledRecovery(std::filesystem::path file, int lock) : file_(std::move(file)), lock_(lock) {}
  static std::optional<UntitledRecovery> hold(const std::filesystem::path& file);

  std::filesystem::path file_;
  int lock_; // an open file's number; -1: moved away
};

// Whether it could be written.
bool writeRecovery(const EditedDocument& document, const std::filesystem::path& recovery);
void removeRecovery(const std::filesystem::path& recovery);

// The work found there as far as it can be read, faults and all; its references are absolute.
std::optional<formats::Document> readRecovery(const std::filesystem::path& recovery);

} // namespace fairway::editor
