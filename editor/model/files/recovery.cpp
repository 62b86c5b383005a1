#include "editor/model/files/recovery.h"

#include "editor/model/files/sanitize.h"
#include "editor/model/work/game.h"
#include "formats/document/atomic_file.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"

#include <algorithm>

namespace fairway::editor {

namespace fs = std::filesystem;

fs::path recoveryFile(const fs::path& document) {
  return document.string() + ".recovery";
}

FileLock::Try holdDocument(const fs::path& document) {
  std::error_code error;
  const fs::path real = fs::weakly_canonical(document, error);
  const fs::path& file = error ? document : real;
  return FileLock::hold(file.parent_path() / ("." + file.filename().string() + ".lock"));
}

std::optional<UntitledRecovery> UntitledRecovery::hold(const fs::path& file) {
  FileLock::Try held = FileLock::hold(file.string() + ".lock");
  return held.lock ? std::optional(UntitledRecovery(file, std::move(*held.lock))) : std::nullopt;
}

std::optional<UntitledRecovery> UntitledRecovery::take(const fs::path& folder) {
  constexpr int most = 1000; // windows; a folder that cannot be written would be tried for ever
  std::error_code error;
  fs::create_directories(folder, error);
  for (int number = 1; number <= most; ++number) {
    const fs::path file = folder / ("untitled-" + std::to_string(number) + ".recovery");
    if (fs::exists(file, error)) continue;
    if (auto held = hold(file)) return held;
  }
  return std::nullopt;
}

std::vector<UntitledRecovery> UntitledRecovery::leftBehind(const fs::path& folder) {
  std::vector<fs::path> files;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with("untitled") && name.ends_with(".recovery")) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  std::vector<UntitledRecovery> places;
  for (const fs::path& file : files)
    if (auto held = hold(file)) places.push_back(std::move(*held));
  return places;
}

bool writeRecovery(formats::Document content, const fs::path& recovery) {
  std::error_code error;
  if (recovery.has_parent_path()) fs::create_directories(recovery.parent_path(), error);
  gameOf(content).toRecovery(content);
  return !formats::replaceFile(recovery, formats::writeDocument(content));
}

void removeRecovery(const fs::path& recovery) {
  std::error_code error; // it is no fault if there is none
  fs::remove(recovery, error);
}

std::optional<formats::Document> readRecovery(const fs::path& recovery) {
  std::error_code error;
  if (!fs::is_regular_file(recovery, error)) return std::nullopt;
  const auto text = formats::readText(recovery);
  if (!text) return std::nullopt;
  formats::PartlyRead partly = formats::readDespiteFaults(*text, recovery.string());
  if (!partly.read || !findKind(partly.read->document)) return std::nullopt;
  formats::Document content = mended(std::move(partly.read->document));
  gameOf(content).fromRecovery(content);
  return content;
}

} // namespace fairway::editor
