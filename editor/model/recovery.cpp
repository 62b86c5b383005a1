#include "editor/model/recovery.h"

#include "formats/atomic_file.h"
#include "formats/reader.h"
#include "formats/writer.h"

namespace fairway::editor {

namespace fs = std::filesystem;

fs::path recoveryFile(const fs::path& document, const fs::path& folder) {
  return document.empty() ? folder / "untitled.recovery" : fs::path(document.string() + ".recovery");
}

bool writeRecovery(const EditedDocument& document, const fs::path& recovery) {
  std::error_code error;
  if (recovery.has_parent_path()) fs::create_directories(recovery.parent_path(), error);
  return !formats::replaceFile(recovery, formats::writeDocument(document.content()));
}

void removeRecovery(const fs::path& recovery) {
  std::error_code error; // it is no fault if there is none
  fs::remove(recovery, error);
}

std::optional<formats::Document> readRecovery(const fs::path& recovery) {
  std::error_code error;
  if (!fs::is_regular_file(recovery, error)) return std::nullopt;
  auto read = formats::readDocumentFile(recovery);
  if (!read) return std::nullopt;
  return std::move(read->document);
}

} // namespace fairway::editor
